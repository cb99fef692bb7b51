import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { UnitOfRate } from '../rate.model.ts'

/** A value with its unit; a price that one may not see is nothing. Values are as the wire has them, with decimals. */
export function useWrittenRate() {
  const t = useT()
  const { number } = useFormat()
  return (value: number | undefined, unit: UnitOfRate): string | null => {
    if (value === undefined) return null
    const figure = number(value, { minimumFractionDigits: unit === 'factor' ? 0 : 2, maximumFractionDigits: 6 })
    return unit === 'factor' ? figure : `${figure}\u00a0${t(`energie.rates.unit-short.${unit}`)}`
  }
}
