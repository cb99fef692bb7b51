import { sql } from 'kysely'
import type { Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { Caller } from '#kernel/server/gate.ts'
import type { Offered } from '#kernel/shared/offer.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { minutesToConfirm, type Recall, type RecallInFull, type RecallLine } from '../recall.model.ts'
import { traceElement, triggerRight } from '../trace-place.model.ts'
import { traceGraphOffer } from '../trace-graph.slot.ts'
import { lotsReachedFrom } from './recall-scope.ts'

type Reading = { db: PlatformDb; rights: Rights; caller: Caller; clock: Clock }
type Row = Omit<Recall, 'can'> & { triggeredById: string | null }

/** Newest first; one of them where it is said. */
export async function recalls(given: Reading, id?: string): Promise<Recall[]> {
  const { db, rights } = given
  const { rows } = await sql<Row>`
    select r.id, r.number, r.reason, r.severity, r.origin_kind, r.origin_id, r.origin_label as origin, r.state,
           cardinality(r.lot_ids) as lots, r.scoped_in_ms, r.started_at, s.firstname || ' ' || s.name as started_by,
           r.triggered_at, r.triggered_by as triggered_by_id, t.firstname || ' ' || t.name as triggered_by,
           c.firstname || ' ' || c.name as confirmed_by, r.ended_at, r.end_reason,
           l.pallets, l.customers, l.shipped_kg, l.recovered_kg, l.answered, l.lines
      from platform.recall r
      join platform.user s on s.id = r.started_by
      left join platform.user t on t.id = r.triggered_by
      left join platform.user c on c.id = r.confirmed_by
      cross join lateral (
        select count(distinct coalesce(sscc, id::text))::int as pallets, count(distinct partner_id)::int as customers,
               coalesce(sum(g), 0)::float8 as shipped_kg, coalesce(sum(recovered_g), 0)::float8 as recovered_kg,
               count(answer)::int as answered, count(*)::int as lines
          from platform.recall_line where recall_id = r.id) l
     where ${id ?? null}::uuid is null or r.id = ${id ?? null}::uuid
     order by r.started_at desc, r.id desc`.execute(db)
  const [triggers, level] = await Promise.all([rights.level(triggerRight), rights.level(traceElement)])
  return rows.map(row => ({ ...row, can: canOf(given, row, { triggers: triggers >= 2, closes: level >= 3 }) }))
}

function canOf({ caller, clock }: Reading, row: Row, may: { triggers: boolean; closes: boolean }): Recall['can'] {
  const isAwaited = row.state === 'simulation' && row.triggeredAt !== null && !isOver(row.triggeredAt, clock)
  return {
    trigger: may.triggers && row.state === 'simulation' && !isAwaited,
    confirm: may.triggers && isAwaited && row.triggeredById !== caller.userId,
    answer: may.triggers && row.state === 'triggered',
    close: may.closes && row.state === 'triggered',
  }
}

/** Whether the second person came too late. */
export const isOver = (triggeredAt: string, clock: Clock) =>
  Temporal.Instant.compare(Temporal.Instant.from(triggeredAt).add({ minutes: minutesToConfirm }), clock.now()) < 0

/** @throws Refusal 404 */
export async function recallInFull(given: Reading & { offered: Offered }, id: string): Promise<RecallInFull> {
  const { db, offered } = given
  const [recall] = await recalls(given, id)
  if (!recall) throw notFound()
  const { rows } = await sql<RecallLine & { lotId: string }>`
    select l.id, l.lot_id, l.sscc, d.number as delivery_note, c.name as customer, coalesce(c.phones[1], c.mails[1]) as contact,
           l.g::float8 as kg, l.cases, l.answer, l.recovered_g::float8 as recovered_kg
      from platform.recall_line l
      join platform.sales_document d on d.id = l.document_id
      join platform.partner p on p.id = l.partner_id
      join platform.contact c on c.id = p.contact_id
     where l.recall_id = ${id} order by c.search_text, d.number, l.sscc, l.id`.execute(db)
  const numbers = await numbersOf(given, [...new Set(rows.map(({ lotId }) => lotId))])
  return {
    ...recall,
    rows: rows.map(({ lotId, ...row }) => ({ ...row, numLot: numbers.get(lotId) ?? '' })),
    outside: recall.state === 'closed' ? { lots: [], pallets: 0 } : await outsideOf(given, recall, offered),
  }
}

async function numbersOf({ db, offered }: { db: PlatformDb; offered: Offered }, lotIds: readonly string[]) {
  const nodes = await Promise.all(
    offered(traceGraphOffer).map(graph =>
      graph.named(
        db as never,
        lotIds.map(id => ({ kind: 'lot' as const, id })),
      ),
    ),
  )
  return new Map(nodes.flat().map(({ id, label }) => [id, label]))
}

/** What was made or shipped of it after the scope was frozen. */
async function outsideOf(
  given: Reading & { offered: Offered },
  { id, originKind, originId }: Recall,
  offered: Offered,
) {
  const { db } = given
  const reached = await lotsReachedFrom({ db: db as never, offered }, { kind: originKind, id: originId })
  const { rows } = await sql<{ later: string[]; pallets: number }>`
    select array(select unnest(${reached}::uuid[]) except select unnest(r.lot_ids)) as later,
           (select count(*)::int from platform.sales_document_line l
             where l.kind = 'delivery_note' and l.lot_id in (select unnest(${reached}::uuid[]))
               and not exists (select from platform.recall_line k
                                where k.recall_id = r.id and k.document_id = l.document_id and k.lot_id = l.lot_id)) as pallets
      from platform.recall r where r.id = ${id}`.execute(db)
  const { later = [], pallets = 0 } = rows[0] ?? {}
  const numbers = await numbersOf(given, later)
  return { lots: [...numbers.values()].toSorted(), pallets }
}
