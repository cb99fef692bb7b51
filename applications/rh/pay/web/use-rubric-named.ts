import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { rubricOfAbsence } from '#rh/payroll-lines.model.ts'

const ofAbsence = rubricOfAbsence('')

/** An absence is called by its type. */
export function useRubricNamed() {
  const t = useT()
  return (rubric: string) =>
    rubric.startsWith(ofAbsence) ? t(`rh.absence.type.${rubric.slice(ofAbsence.length)}`) : t(`rh.rubric.${rubric}`)
}

/** `7 h 30`, `1,5 j`; whole minutes, or hundredths of a day. */
export function useQuantity() {
  const t = useT()
  const { duration, number } = useFormat()
  return ({ unit, quantity }: { unit: 'minutes' | 'days'; quantity: number }) => {
    if (unit === 'days') return t('rh.pay.days', { days: number(quantity / 100) })
    return quantity < 0 ? `−${duration(-quantity)}` : duration(quantity)
  }
}

/** `+25`, `−30`: a minus as wide as the plus. */
export const withSign = (percent: number) => `${percent > 0 ? '+' : '−'}${Math.abs(percent)}`
