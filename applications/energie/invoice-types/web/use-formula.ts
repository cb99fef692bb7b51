import type { AnswerOf } from '#kernel/shared/call.ts'
import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { seriesOfPrices } from '../invoice-type.model.ts'
import type { invoiceTypesCalls } from '../invoice-types.calls.ts'

type Component = AnswerOf<typeof invoiceTypesCalls.getInvoiceType>['versions'][number]['components'][number]

/** The price of a component in words; without figures for who may not see prices. */
export function useFormula() {
  const t = useT()
  const { number } = useFormat()
  const figure = (value: number | null | undefined) =>
    value === null || value === undefined ? '…' : number(value, { minimumFractionDigits: 2, maximumFractionDigits: 6 })
  return ({ kind, price, multiple, series, least, most, rateTable }: Component): string => {
    if (kind === 'rate') return t('energie.invoice-types.formula.rate', { table: rateTable ?? '' })
    if (kind !== 'indexed') return t(`energie.invoice-types.formula.${kind}`, { price: figure(price) })
    const named = seriesOfPrices.find(one => one === series)
    return [
      t('energie.invoice-types.formula.indexed', {
        price: figure(price),
        multiple: figure(multiple),
        series: named ? t(`energie.invoice-types.series.${named}`) : (series ?? ''),
      }),
      least !== null && least !== undefined && t('energie.invoice-types.formula.least', { price: figure(least) }),
      most !== null && most !== undefined && t('energie.invoice-types.formula.most', { price: figure(most) }),
    ]
      .filter(Boolean)
      .join(', ')
  }
}
