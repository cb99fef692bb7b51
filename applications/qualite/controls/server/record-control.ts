import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { companyScopeOf, requireLevel } from '#kernel/server/company-scope.ts'
import { forbidden, Refusal, wrongField } from '#kernel/server/errors.ts'
import { takeForChange } from '#kernel/server/take-for-change.ts'
import type { Call, InputOf } from '#kernel/shared/call.ts'
import { lotHoldOffer } from '#platform/trace/lot-hold.slot.ts'
import type { QualiteDb, QualiteTables } from '#qualite/qualite-db.ts'
import { writeNonConformity } from '../../non-conformities/non-conformities.server.ts'
import { controlsElement } from '../../control-plans/control-plans-place.model.ts'
import { type ControlDue, isAsFineAs, type Verdict, verdictOf } from '../control.model.ts'
import type { controlsCalls } from '../controls.calls.ts'
import { controlById } from './controls.queries.ts'
import { controlRecordById } from './records.queries.ts'

type Calls = typeof controlsCalls
type Doing<C extends Call> = Given<C, QualiteTables>
type Found = Omit<InputOf<Calls['recordControl']>, 'id'>

/** @throws Refusal 404 of a plan that is not in force; 403 */
export async function startControl(
  given: Doing<Calls['startControl']>,
  { id: planId }: InputOf<Calls['startControl']>,
) {
  const { db, clock } = given
  const plan = await db
    .selectFrom('qualite.control_plan')
    .select('companyId')
    .where('id', '=', planId)
    .where('archivedAt', 'is', null)
    .executeTakeFirst()
  requireLevel(await companyScopeOf(given, controlsElement), plan?.companyId ?? null, 2)
  const { id } = await db
    .insertInto('qualite.control_due')
    .values({ planId, dueAt: clock.now().toString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  return controlById(given, id)
}

/**
 * Keeps what was found, with the limits of the day. What is held by it holds its lot in the same transaction.
 * @throws Refusal 404; 403; 400 at a value, its correction or its fate; 409 CONTROL_DONE, CONTROL_MISSED, CONTROL_TO_COME
 */
export async function recordControl(
  given: Doing<Calls['recordControl']>,
  { id, ...found }: InputOf<Calls['recordControl']>,
) {
  const { db, clock, caller, offered } = given
  const { lotId } = await takeForChange(db.selectFrom('qualite.control_due').select('lotId').where('id', '=', id))
  const due = await controlById(given, id)
  requireOpen(due)
  const verdict = verdictIn(due, found)
  requireAnswered(due, verdict, found)
  const { id: recordId } = await db
    .insertInto('qualite.control_record')
    .values({
      dueId: id,
      verdict,
      isLate: due.state === 'overdue',
      correction: verdict === 'not_conform' ? found.correction : null,
      fate: verdict === 'not_conform' ? found.fate : null,
      remark: found.remark,
      recordedAt: clock.now().toString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await writeValues(db, recordId, due, found.values)
  if (verdict === 'not_conform' && due.kind === 'ccp') await openNonConformityOf(given, due, recordId, found)
  if (verdict === 'not_conform' && found.fate === 'held' && lotId !== null)
    for (const keeper of offered(lotHoldOffer))
      await keeper.hold(db as never, {
        lots: { lotIds: [lotId] },
        status: 'held',
        reason: `${due.code} ${due.label}`,
        source: 'non_conformity',
        sourceId: recordId,
        userId: caller.userId,
      })
  return controlRecordById(given, recordId)
}

/**
 * A row that names it: nothing is erased, and it is due again. What it held stays held.
 * @throws Refusal 404; 403; 409 CANCELLED_ALREADY, CONTROL_VALIDATED
 */
export async function cancelControl(
  given: Doing<Calls['cancelControl']>,
  { id, reason }: InputOf<Calls['cancelControl']>,
) {
  const { db, clock } = given
  const record = await recordToChange(given, id)
  if (!record.can.cancel) throw forbidden()
  await db
    .insertInto('qualite.control_record')
    .values({
      dueId: record.dueId,
      verdict: record.verdict,
      isLate: record.isLate,
      remark: reason,
      recordedAt: clock.now().toString(),
      cancelsId: id,
    })
    .execute()
  return controlRecordById(given, id)
}

/** @throws Refusal 404; 403 of one's own, or of what is no critical point; 409 CANCELLED_ALREADY, CONTROL_VALIDATED */
export async function validateControl(
  given: Doing<Calls['validateControl']>,
  { id }: InputOf<Calls['validateControl']>,
) {
  const record = await recordToChange(given, id)
  if (!record.can.validate) throw forbidden()
  await given.db
    .insertInto('qualite.control_validation')
    .values({ recordId: id, validatedAt: given.clock.now().toString() })
    .execute()
  return controlRecordById(given, id)
}

/** Whoever cancels or validates a record comes one after the other. */
async function recordToChange(given: Doing<Calls['cancelControl'] | Calls['validateControl']>, id: string) {
  await sql`
    select from qualite.control_due d join qualite.control_record r on r.due_id = d.id
     where r.id = ${id} for update of d`.execute(given.db)
  const record = await controlRecordById(given, id)
  if (record.cancelledFor !== null) throw new Refusal(409, 'CANCELLED_ALREADY', 'qualite.controls.cancelled-already')
  if (record.validatedAt !== null) throw new Refusal(409, 'CONTROL_VALIDATED', 'qualite.controls.validated')
  return record
}

function requireOpen({ state, canRecord }: ControlDue) {
  if (state === 'done') throw new Refusal(409, 'CONTROL_DONE', 'qualite.controls.done')
  if (state === 'missed') throw new Refusal(409, 'CONTROL_MISSED', 'qualite.controls.missed')
  if (state === 'to_come') throw new Refusal(409, 'CONTROL_TO_COME', 'qualite.controls.to-come')
  if (!canRecord) throw forbidden()
}

function verdictIn({ measures }: ControlDue, { values, isNotApplicable, isNotConform }: Found): Verdict {
  if (values.length !== (isNotApplicable ? 0 : measures.length))
    throw wrongField('values', 'count', 'qualite.controls.value-of-each')
  const read = measures.slice(0, values.length).map((measure, place) => ({ measure, value: values[place] as number }))
  for (const [place, { measure, value }] of read.entries())
    if (!isAsFineAs(measure, value)) throw wrongField(`values.${place}`, 'too_fine', 'qualite.controls.too-fine')
  if (isNotApplicable) return 'not_applicable'
  return isNotConform ? 'not_conform' : verdictOf(read)
}

function requireAnswered({ kind }: ControlDue, verdict: Verdict, { correction, fate, remark }: Found) {
  if (verdict === 'not_applicable' && remark === null) throw wrongField('remark', 'required', 'kernel.field.required')
  if (verdict !== 'not_conform') return
  if (correction === null) throw wrongField('correction', 'CORRECTION_REQUIRED', 'qualite.controls.correction-required')
  if (kind === 'ccp' && fate === null) throw wrongField('fate', 'FATE_REQUIRED', 'qualite.controls.fate-required')
}

async function writeValues(db: QualiteDb, recordId: string, { measures }: ControlDue, values: readonly number[]) {
  if (values.length === 0) return
  const rows = values.flatMap((value, place) => {
    const measure = measures[place]
    return measure ? [{ ...measure, recordId, rank: place + 1, value }] : []
  })
  await db.insertInto('qualite.control_value').values(rows).execute()
}

/** A critical point that does not conform is a non-conformity at once, whose first action is what was done (design of quality, section 6). */
async function openNonConformityOf(
  given: Doing<Calls['recordControl']>,
  { planId, code, label, place, lotNumber }: ControlDue,
  controlRecordId: string,
  { correction, remark }: Found,
) {
  const { db, clock, caller } = given
  const { companyId } = await db
    .selectFrom('qualite.control_plan')
    .select('companyId')
    .where('id', '=', planId)
    .executeTakeFirstOrThrow()
  const id = await writeNonConformity(given, {
    companyId,
    source: 'control',
    severity: 'major',
    title: `${code} ${label}`,
    facts: remark,
    place,
    partnerId: null,
    lotNumbers: lotNumber === null ? [] : [lotNumber],
    kg: null,
    ownerId: caller.userId,
    controlRecordId,
  })
  await db
    .insertInto('qualite.quality_action')
    .values({
      nonConformityId: id,
      kind: 'immediate',
      text: correction ?? label,
      ownerId: caller.userId,
      doneAt: clock.now().toString(),
      doneBy: caller.userId,
    })
    .execute()
}
