import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { FigureKey } from '../figures-of-month.model.ts'
import { inEuros, inTonnes } from '../monthly-figures.model.ts'

/** A figure in its unit; a dash where nobody told it. */
export function useFigureWords() {
  const t = useT()
  const { number } = useFormat()
  const inWords = (key: FigureKey, amount: number | null) => {
    if (amount === null) return '—'
    if (key === 'sold') return t('finances.figures.tonnes', { tonnes: number(inTonnes(amount)) })
    if (key === 'costPerKilo')
      return number(amount / 10_000, { style: 'currency', currency: 'EUR', minimumFractionDigits: 4 })
    return number(inEuros(amount), { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 })
  }
  return { inWords, named: (key: FigureKey) => t(`finances.figure.${key}`) }
}

/** By how much it moved from the year before, as a share; null where one of both is unknown or nought. */
export const shareOfChange = (amount: number | null, yearBefore: number | null) =>
  amount === null || !yearBefore ? null : (amount - yearBefore) / Math.abs(yearBefore)
