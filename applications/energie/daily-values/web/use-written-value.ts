import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'

/** A value with the unit of its series: `33,40 EUR/MWh`. */
export function useWrittenValue() {
  const t = useT()
  const { number } = useFormat()
  return (value: number, unit: string) =>
    t('energie.values.with-unit', {
      value: number(value, { minimumFractionDigits: 2, maximumFractionDigits: 4 }),
      unit,
    })
}
