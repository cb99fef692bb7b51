import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Absence } from '../absence.model.ts'

type Stretch = Pick<Absence, 'fromDay' | 'fromNoon' | 'toDay' | 'untilNoon'>

/** `du 2 juin 2026 au 5 juin 2026, midi`, `2,5 j`. */
export function useDaysInWords() {
  const t = useT()
  const { date, number } = useFormat()
  const atNoon = (day: string, isNoon: boolean) => (isNoon ? t('rh.absence.at-noon', { date: date(day) }) : date(day))
  const ofOneDay = ({ fromDay, fromNoon, untilNoon }: Stretch) =>
    t(fromNoon ? 'rh.absence.afternoon' : untilNoon ? 'rh.absence.morning' : 'rh.absence.whole-day', {
      date: date(fromDay),
    })
  return {
    stretch: (absence: Stretch) =>
      absence.fromDay === absence.toDay
        ? ofOneDay(absence)
        : t('rh.absence.from-to', {
            from: atNoon(absence.fromDay, absence.fromNoon),
            to: atNoon(absence.toDay, absence.untilNoon),
          }),
    /** Why somebody is away, for who may know it. */
    kind: ({ typeCode }: Pick<Absence, 'typeCode'>) =>
      typeCode === null ? t('rh.absence.away') : t(`rh.absence.type.${typeCode}`),
    days: (hundredths: number) => t('rh.absence.in-days', { days: number(hundredths / 100) }),
  }
}
