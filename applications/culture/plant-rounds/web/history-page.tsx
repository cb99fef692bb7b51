import Box from '@mui/material/Box'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { FilterSelect } from '#kernel/web/kit/filter-select.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { PageSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useAddress } from '#kernel/web/use-address.ts'
import { measures } from '../measure.model.ts'
import { plantRoundsCalls } from '../plant-rounds.calls.ts'
import { CurvesOfMeasure } from './curves-of-measure.tsx'
import { RoundsTable } from './rounds-table.tsx'

/** A measure of a crop from round to round, set against another crop or one of its plants. */
export function HistoryPage() {
  const t = useT()
  const address = useAddress<'crop' | 'against' | 'measure' | 'plant'>()
  const [crop, against] = [address.of('crop'), address.of('against')]
  const measure = measures.find(one => one === address.of('measure'))
  const { data, error, refetch } = useCall(
    plantRoundsCalls.getRegistrationSeries,
    {
      ...(crop && { plantingId: crop }),
      ...(against && { againstId: against }),
      ...(measure && { measure }),
    },
    { keepsFormer: true },
  )
  if (error && !data) return <Failed error={error} onRetry={refetch} />
  if (!data) return <PageSkeleton />
  const [first] = data.series
  if (!first)
    return (
      <Page title={t('culture.rounds.history-title')}>
        <Empty title={t('culture.rounds.no-curve')} text={t('culture.rounds.no-curve-text')} />
      </Page>
    )
  const plant = data.plants.find(({ tag }) => tag === address.of('plant'))
  const crops = data.crops.map(({ id, name }) => ({ value: id, label: name }))
  return (
    <Page title={t('culture.rounds.history-title')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <FilterSelect
          label={t('culture.rounds.crop')}
          choices={crops}
          chosen={first.plantingId}
          onChoose={value => address.change({ crop: value, plant: null })}
        />
        <FilterSelect
          label={t('culture.rounds.measure')}
          choices={data.measures.map(value => ({ value, label: t(`culture.rounds.measure.${value}`) }))}
          chosen={data.measure}
          onChoose={value => address.change({ measure: value })}
        />
        <FilterSelect
          label={t('culture.rounds.against')}
          choices={crops.filter(({ value }) => value !== first.plantingId)}
          chosen={against}
          onChoose={value => address.change({ against: value })}
          all={t('culture.rounds.nothing-against')}
        />
        <FilterSelect
          label={t('culture.rounds.one-plant')}
          choices={data.plants.map(({ tag }) => ({ value: tag, label: tag }))}
          chosen={plant?.tag ?? null}
          onChoose={value => address.change({ plant: value })}
          all={t('culture.rounds.all-plants')}
        />
      </Box>
      <CurvesOfMeasure told={data} plant={plant} />
      <RoundsTable told={data} />
    </Page>
  )
}
