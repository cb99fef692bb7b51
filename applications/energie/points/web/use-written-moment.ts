import { dayAndHourOf } from '#kernel/shared/business-zone.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { StepOfCurve } from '../curve-of-days.model.ts'

/** A moment of a curve as people say it: a day with its hour, a day, a month. */
export function useWrittenMoment() {
  const { date, month, time } = useFormat()
  return (moment: string, step: StepOfCurve): string => {
    if (step === '10' || step === '60') return `${date(dayAndHourOf(moment)[0])} ${time(moment)}`
    return step === 'month' ? month(moment.slice(0, 7)) : date(moment)
  }
}
