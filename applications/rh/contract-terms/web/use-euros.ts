import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { SalaryUnit } from '../salary.model.ts'

/** A pay in words: `12,35 € / h`. Nothing where it is not told. */
export function useEuros() {
  const t = useT()
  const { number } = useFormat()
  return (amount: number | null | undefined, unit: SalaryUnit) =>
    amount === null || amount === undefined
      ? null
      : t(`rh.salary.per-${unit}`, {
          amount: number(amount, { style: 'currency', currency: 'EUR', maximumFractionDigits: 4 }),
        })
}
