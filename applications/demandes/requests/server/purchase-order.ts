import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { Refusal } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { dayInWords, momentInWords } from '#kernel/shared/dates-in-words.ts'
import type { DemandesTables } from '#demandes/demandes-db.ts'
import { amountOf } from '../request-rules.model.ts'
import type { requestsCalls } from '../requests.calls.ts'
import { requestById } from './request-in-full.queries.ts'

type Print = typeof requestsCalls.getPurchaseOrder

const parts = ['printed', 'title', 'line', 'quantity', 'price', 'amount', 'total', 'page']

/** What is sent to the supplier; prices stand on it where its reader may see them. @throws Refusal 404; 409 NOT_ORDERED */
export async function purchaseOrder(given: Given<Print, DemandesTables>, { id }: InputOf<Print>) {
  const { db, say, press, clock, language, caller } = given
  const { lines, ...request } = await requestById(given, id)
  const { orderNumber: number, orderedOn } = request
  if (number === null || orderedOn === null) throw new Refusal(409, 'NOT_ORDERED', 'demandes.request.not-ordered')
  const { rows } = await sql<{ city: string | null }>`
    select c.city from platform.partner p join platform.contact c on c.id = p.contact_id
     where p.id = ${request.supplierId}`.execute(db)
  const word = (key: string) => say(language, `demandes.request.order.${key}`)
  const figure = (value: number, least = 0, most = 3) =>
    value.toLocaleString(language, {
      numberingSystem: 'latn',
      minimumFractionDigits: least,
      maximumFractionDigits: most,
    })
  const euros = (cents: number | null) => (cents === null ? '' : `${figure(cents / 100, 2, 2)} €`)
  const shown = lines.map(({ label, quantity, unit, orderedPrice = null }) => ({
    label,
    quantity: `${figure(quantity)} ${say(language, `demandes.unit-short.${unit}`)}`,
    price: orderedPrice === null ? '' : `${figure(orderedPrice, 2, 4)} €`,
    amount: euros(amountOf([{ quantity, price: orderedPrice }])),
  }))
  const data = {
    language,
    number,
    company: request.company,
    hasPrices: request.can.seePrices,
    facts: [
      { label: word('supplier'), value: [request.supplier, rows[0]?.city].filter(Boolean).join(', ') },
      { label: word('ordered'), value: dayInWords(orderedOn, language) },
      { label: word('promised'), value: dayInWords(request.promisedOn ?? request.neededOn, language) },
      { label: word('reference'), value: request.supplierReference ?? '—' },
      { label: say(language, 'demandes.request'), value: request.number },
      { label: word('requester'), value: request.requester },
    ],
    lines: shown,
    total: euros(request.orderedCents ?? null),
    printedOn: momentInWords(clock.now(), language),
    words: Object.fromEntries(parts.map(part => [part, word(part)])),
  }
  const template = new URL('./purchase-order.typ', import.meta.url)
  const bytes = await press.print({ template, data, printedAt: clock.now(), clientId: caller.clientId as string })
  return { name: `${number}.pdf`, bytes }
}
