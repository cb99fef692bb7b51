import Box from '@mui/material/Box'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { FilterSelect } from '#kernel/web/kit/filter-select.tsx'
import { useSession } from '#kernel/web/session.ts'
import { companiesCalls } from '#platform/companies/companies.calls.ts'
import { dashboardsCalls } from '../../dashboards.calls.ts'
import { periods } from '../../period.model.ts'
import type { FiltersOfPage } from './use-filters-of-page.ts'

type Props = { applicationId: number; filters: FiltersOfPage }

/** What every tile of the page is kept to. Nothing to choose where there is but one. */
export function DashboardFilters({ applicationId, filters: { companyId, siteId, period, change } }: Props) {
  const t = useT()
  const clientId = useSession().client?.id ?? ''
  const { data: companies = [] } = useCall(companiesCalls.getCompaniesOfClient, { clientId })
  const { data: sites = [] } = useCall(
    dashboardsCalls.getDashboardSites,
    { applicationId, ...(companyId && { companyId }) },
    { staleTime: 60_000, staysOnPage: true },
  )
  const offered = companies.filter(({ archived }) => !archived)
  return (
    <Box
      role="group"
      aria-label={t('configuration.dashboards.filters')}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}
    >
      {offered.length > 1 && (
        <FilterSelect
          label={t('field.company')}
          all={t('field.allCompanies')}
          choices={choicesOf(offered)}
          chosen={companyId}
          onChoose={company => change({ company, site: null })}
        />
      )}
      {(sites.length > 1 || siteId) && (
        <FilterSelect
          label={t('configuration.dashboards.site')}
          all={t('configuration.dashboards.sites')}
          choices={choicesOf(sites)}
          chosen={siteId}
          onChoose={site => change({ site })}
        />
      )}
      <FilterSelect
        label={t('configuration.dashboards.period')}
        choices={periods.map(value => ({ value, label: t(`configuration.dashboards.period.${value}`) }))}
        chosen={period}
        onChoose={chosen => change({ period: chosen })}
      />
    </Box>
  )
}

const choicesOf = (rows: readonly { id: string; name: string }[]) =>
  rows.map(({ id, name }) => ({ value: id, label: name }))
