import { useT } from '#kernel/web/i18n.ts'
import { Curves } from '#kernel/web/kit/curves.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import type { AnswerOf } from '#kernel/shared/call.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { dailyValuesCalls } from '../daily-values.calls.ts'
import { useWrittenValue } from './use-written-value.ts'

type All = AnswerOf<typeof dailyValuesCalls.getDailyValues>

/** A curve for each unit, which stops where a day is missing. */
export function ValuesCurves({ series }: { series: All }) {
  const units = [...new Set(series.map(({ unit }) => unit))]
  return units.map(unit => <CurvesOfUnit key={unit} unit={unit} series={series.filter(one => one.unit === unit)} />)
}

const tones = ['primary', 'secondary'] as const

function CurvesOfUnit({ unit, series }: { unit: string; series: All }) {
  const t = useT()
  const { date } = useFormat()
  const written = useWrittenValue()
  const days = [
    ...new Set(series.flatMap(({ rows, missing }) => [...rows.map(({ day }) => day), ...missing])),
  ].toSorted()
  if (series.every(({ rows }) => rows.length < 2)) return null
  const mean = (one: All[number]) =>
    one.mean === null ? t('energie.values.no-mean') : t('energie.values.mean', { value: written(one.mean, unit) })
  const title = series.map(one => `${t(`energie.values.series.${one.series}`)} : ${mean(one)}`).join(' · ')
  return (
    <SectionCard title={series.map(one => t(`energie.values.series.${one.series}`)).join(' · ')}>
      <Curves
        title={title}
        zooms
        moments={days.map(day => date(day))}
        measures={series.map(({ series: code, rows }, place) => ({
          name: t(`energie.values.series.${code}`),
          values: days.map(day => rows.find(row => row.day === day)?.value ?? null),
          written: value => written(value, unit),
          tone: tones[place] ?? 'info',
        }))}
      />
    </SectionCard>
  )
}
