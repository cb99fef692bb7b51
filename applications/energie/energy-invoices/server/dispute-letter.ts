import type { Given } from '#kernel/server/answers.ts'
import { Refusal } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { dayInWords, momentInWords } from '#kernel/shared/dates-in-words.ts'
import type { EnergieTables } from '#energie/energie-db.ts'
import { requirePrices } from '#energie/sees-prices.ts'
import type { energyInvoicesCalls } from '../energy-invoices.calls.ts'
import { invoiceById } from './invoice-in-full.queries.ts'

type Print = typeof energyInvoicesCalls.getEnergyDisputeLetter

const parts = [
  'page',
  'printed',
  'title',
  'component',
  'supplied',
  'computed',
  'gap',
  'readings',
  'day',
  'index',
  'kind',
]

/** What is sent to the supplier: the components in gap and the readings that say so. @throws Refusal 404; 400; 409 NOT_DISPUTED */
export async function disputeLetter(given: Given<Print, EnergieTables>, { id }: InputOf<Print>) {
  const { say, press, clock, language, caller } = given
  const invoice = await invoiceById(given, id)
  await requirePrices(given)
  if (invoice.disputedAt === null) throw new Refusal(409, 'NOT_DISPUTED', 'energie.energy-invoices.not-disputed')
  const word = (key: string, values = {}) => say(language, `energie.energy-invoices.letter.${key}`, values)
  const figure = (value: number, decimals: number) =>
    value.toLocaleString(language, {
      numberingSystem: 'latn',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    })
  const euros = (cents: number | null | undefined) => (cents == null ? '—' : `${figure(cents / 100, 2)} €`)
  const sum = (values: readonly (number | undefined)[]) =>
    values.reduce<number>((total, value) => total + (value ?? 0), 0)
  const dispute = invoice.events.find(({ kind }) => kind === 'disputed')
  const data = {
    language,
    number: invoice.number,
    supplier: invoice.supplier,
    asks: word('asks', {
      number: invoice.number,
      from: dayInWords(invoice.fromOn, language),
      to: dayInWords(invoice.toOn, language),
    }),
    reason: dispute?.text ?? '',
    facts: [
      { label: word('contract'), value: invoice.contract },
      { label: word('issued'), value: dayInWords(invoice.issuedOn, language) },
      { label: word('asked'), value: euros(invoice.exclCents) },
      { label: word('gap'), value: euros(invoice.gapCents) },
    ],
    lines: invoice.compared
      .filter(({ gapCents }) => gapCents !== 0)
      .map(({ component, rows, gapCents }) => ({
        component,
        supplied: euros(sum(rows.map(({ supplied }) => supplied?.amountCents))),
        computed: euros(sum(rows.map(({ computed }) => computed?.amountCents))),
        gap: euros(gapCents),
      })),
    readings: invoice.readings.map(({ readOn, index, kind }) => ({
      day: dayInWords(readOn, language),
      index: figure(index / 1_000, 3),
      kind: word(`reading.${kind}`),
    })),
    printedOn: momentInWords(clock.now(), language),
    words: Object.fromEntries(parts.map(part => [part, word(part)])),
  }
  const template = new URL('./dispute-letter.typ', import.meta.url)
  const bytes = await press.print({ template, data, printedAt: clock.now(), clientId: caller.clientId as string })
  return { name: `${word('title')} ${invoice.number}.pdf`, bytes }
}
