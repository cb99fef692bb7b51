import { locales } from '#kernel/shared/dates-in-words.ts'
import { useLanguage, useT } from '#kernel/web/i18n.ts'
import type { ControlPlan } from '../control-plan.model.ts'

const aMonday = Temporal.PlainDate.from('2024-01-01')
const shortestRun = 3

/** Names of the days from Monday, in the language of the interface. */
export function useWeekdays(weekday: 'short' | 'long') {
  const locale = locales[useLanguage()]
  return Array.from({ length: 7 }, (_, later) =>
    aMonday.add({ days: later }).toLocaleString(locale, { weekday }).replace('.', ''),
  )
}

/** When a plan is done, in words: `lun. – sam. · 06:30, 14:00`, or the lots that wait for it. */
export function useRhythm() {
  const t = useT()
  const comma = useLanguage() === 'ar' ? '، ' : ', '
  const names = useWeekdays('short')
  const list = (words: readonly string[]) => words.join(comma)
  const daysOf = (weekdays: readonly number[]) =>
    weekdays.length === 7
      ? t('qualite.controls.every-day')
      : list(
          runsOf(weekdays).flatMap(run => {
            const said = run.map(day => names[day - 1] ?? '')
            return run.length < shortestRun ? said : `${said[0]}–${said.at(-1)}`
          }),
        )
  return ({ weekdays, times, lotKinds }: Pick<ControlPlan, 'weekdays' | 'times' | 'lotKinds'>) =>
    lotKinds.length > 0
      ? list(lotKinds.map(kind => t(`qualite.controls.lot-kind.${kind}`)))
      : `${daysOf(weekdays)} · ${list(times.toSorted())}`
}

/** Days that follow each other, together. */
const runsOf = (weekdays: readonly number[]) =>
  weekdays
    .toSorted((one, other) => one - other)
    .reduce<number[][]>((runs, day) => {
      const last = runs.at(-1)
      if (last?.at(-1) !== day - 1) return [...runs, [day]]
      return [...runs.slice(0, -1), [...last, day]]
    }, [])
