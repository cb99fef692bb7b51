import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { forbidden, Refusal, wrongField } from '#kernel/server/errors.ts'
import { emit } from '#kernel/server/events.ts'
import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import { businessZone } from '#kernel/shared/business-zone.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { Offered } from '#kernel/shared/offer.ts'
import { kilogramsInFigures } from '#kernel/shared/weight.ts'
import { nextNumber } from '#platform/numbering/numbering.server.ts'
import { lotNumbers } from '#platform/trace/trace.server.ts'
import type { QualiteDb, QualiteTables } from '#qualite/qualite-db.ts'
import { dueAtOf, lateReasonsOf } from '../delays.model.ts'
import type { disputesCalls } from '../disputes.calls.ts'
import { investigationElement, registrationElement } from '../disputes-place.model.ts'
import { disputeById } from './dispute-in-full.queries.ts'
import { requireOn } from './dispute-scope.ts'
import { disputeToChange, notPossible, noteEvent } from './dispute-to-change.ts'
import { disputeLetter } from './dispute-letter.ts'

type Register = typeof disputesCalls.registerDispute
type Edit = typeof disputesCalls.editDispute
type Fields = Omit<InputOf<Register>, 'companyId'>

/**
 * Numbered by letter, year and company without a gap: L2600001.
 * @throws Refusal 404; 403; 400 of a customer, note or article that is not there, MORE_THAN_SHIPPED, LINES_MISSING
 */
export async function registerDispute(
  given: Given<Register, QualiteTables>,
  { companyId, ...input }: InputOf<Register>,
) {
  const { db, clock } = given
  await requireOn(given, companyId, [registrationElement, investigationElement], 2)
  const { lines, ...fields } = input
  await requireKnown(db, companyId, input)
  const now = clock.now().toString()
  requireTimes(fields, now)
  const { year } = clock.today()
  const count = await nextNumber(db, { series: 'dispute', ownerId: companyId, year })
  const letter = await disputeLetter(db)
  const { id } = await db
    .insertInto('qualite.dispute')
    .values({
      ...fields,
      companyId,
      number: `${letter.letter}${String(year % 100).padStart(2, '0')}${String(count).padStart(5, '0')}`,
      lateReasons: lateReasonsOf({ ...fields, hasGradingRecord: false }),
      enteredAt: now,
      dueAt: dueAtOf('registered', now),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeLines(given, id, lines)
  await noteEvent(db, { disputeId: id, kind: 'registered', at: now })
  const told = await disputeById(given, id)
  await emit(db, 'qualite.litige-registered', { litigeId: id, lotIds: told.lines.flatMap(({ lotId }) => lotId ?? []) })
  return told
}

/** @throws Refusal 404; 403; 409 TRANSITION_INVALID, VERSION_CONFLICT; 400 as above */
export async function editDispute(given: Given<Edit, QualiteTables>, { id, version, ...input }: InputOf<Edit>) {
  const { db, clock } = given
  const standing = await disputeToChange(given, id, [registrationElement, investigationElement], 2)
  if (standing.state !== 'registered') throw notPossible(standing.state)
  if (!(await disputeById(given, id)).can.edit) throw forbidden()
  requireUnchanged(standing, { version })
  const { lines, ...fields } = input
  await sql`delete from qualite.dispute_line where dispute_id = ${id}`.execute(db)
  await requireKnown(db, standing.companyId, input)
  requireTimes(fields, clock.now().toString())
  const hasGradingRecord = await isProven(db, id)
  await db
    .updateTable('qualite.dispute')
    .set({ ...fields, lateReasons: lateReasonsOf({ ...fields, hasGradingRecord }), version: version + 1 })
    .where('id', '=', id)
    .execute()
  await writeLines(given, id, lines)
  return disputeById(given, id)
}

/** Whether a record of grading stands with it. */
export async function isProven(db: QualiteDb, disputeId: string): Promise<boolean> {
  const { rows } = await sql`
    select from qualite.dispute_proof where dispute_id = ${disputeId} and kind = 'grading_report' limit 1`.execute(db)
  return rows.length > 0
}

function requireTimes({ deliveredAt, notifiedAt }: Pick<Fields, 'deliveredAt' | 'notifiedAt'>, now: string) {
  const [delivered, notified] = [Temporal.Instant.from(deliveredAt), Temporal.Instant.from(notifiedAt)]
  if (Temporal.Instant.compare(notified, delivered) < 0)
    throw wrongField('notifiedAt', 'before', 'qualite.dispute.notified-before')
  const tomorrow = Temporal.Instant.from(now).toZonedDateTimeISO(businessZone).add({ days: 1 }).toInstant()
  if (Temporal.Instant.compare(notified, tomorrow) > 0)
    throw wrongField('notifiedAt', 'future', 'qualite.dispute.notified-ahead')
}

/**
 * What stands on the note is taken from it, and not more than was shipped: the line is held, so that two who register at once
 * come one after the other.
 */
async function requireKnown(db: QualiteDb, companyId: string, input: Fields) {
  const { partnerId, deliveryNoteId, kind, lines } = input
  const { rows: known } = await sql<{ customer: boolean; note: boolean }>`
    select exists (select from platform.partner where id = ${partnerId} and 'customer' = any(roles)) as customer,
           ${deliveryNoteId}::uuid is null or exists (
             select from platform.sales_document where id = ${deliveryNoteId} and kind = 'delivery_note'
                and company_id = ${companyId} and partner_id = ${partnerId}) as note`.execute(db)
  if (!known[0]?.customer) throw wrongField('partnerId', 'unknown', 'qualite.dispute.unknown-customer')
  if (!known[0].note) throw wrongField('deliveryNoteId', 'unknown', 'qualite.dispute.unknown-note')
  if (lines.length === 0 && kind !== 'information') throw linesMissing()
  const articleIds = [...new Set(lines.map(({ articleId }) => articleId))]
  const { rows: articles } = await sql`select from platform.article where id in ${eachOf(articleIds)}`.execute(db)
  if (articles.length < articleIds.length) throw wrongField('lines', 'unknown', 'qualite.dispute.unknown-article')
  for (const line of lines) if (line.documentLineId) await requireShipped(db, deliveryNoteId, line)
}

export const linesMissing = () => new Refusal(400, 'LINES_MISSING', 'qualite.dispute.lines-missing')

async function requireShipped(
  db: QualiteDb,
  deliveryNoteId: string | null,
  { documentLineId, articleId, kg: g }: Fields['lines'][number],
) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`dispute ${documentLineId}`}, 0))`.execute(db)
  const { rows } = await sql<{ g: number; disputedG: number }>`
    select l.g::float8 as g, coalesce((
             select sum(x.g) from qualite.dispute_line x join qualite.dispute d on d.id = x.dispute_id
              where x.document_line_id = l.id and d.state not in ('cancelled', 'dismissed')), 0)::float8 as disputed_g
      from platform.sales_document_line l
     where l.id = ${documentLineId} and l.document_id = ${deliveryNoteId} and l.article_id = ${articleId}`.execute(db)
  const [line] = rows
  if (!line) throw wrongField('lines', 'unknown', 'qualite.dispute.unknown-line')
  if (line.disputedG + g > line.g)
    throw new Refusal(400, 'MORE_THAN_SHIPPED', 'qualite.dispute.more-than-shipped', {
      values: { asked: kilogramsInFigures(line.disputedG + g, 'fr'), shipped: kilogramsInFigures(line.g, 'fr') },
    })
}

/** A line of a note says its pallet and lot by itself. */
async function writeLines(given: { db: QualiteDb; offered: Offered }, disputeId: string, lines: Fields['lines']) {
  const { db } = given
  if (lines.length === 0) return
  const { rows } = await sql<{ id: string; lotId: string | null; sscc: string | null }>`
    select id, lot_id, sscc from platform.sales_document_line
     where id in ${eachOf(lines.flatMap(({ documentLineId }) => documentLineId ?? []))}`.execute(db)
  const shipped = new Map(rows.map(row => [row.id, row]))
  const numbers = await lotNumbers(
    given,
    rows.map(({ lotId }) => lotId),
  )
  await db
    .insertInto('qualite.dispute_line')
    .values(
      lines.map(({ kg: g, lotNumber, sscc, ...line }, index) => {
        const { lotId = null, sscc: pallet = null } = shipped.get(line.documentLineId ?? '') ?? {}
        const number = lotNumber ?? (lotId && numbers.get(lotId)) ?? null
        return { ...line, disputeId, rank: index + 1, lotId, lotNumber: number, sscc: sscc ?? pallet, g }
      }),
    )
    .execute()
}
