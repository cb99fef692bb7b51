import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { notFound, Refusal } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { dayElement, type Label } from '#platform/label-printing/label.model.ts'
import { printLabel } from '#platform/label-printing/label-printing.server.ts'
import type { AtelierTables } from '#atelier/atelier-db.ts'
import { ordersElement } from '../fabrication-order.model.ts'
import type { fabricationOrdersCalls } from '../fabrication-orders.calls.ts'
import { orderById } from './orders.queries.ts'

type Print = typeof fabricationOrdersCalls.getLabelOfCases
type Made = {
  number: string
  packedOn: string
  bestBefore: string | null
  gtin: string | null
  words: string | null
  company: string
}

/**
 * What is stuck on each case of an order, from its start on; where each lot that is poured makes its own, of the one that was
 * begun last.
 * @throws Refusal 404; 409 NO_LOT_MADE before it
 */
export async function labelOfCases(given: Given<Print, AtelierTables>, { id, format, copies }: InputOf<Print>) {
  const { db, language, say } = given
  const order = await orderById(given, await companyScopeOf(given, ordersElement), id)
  if (order.outputNumLots.length === 0) throw new Refusal(409, 'NO_LOT_MADE', 'atelier.order.no-lot-made')
  const { rows } = await sql<Made>`
    select t.number, coalesce(t.packed_on, o.planned_on) as packed_on, t.best_before, coalesce(s.case_gtin, a.gtin) as gtin,
           s.customer_label as words, c.name as company
      from atelier.fabrication_order o
      join atelier.lot t on t.id = coalesce(o.output_lot_id, (
        select d.output_lot_id from atelier.fabrication_order_detail d
         where d.order_id = o.id and d.status <> 'withdrawn' and d.output_lot_id is not null
         order by d.poured_at desc, d.rank desc limit 1))
      join platform.article a on a.id = o.article_id
      join atelier.workshop w on w.id = o.workshop_id
      join platform.company c on c.id = w.company_id
      left join platform.customer_spec s on s.id = o.customer_spec_id
     where o.id = ${id}`.execute(db)
  const [made] = rows
  if (!made) throw notFound()
  const word = (key: string) => say(language, `atelier.lot.label.${key}`)
  const label = described(made, { article: order.article, netG: order.netCaseKg, word, language })
  return printLabel(given, { label, name: order.number, format, copies })
}

type Words = { article: string; netG: number; word: (key: string) => string; language: string }

function described(made: Made, { article, netG, word, language }: Words): Label {
  const day = (date: string) => Temporal.PlainDate.from(date).toLocaleString(language, { dateStyle: 'short' })
  const net = (netG / 1000).toLocaleString(language, { maximumFractionDigits: 3, numberingSystem: 'latn' })
  const item = made.gtin ? [{ ai: '01', value: made.gtin.padStart(14, '0') }] : []
  return {
    widthMm: 100,
    heightMm: 70,
    title: made.words ?? article,
    subtitle: '',
    facts: [
      { label: word('lot'), value: made.number },
      { label: word('net'), value: `${net} kg` },
      { label: word('packed'), value: day(made.packedOn) },
      ...(made.bestBefore ? [{ label: word('best-before'), value: day(made.bestBefore) }] : []),
    ],
    symbols: [[...item, dayElement('13', made.packedOn), { ai: '10', value: made.number }]],
    foot: made.company,
  }
}
