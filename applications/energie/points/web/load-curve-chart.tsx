import { useMemo } from 'react'
import type { AnswerOf } from '#kernel/shared/call.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Curves } from '#kernel/web/kit/curves.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { StepOfCurve } from '../curve-of-days.model.ts'
import type { pointsCalls } from '../points.calls.ts'
import { useWrittenMoment } from './use-written-moment.ts'

type LoadCurves = AnswerOf<typeof pointsCalls.getLoadCurves>
type Props = { curves: LoadCurves; former: LoadCurves | undefined; step: StepOfCurve }

const tones = ['primary', 'secondary', 'info', 'error', 'warning', 'success'] as const

/** Kilowatts, or kilowatt-hours of longer steps: hatched where points are missing, dotted where somebody estimated. */
export function LoadCurveChart({ curves, former, step }: Props) {
  const t = useT()
  const { number } = useFormat()
  const writtenMoment = useWrittenMoment()
  const unit = step === '10' || step === '60' ? 'kW' : 'kWh'
  const drawn = useMemo(() => {
    const written = (value: number) => `${number(value, { maximumFractionDigits: 1 })}\u00a0${unit}`
    const present = curves.meters.map(({ name, values, estimated }, place) => ({
      name,
      values,
      estimated: estimated.map(count => count > 0),
      written,
      tone: tones[place % tones.length] ?? 'primary',
    }))
    const past = (former?.meters ?? []).map(({ name, values }, place) => ({
      name: t('energie.points.last-year', { meter: name }),
      values: curves.moments.map((_, at) => values[at] ?? null),
      written,
      tone: tones[(place + curves.meters.length) % tones.length] ?? 'secondary',
    }))
    return {
      moments: curves.moments.map(moment => writtenMoment(moment, step, { isShort: true })),
      measures: [...present, ...past],
      hatched: curves.moments.map((_, at) => curves.meters.some(({ missing }) => (missing[at] ?? 0) > 0)),
    }
  }, [curves, former, step, unit, number, t, writtenMoment])
  if (curves.moments.length < 2) return null
  return (
    <SectionCard title={`${t('energie.points.curves')} (${unit})`}>
      <Curves title={curves.meters.map(({ name }) => name).join(' · ')} zooms height={320} {...drawn} />
    </SectionCard>
  )
}
