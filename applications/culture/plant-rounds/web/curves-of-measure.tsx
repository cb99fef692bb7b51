import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { Curves } from '#kernel/web/kit/curves.tsx'
import type { Measure as Curve } from '#kernel/web/kit/measure.ts'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { type Vigour, vigourOf } from '../measure.model.ts'
import type { NotationSeries } from '../plant-round.model.ts'
import { useWrittenMeasure } from './use-written-measure.ts'

const tones = ['primary', 'secondary'] as const

type Props = { told: NotationSeries; plant: NotationSeries['plants'][number] | undefined }

/** Means of one or two crops, and one plant beside them. */
export function CurvesOfMeasure({ told: { crops, days, measure, series }, plant }: Props) {
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
