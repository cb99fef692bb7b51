import type { Given } from '#kernel/server/answers.ts'
import { notFound, Refusal, wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import type { PermitFile } from '../permit-file.model.ts'
import { rightToWork } from '../right-to-work.model.ts'
import type { workPermitsCalls } from '../work-permits.calls.ts'
import { franceTravailProofOf, permitFile } from './permit-file.queries.ts'
import { holderOfPermit } from './permit-scope.ts'
import { personAtWork } from './person-at-work.queries.ts'

type Create = typeof workPermitsCalls.createPermitCheck
type Edit = typeof workPermitsCalls.editPermitCheck
type NewCheck = InputOf<Create>

/**
 * Writes down that the prefecture was asked about a permit, or why nobody has to ask.
 * @throws Refusal 400 on a field, 404, 403
 */
export async function createPermitCheck(given: Given<Create, RhTables>, check: NewCheck): Promise<PermitFile> {
  const { db, caller, clock } = given
  const holder = await holderOfPermit(given, check.employeeId, 'edit')
  const right = rightToWork(await personAtWork(db, holder, holder.today), holder.today)
  const held = right.permit.state === 'expired' ? undefined : right.permit.permit?.id
  const documentId = check.documentId ?? held
  await requirePermit(db, holder.id, documentId)
  const contractId = check.contractId === undefined ? (right.hiring?.contractId ?? null) : check.contractId
  await requireContract(db, holder.id, contractId)

  await db
    .insertInto('rh.permit_check')
    .values({
      employeeId: holder.id,
      documentId: documentId as string,
      contractId,
      comment: check.comment ?? null,
      createdAt: clock.now().toString(),
      createdBy: caller.userId,
      ...(check.exemption === 'none'
        ? requestColumns(check, holder.today)
        : await exemptionColumns(db, check, holder.today)),
    })
    .execute()
  return permitFile(db, holder)
}

/**
 * Writes down when the request arrived and what the prefecture said.
 * @throws Refusal 400 on a field, 404, 403, 409 on an exemption, or when somebody saved in between
 */
export async function editPermitCheck(
  given: Given<Edit, RhTables>,
  { id, version, receivedOn, answer, answeredOn, comment }: InputOf<Edit>,
): Promise<PermitFile> {
  const { db } = given
  const found = await db.selectFrom('rh.permit_check').select('employeeId').where('id', '=', id).executeTakeFirst()
  if (!found) throw notFound()
  const holder = await holderOfPermit(given, found.employeeId, 'edit')
  const check = await db
    .selectFrom('rh.permit_check')
    .select(['askedOn', 'receivedOn', 'answer', 'answeredOn', 'version'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  requireUnchanged(check, { version })
  if (check.askedOn === null) throw new Refusal(409, 'CHECK_EXEMPT', 'rh.permit.check-exempt')
  const received = receivedOn === undefined ? check.receivedOn : receivedOn
  requireWithin('receivedOn', received, { from: check.askedOn, to: holder.today })
  const said = answer ?? check.answer
  const day = said === 'none' ? null : (answeredOn ?? check.answeredOn ?? holder.today)
  requireWithin('answeredOn', day, { from: check.askedOn, to: holder.today })

  await db
    .updateTable('rh.permit_check')
    .set({
      receivedOn: received,
      answer: said,
      answeredOn: day,
      ...(comment === undefined ? {} : { comment }),
      version: check.version + 1,
    })
    .where('id', '=', id)
    .execute()
  return permitFile(db, holder)
}

function requestColumns({ channel, askedOn, receivedOn, department }: NewCheck, today: string) {
  if (!channel) throw wrongField('channel', 'required', 'rh.permit.channel-needed')
  const asked = askedOn ?? today
  requireWithin('askedOn', asked, { to: today })
  const arrivesAtOnce = channel !== 'letter'
  const received = receivedOn ?? (arrivesAtOnce ? asked : null)
  requireWithin('receivedOn', received, { from: asked, to: today })
  return { askedOn: asked, channel, department: department ?? null, receivedOn: received }
}

async function exemptionColumns(db: RhDb, { employeeId, exemption, comment }: NewCheck, today: string) {
  if (exemption === 'permit_exempt') {
    if (!comment) throw wrongField('comment', 'required', 'rh.permit.comment-needed')
    return { exemption }
  }
  const proof = await franceTravailProofOf(db, employeeId, today)
  if (!proof) throw wrongField('exemption', 'no_proof', 'rh.permit.no-proof')
  return { exemption, proofDocumentId: proof }
}

async function requirePermit(db: RhDb, employeeId: string, documentId: string | undefined) {
  const permit =
    documentId &&
    (await db
      .selectFrom('rh.employee_document')
      .select('id')
      .where('id', '=', documentId)
      .where('employeeId', '=', employeeId)
      .where('kindCode', '=', 'workPermit')
      .where('status', '=', 'accepted')
      .executeTakeFirst())
  if (!permit) throw wrongField('documentId', 'unknown', 'rh.permit.no-permit')
}

async function requireContract(db: RhDb, employeeId: string, contractId: string | null) {
  if (contractId === null) return
  const contract = await db
    .selectFrom('rh.employment_contract')
    .select('id')
    .where('id', '=', contractId)
    .where('employeeId', '=', employeeId)
    .where('state', 'not in', ['cancelled', 'declined'])
    .executeTakeFirst()
  if (!contract) throw wrongField('contractId', 'unknown', 'rh.permit.no-contract')
}

/** Nothing happens before it was asked, nor in days to come. */
function requireWithin(field: string, day: string | null, { from, to }: { from?: string; to: string }) {
  if (day !== null && from && day < from) throw wrongField(field, 'too_early', 'rh.permit.before-asking')
  if (day !== null && day > to) throw wrongField(field, 'too_late', 'rh.permit.day-to-come')
}
