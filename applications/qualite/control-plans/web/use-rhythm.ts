import { useLanguage, useT } from '#kernel/web/i18n.ts'
import { useWeekdays } from '#kernel/web/use-weekdays.ts'
import type { ControlPlan } from '../control-plan.model.ts'

const shortestRun = 3

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
