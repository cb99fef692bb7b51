import { dayAndHourOf } from '#kernel/shared/business-zone.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { StepOfCurve } from '../curve-of-days.model.ts'

/** A moment of a curve as people say it: a day with its hour, a day, a month; below a curve without its year. */
export function useWrittenMoment() {
  const { date, dayAndMonth, month, time } = useFormat()
  return (moment: string, step: StepOfCurve, { isShort = false } = {}): string => {
    if (step === '10' || step === '60')
      return `${isShort ? dayAndMonth(moment) : date(dayAndHourOf(moment)[0])} ${time(moment)}`
    return step === 'month' ? month(moment.slice(0, 7)) : date(moment)
  }
}
