import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { CardSkeleton, ContextSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { StaffFigures } from '../indicator.model.ts'
import { indicatorsCalls } from '../indicators.calls.ts'
import { addressOfStaff, type Chosen } from './address-of-staff.ts'
import { ContractTiles } from './contract-tiles.tsx'
import { CountedTable } from './counted-table.tsx'
import { HeadcountByWeek } from './headcount-by-week.tsx'
import { IndicatorFilters } from './indicator-filters.tsx'
import { StaffTiles } from './staff-tiles.tsx'
import { type Narrowing, useFiltersOfIndicators } from './use-filters-of-indicators.ts'

/** The staff in figures: how many, who comes and goes, where they work and under which contracts. */
export function IndicatorsPage() {
  const t = useT()
  const { longDate, week } = useFormat()
  const filters = useFiltersOfIndicators()
  const {
    data: figures,
    error,
    refetch,
  } = useCall(indicatorsCalls.getStaffFigures, filters.narrowing, { staleTime: 60_000, keepsFormer: true })
  return (
    <Page
      title={t('rh.indicators.title')}
      context={figures ? [longDate(figures.day), week(figures.day)].join(' · ') : !error && <ContextSkeleton />}
    >
      <IndicatorFilters filters={filters} />
      {error && !figures && (
        <Card>
          <Failed error={error} onRetry={refetch} />
        </Card>
      )}
      {!figures && !error && <CardSkeleton lines={2} />}
      {figures && <StaffTiles figures={figures} narrowing={filters.narrowing} />}
      {figures && <ContractTiles figures={figures} narrowing={filters.narrowing} />}
      {figures && <Parts figures={figures} narrowing={filters.narrowing} />}
    </Page>
  )
}

type PartsProps = { figures: StaffFigures; narrowing: Narrowing }

function Parts({ figures, narrowing }: PartsProps) {
  const t = useT()
  const { perSite, perUnit, perFamily, opensList } = figures
  const to = (chosen: Chosen) => (opensList ? addressOfStaff(narrowing, chosen) : undefined)
  return (
    <>
      <Box sx={{ ...columns, gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' } }}>
        <HeadcountByWeek narrowing={narrowing} />
        <SectionCard title={t('rh.indicators.contract-types')}>
          {perFamily.length === 0 && (
            <Typography sx={{ color: 'text.secondary' }}>{t('rh.indicators.nobody')}</Typography>
          )}
          <CountedTable
            label={t('rh.indicators.contract-types')}
            head={t('rh.field.typeOfContract')}
            lines={perFamily.map(({ family, count, percentage }) => ({
              key: family,
              name: t(`rh.family.${family}`),
              color: 'primary.main',
              count,
              percentage,
              to: to({ family }),
            }))}
          />
        </SectionCard>
      </Box>
      {perSite.length === 0 && (
        <Card>
          <Empty title={t('rh.indicators.nobody')} text={t('rh.indicators.nobody-text')} />
        </Card>
      )}
      {perSite.length > 0 && (
        <Box sx={{ ...columns, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}>
          <SectionCard title={t('rh.indicators.by-site')}>
            <CountedTable
              label={t('rh.indicators.by-site')}
              head={t('rh.field.site')}
              lines={perSite.map(({ id, label, color, count }) => ({
                key: id ?? 'none',
                name: label,
                color,
                count,
                to: to({ site: id ?? 'none' }),
              }))}
            />
          </SectionCard>
          <SectionCard title={t('rh.indicators.by-unit')}>
            <CountedTable
              label={t('rh.indicators.by-unit')}
              head={t('rh.field.unit')}
              lines={perUnit.map(({ id, label, site, color, count }) => ({
                key: id ?? 'none',
                name: label,
                within: site,
                color,
                count,
                to: to({ unit: id ?? 'none' }),
              }))}
            />
          </SectionCard>
        </Box>
      )}
    </>
  )
}

const columns = { display: 'grid', gap: 2 } as const
