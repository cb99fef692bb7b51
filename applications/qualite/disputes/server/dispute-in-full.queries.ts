import { sql } from 'kysely'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import type { Level } from '#kernel/shared/access.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { Dispute, ProofOfDispute } from '../dispute.model.ts'
import {
  decisionRight,
  holdRight,
  investigationElement,
  productionElement,
  registrationElement,
  salesElement,
  settlingRight,
} from '../disputes-place.model.ts'
import { followedCompanies } from './dispute-scope.ts'
import { type Asking, rowsOfDisputes } from './disputes.queries.ts'

type Facts = Pick<
  Dispute,
  | 'partnerId'
  | 'deliveryNoteId'
  | 'note'
  | 'severity'
  | 'source'
  | 'facts'
  | 'cause'
  | 'question'
  | 'reply'
  | 'creditNote'
  | 'reopenedCount'
  | 'version'
> & { createdById: string | null }

/** All that is told of a dispute. @throws Refusal 404 of one of a company that the caller does not follow */
export async function disputeById(given: Asking, id: string): Promise<Dispute> {
  const { db } = given
  const [row] = await rowsOfDisputes(given, [id])
  if (!row || !(await followedCompanies(given)).includes(row.companyId)) throw notFound()
  const { rows } = await sql<Facts>`
    select d.partner_id, d.delivery_note_id, coalesce(n.number, d.note_text) as note, d.severity, d.source, d.facts, d.cause,
           d.question, d.reply, d.credit_note, d.reopened_count, d.version, d.created_by as created_by_id
      from qualite.dispute d left join platform.sales_document n on n.id = d.delivery_note_id
     where d.id = ${id}`.execute(db)
  const { createdById, ...facts } = rows[0] as Facts
  const [lines, proofs, events, othersOfLots] = await Promise.all([
    linesOf(given, id),
    proofsOf(given, id),
    eventsOf(given, id),
    othersOf(given, id, row.companyId),
  ])
  const isOwn = createdById === given.caller.userId
  return { ...row, ...facts, lines, proofs, events, othersOfLots, can: await possible(given, row, { lines, isOwn }) }
}

const linesOf = async ({ db }: Asking, id: string) =>
  (
    await sql<Dispute['lines'][number]>`
      select x.id, x.article_id, a.name as article, x.document_line_id, x.lot_id, x.lot_number, x.sscc, x.cases,
             x.g::float8 as kg
        from qualite.dispute_line x join platform.article a on a.id = x.article_id
       where x.dispute_id = ${id} order by x.rank`.execute(db)
  ).rows

async function proofsOf({ db }: Asking, id: string): Promise<ProofOfDispute[]> {
  const { rows } = await sql<Omit<ProofOfDispute, 'file'> & { name: string | null; mime: string; size: number }>`
    select p.id, p.kind, p.text, f.name, f.mime, f.size::float8 as size, p.added_at, u.firstname || ' ' || u.name as added_by
      from qualite.dispute_proof p
      left join kernel.file f on f.id = p.file_id
      left join platform.user u on u.id = p.added_by
     where p.dispute_id = ${id} order by p.added_at, p.id`.execute(db)
  return rows.map(({ name, mime, size, ...proof }) => ({ ...proof, file: name === null ? null : { name, mime, size } }))
}

const eventsOf = async ({ db }: Asking, id: string) =>
  (
    await sql<Dispute['events'][number]>`
      select e.id, e.kind, e.text, u.firstname || ' ' || u.name as by, e.at
        from qualite.dispute_event e left join platform.user u on u.id = e.by_id
       where e.dispute_id = ${id} order by e.at desc, e.id desc`.execute(db)
  ).rows

const daysAround = 7

/** Others of the company about the same lots, told within seven days of it. */
const othersOf = async ({ db }: Asking, id: string, companyId: string) =>
  (
    await sql<Dispute['othersOfLots'][number]>`
      select distinct o.id, o.number
        from qualite.dispute d
        join qualite.dispute_line x on x.dispute_id = d.id
        join qualite.dispute_line y on y.lot_number = x.lot_number and y.dispute_id <> d.id
        join qualite.dispute o on o.id = y.dispute_id and o.state <> 'cancelled' and o.company_id = ${companyId}
       where d.id = ${id} and x.lot_number is not null
         and o.notified_at between d.notified_at - ${daysAround} * interval '1 day'
                               and d.notified_at + ${daysAround} * interval '1 day'
       order by o.number limit 20`.execute(db)
  ).rows

type Row = Awaited<ReturnType<typeof rowsOfDisputes>>[number]

async function possible(
  given: Asking,
  { companyId, state }: Row,
  { lines, isOwn }: { lines: Dispute['lines']; isOwn: boolean },
): Promise<Dispute['can']> {
  const level = async (...elements: readonly string[]): Promise<Level> =>
    (await companyScopeOf(given, ...elements)).level(companyId)
  const [registers, investigates, replies, sells, decides, settles, holds] = await Promise.all([
    level(registrationElement),
    level(investigationElement),
    level(productionElement),
    level(salesElement),
    level(decisionRight),
    level(settlingRight),
    level(holdRight),
  ])
  const isOpen = !['settled', 'dismissed', 'cancelled'].includes(state)
  const isRegistered = state === 'registered'
  return {
    edit: isRegistered && (registers >= 3 || investigates >= 2 || (registers >= 2 && isOwn)),
    add: isOpen && Math.max(registers, investigates, replies, sells) >= 2,
    transmit: isRegistered && Math.max(registers, investigates) >= 2,
    ask: state === 'analysis' && investigates >= 2,
    reply: state === 'production_reply' && replies >= 2,
    decide: state === 'decision' && decides >= 2,
    askMore: state === 'decision' && investigates >= 2,
    settle: state === 'accounting' && settles >= 2,
    dismiss: (state === 'analysis' || state === 'decision') && investigates >= 3,
    cancel: isRegistered && (registers >= 3 || (registers >= 2 && isOwn)),
    reopen: (state === 'settled' || state === 'dismissed') && investigates >= 3,
    hold: isOpen && holds >= 2 && lines.some(({ lotId }) => lotId !== null),
  }
}
