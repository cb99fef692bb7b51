import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { momentInWords } from '#kernel/shared/dates-in-words.ts'
import { kilogramsInFigures } from '#kernel/shared/weight.ts'
import type { AtelierTables } from '#atelier/atelier-db.ts'
import type { FabricationOrder } from '../fabrication-order.model.ts'
import type { fabricationOrdersCalls } from '../fabrication-orders.calls.ts'
import { detailsOfOrders } from './orders.queries.ts'

type Asking = Given<typeof fabricationOrdersCalls.getSheetOfOrder, AtelierTables>

const parts = [
  'printed',
  'day',
  'line',
  'state',
  'cases',
  'weight',
  'rate',
  'lots',
  'lot',
  'family',
  'place',
  'planned',
  'poured',
  'tasks',
  'balance',
  'page',
  'none',
]

/** The paper that hangs at the line: what is to be made, of which lots, in which steps, and what became of the weight. */
export async function sheetOfOrder({ db, say, press, clock, language, caller }: Asking, order: FabricationOrder) {
  const word = (key: string) => say(language, `atelier.order.sheet.${key}`)
  const kg = (grams: number) => `${kilogramsInFigures(grams, language)} kg`
  const number = (value: number) => value.toLocaleString(language, { numberingSystem: 'latn' })
  const [lots, tasks, workshop] = [
    await detailsOfOrders(db, sql`d.order_id = ${order.id} and d.status <> 'withdrawn'`),
    await tasksOf(db, order.id),
    await db.selectFrom('atelier.workshop').select('name').where('id', '=', order.atelierId).executeTakeFirst(),
  ]
  const data = {
    language,
    number: order.number,
    article: order.article,
    customer: order.customer ?? '',
    workshop: workshop?.name ?? '',
    line: order.line,
    day: Temporal.PlainDate.from(order.plannedOn).toLocaleString(language, { dateStyle: 'full' }),
    state: say(language, `atelier.order.sheet.state.${order.state}`),
    cases: `${number(order.doneCases)} / ${number(order.plannedCases)}`,
    weight: kg(order.plannedKg),
    rate: order.standardCasesPerHour === null ? '—' : number(order.standardCasesPerHour),
    printedOn: momentInWords(clock.now(), language),
    lots: lots.map(({ numLot, family, place, plannedKg, pouredKg }) => ({
      number: numLot,
      family,
      place: place ?? '—',
      planned: kg(plannedKg),
      poured: kg(pouredKg),
    })),
    tasks: tasks.map(({ label, state }, place) => ({
      rank: `${place + 1}`,
      label,
      state: say(language, `atelier.order.sheet.task.${state}`),
    })),
    balance: [
      { label: word('poured'), value: kg(order.pouredKg) },
      { label: word('produced'), value: kg(order.producedKg) },
      { label: word('downgraded'), value: kg(order.downgradedKg) },
      { label: word('waste'), value: kg(order.wasteKg) },
      { label: word('loss'), value: kg(order.lossKg) },
    ],
    words: Object.fromEntries(parts.map(part => [part, word(part)])),
  }
  const template = new URL('./order-sheet.typ', import.meta.url)
  const clientId = caller.clientId as string
  const bytes = await press.print({ template, data, printedAt: clock.now(), clientId })
  return { name: `${order.number}.pdf`, bytes }
}

async function tasksOf(db: Asking['db'], orderId: string) {
  const { rows } = await sql<{ label: string; state: string }>`
    select p.label, t.state from atelier.order_task t join atelier.ligne_operation p on p.id = t.operation_id
     where t.order_id = ${orderId} order by t.rank, t.id`.execute(db)
  return rows
}
