import Box from '@mui/material/Box'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { Curves } from '#kernel/web/kit/curves.tsx'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { FilterSelect } from '#kernel/web/kit/filter-select.tsx'
import type { Measure as Curve } from '#kernel/web/kit/measure.ts'
import { Page } from '#kernel/web/kit/page.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { PageSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useListState } from '#kernel/web/kit/use-list-state.ts'
import { wholeTable } from '#kernel/web/kit/whole-table.ts'
import { useAddress } from '#kernel/web/use-address.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { type MeanOfRound, measures, type Vigour, vigourOf } from '../measure.model.ts'
import type { NotationSeries } from '../plant-round.model.ts'
import { plantRoundsCalls } from '../plant-rounds.calls.ts'
import { useWrittenMeasure } from './use-written-measure.ts'

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

const tones = ['primary', 'secondary'] as const

type CurvesProps = { told: NotationSeries; plant: NotationSeries['plants'][number] | undefined }

function CurvesOfMeasure({ told: { crops, days, measure, series }, plant }: CurvesProps) {
  const t = useT()
  const { dayAndMonth } = useFormat()
  const written = useWrittenMeasure()
  const name = t(`culture.rounds.measure.${measure}`)
  const last = series[0]?.means.findLast(mean => mean !== null)?.mean ?? null
  const isTruss = crops.find(({ id }) => id === series[0]?.plantingId)?.isTruss ?? false
  const curves: Curve[] = [
    ...series.map((one, place) => ({
      name: one.name,
      values: one.means.map(mean => mean?.mean ?? null),
      written: (value: number) => written(measure, value, true),
      tone: tones[place] ?? ('info' as const),
    })),
    ...(plant
      ? [
          {
            name: plant.tag,
            values: plant.values,
            written: (value: number) => written(measure, value),
            tone: 'info' as const,
          },
        ]
      : []),
  ]
  return (
    <SectionCard
      title={name}
      actions={measure === 'headDiameterMm' && last !== null && isTruss && <VigourChip vigour={vigourOf(last)} />}
    >
      <Curves
        title={t('culture.rounds.last-mean', { value: written(measure, last, true) })}
        moments={days.map(day => dayAndMonth(`${day}T12:00:00Z`))}
        measures={curves}
        zooms
      />
    </SectionCard>
  )
}

const tonesOfVigour = { weak: 'warning', balanced: 'success', strong: 'info' } as const

function VigourChip({ vigour }: { vigour: Vigour }) {
  const t = useT()
  return <Chip label={t(`culture.rounds.vigour.${vigour}`)} tone={tonesOfVigour[vigour]} />
}

type Row = { day: string; means: readonly (MeanOfRound | null)[] }

/** The figures behind, the last round first. */
function RoundsTable({ told }: { told: NotationSeries }) {
  const t = useT()
  const list = useListState({ module: 'culture.notations', usualSize: 25 })
  const rows = told.days.map((day, at): Row => ({ day, means: told.series.map(({ means }) => means[at] ?? null) }))
  const columns = useColumns(told)
  return (
    <DataTable
      label={t('culture.rounds.history-title')}
      {...wholeTable({
        list,
        answer: { data: rows.toReversed(), error: null, isFetching: false, refetch: () => undefined },
        columns,
        textOf: ({ day }) => day,
      })}
      rowId={({ day }) => day}
      rowName={({ day }) => day}
      exportName={`${t('culture.rounds.history-title')} ${t(`culture.rounds.measure.${told.measure}`)}`}
      empty={{ title: t('culture.rounds.no-curve') }}
    />
  )
}

function useColumns({ series, measure }: NotationSeries): Column<Row>[] {
  const t = useT()
  const { date, difference } = useFormat()
  const written = useWrittenMeasure()
  const named = (what: string, name: string) => (series.length > 1 ? `${name} · ${what}` : what)
  return [
    {
      key: 'day',
      label: t('culture.rounds.due-on'),
      text: ({ day }) => date(day),
      comparedBy: ({ day }) => day,
      width: 160,
    },
    ...series.flatMap(({ name, plantingId }, place): Column<Row>[] => [
      {
        key: `mean ${plantingId}`,
        label: named(t('culture.rounds.mean'), name),
        text: ({ means }) => written(measure, means[place]?.mean ?? null, true),
        comparedBy: ({ means }) => means[place]?.mean ?? -1,
        align: 'end',
      },
      {
        key: `difference ${plantingId}`,
        label: named(t('culture.rounds.difference'), name),
        text: ({ means }) => difference(means[place]?.difference ?? null, { maximumFractionDigits: 2 }),
        comparedBy: ({ means }) => means[place]?.difference ?? -1,
        align: 'end',
      },
      {
        key: `plants ${plantingId}`,
        label: named(t('culture.rounds.present-plants'), name),
        text: ({ means }) => means[place]?.plants ?? null,
        comparedBy: ({ means }) => means[place]?.plants ?? 0,
        align: 'end',
        hiddenBelow: 'md',
      },
    ]),
  ]
}
