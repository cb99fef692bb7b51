import type { Given } from '#kernel/server/answers.ts'
import { Refusal } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { momentInWords } from '#kernel/shared/dates-in-words.ts'
import { kilogramsInFigures } from '#kernel/shared/weight.ts'
import type { AtelierTables } from '#atelier/atelier-db.ts'
import type { shipmentsCalls } from '../shipments.calls.ts'
import { shipmentById } from './shipments.queries.ts'

type Print = typeof shipmentsCalls.getDeliveryNote

const parts = [
  'printed',
  'customer',
  'reference',
  'shipped',
  'carrier',
  'plate',
  'seal',
  'temperature',
  'goods',
  'article',
  'lot',
  'cases',
  'net',
  'page',
  'pallet',
  'total',
  'signed',
  'title',
]

/** The paper that leaves with the truck: what stands on each pallet, lot by lot. @throws Refusal 404; 409 NOT_SHIPPED */
export async function deliveryNote(given: Given<Print, AtelierTables>, { id }: InputOf<Print>) {
  const { db, say, press, clock, language, caller } = given
  const { number, shippedAt, pallets, ...shipment } = await shipmentById(given, id)
  if (number === null || shippedAt === null) throw new Refusal(409, 'NOT_SHIPPED', 'atelier.shipment.not-shipped')
  const word = (key: string) => say(language, `atelier.shipment.note.${key}`)
  const kg = (grams: number) => `${kilogramsInFigures(grams, language)} kg`
  const figure = (value: number) => value.toLocaleString(language, { numberingSystem: 'latn' })
  const company = await db
    .selectFrom('atelier.workshop as w')
    .innerJoin('platform.company as c', 'c.id', 'w.companyId')
    .select('c.name')
    .where('w.id', '=', shipment.workshop.id)
    .executeTakeFirstOrThrow()
  const data = {
    language,
    number,
    company: company.name,
    workshop: shipment.workshop.name,
    facts: [
      { label: word('customer'), value: shipment.customer },
      { label: word('shipped'), value: momentInWords(Temporal.Instant.from(shippedAt), language) },
      { label: word('reference'), value: shipment.customerReference ?? '—' },
      { label: word('carrier'), value: [shipment.carrier, shipment.driver].filter(Boolean).join(', ') || '—' },
      { label: word('plate'), value: shipment.plate ?? '—' },
      { label: word('seal'), value: shipment.seal ?? '—' },
      {
        label: word('temperature'),
        value: shipment.loadingTemperatureC === null ? '—' : `${figure(shipment.loadingTemperatureC)} °C`,
      },
    ],
    pallets: pallets.map(({ sscc, lines, cases, netKg }) => ({
      sscc,
      cases: figure(cases),
      net: kg(netKg),
      lines: lines.map(line => ({
        article: line.article,
        lot: line.lot,
        cases: figure(line.cases),
        net: kg(line.kg),
      })),
    })),
    total: {
      cases: figure(pallets.reduce((sum, { cases }) => sum + cases, 0)),
      net: kg(pallets.reduce((sum, { netKg }) => sum + netKg, 0)),
    },
    printedOn: momentInWords(clock.now(), language),
    words: Object.fromEntries(parts.map(part => [part, word(part)])),
  }
  const template = new URL('./delivery-note.typ', import.meta.url)
  const bytes = await press.print({ template, data, printedAt: clock.now(), clientId: caller.clientId as string })
  return { name: `${number}.pdf`, bytes }
}
