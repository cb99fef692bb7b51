import Box from '@mui/material/Box'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { FilterSelect } from '#kernel/web/kit/filter-select.tsx'
import { indicatorsCalls } from '../indicators.calls.ts'
import type { FiltersOfIndicators } from './use-filters-of-indicators.ts'

/** Company, site and unit; nothing to choose where there is but one company, or none below what is chosen. */
export function IndicatorFilters({ filters: { narrowing, change } }: { filters: FiltersOfIndicators }) {
  const t = useT()
  const { companyId = null, siteId = null, unitId = null } = narrowing
  const { data: companies = [] } = useCall(indicatorsCalls.getPlacesOfIndicators, {}, { staleTime: 60_000 })
  const sites = companies.filter(({ id }) => companyId === null || id === companyId).flatMap(company => company.sites)
  const units = sites.find(({ id }) => id === siteId)?.units ?? []
  return (
    <Box
      role="group"
      aria-label={t('rh.indicators.filters')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, '&:empty': { display: 'none' } }}
    >
      {companies.length > 1 && (
        <FilterSelect
          label={t('field.company')}
          all={t('field.allCompanies')}
          choices={choicesOf(companies)}
          chosen={companyId}
          onChoose={company => change({ company, site: null, unit: null })}
        />
      )}
      {sites.length > 0 && (
        <FilterSelect
          label={t('rh.field.site')}
          all={t('rh.indicators.every-site')}
          choices={choicesOf(sites)}
          chosen={siteId}
          onChoose={site => change({ site, unit: null })}
        />
      )}
      {units.length > 0 && (
        <FilterSelect
          label={t('rh.field.unit')}
          all={t('rh.indicators.every-unit')}
          choices={choicesOf(units)}
          chosen={unitId}
          onChoose={unit => change({ unit })}
        />
      )}
    </Box>
  )
}

const choicesOf = (rows: readonly { id: string; name: string }[]) =>
  rows.map(({ id, name }) => ({ value: id, label: name }))
