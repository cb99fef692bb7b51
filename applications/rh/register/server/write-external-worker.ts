import type { Given } from '#kernel/server/answers.ts'
import { Refusal, versionConflict } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import { type ExternalWorker, type ExternalWorkerFields, faultsOfExternalWorker } from '../external-worker.model.ts'
import type { externalWorkersCalls } from '../register.calls.ts'
import { requireEstablishment } from './establishments.queries.ts'
import { externalWorker } from './external-workers.queries.ts'
import { keepExternalWorkers } from './keep-register.ts'
import { staysOfExternalWorkers } from './stays-of-external-workers.queries.ts'
import { wordsOf, writeCorrection } from './write-correction.ts'

type Add = typeof externalWorkersCalls.addExternalWorker
type Edit = typeof externalWorkersCalls.editExternalWorker

/** Somebody sent by others; his line is written at once when he has come. @throws Refusal 404, 403, 400 */
export async function addExternalWorker(
  given: Given<Add, RhTables>,
  { siret, ...worker }: InputOf<Add>,
): Promise<ExternalWorker> {
  const { db, caller, clock } = given
  const { companyId } = await requireEstablishment(given, siret, 2)
  requireWhole(worker)
  const { id } = await db
    .insertInto('rh.external_worker')
    .values({ ...columnsOf(worker), kind: worker.kind, siret, companyId, createdBy: caller.userId })
    .returning('id')
    .executeTakeFirstOrThrow()
  await keepExternalWorkers(db, [id], clock.today().toString())
  return externalWorker(db, id)
}

/** What the register said already is corrected there by a new line. @throws Refusal 404, 403, 400, 409 VERSION_CONFLICT */
export async function editExternalWorker(
  given: Given<Edit, RhTables>,
  { id, version, ...change }: InputOf<Edit>,
): Promise<ExternalWorker> {
  const { db, clock, caller } = given
  const known = await externalWorker(db, id)
  await requireEstablishment(given, known.siret, 2)
  requireWhole({ ...change, kind: known.kind })
  const saved = await db
    .updateTable('rh.external_worker')
    .set(eb => ({ ...columnsOf(change), version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .$if(version !== undefined, query => query.where('version', '=', version as number))
    .executeTakeFirst()
  if (saved.numUpdatedRows === 0n) throw versionConflict()
  if (known.entryNumber !== null) await correctLine(db, known.entryNumber, known, caller.userId)
  await keepExternalWorkers(db, [id], clock.today().toString())
  return externalWorker(db, id)
}

type Edited = { id: string; siret: string }

/** The register follows the sheet, in so far as it says anything else. */
async function correctLine(db: RhDb, number: number, { id, siret }: Edited, actorId: string) {
  // On any day: somebody who is to come later than was told has still been told.
  const [stay] = await staysOfExternalWorkers(db, [id], '9999-12-31')
  if (!stay) return
  const { facts, endsOn } = stay
  await writeCorrection(db, { siret, number }, last => ({
    said: { ...wordsOf(last), ...facts, siret, exitDate: last.exitDate === null ? null : endsOn },
    motive: 'corrected',
    reason: null,
    actorId,
  }))
}

function requireWhole(worker: ExternalWorkerFields) {
  const fields = faultsOfExternalWorker(worker)
  if (fields.length > 0) throw new Refusal(400, 'INVALID_INPUT', 'kernel.error.invalid-input', { fields })
}

const columnsOf = (worker: Omit<ExternalWorkerFields, 'kind'>) => ({
  lastName: worker.lastName,
  firstNames: worker.firstNames,
  citizenship: worker.citizenship,
  birthDate: worker.birthDate,
  sex: worker.sex,
  job: worker.job,
  qualification: worker.qualification,
  startsOn: worker.startsOn,
  endsOn: worker.endsOn,
  organisationName: worker.organisationName,
  organisationAddress: worker.organisationAddress,
  tutorName: worker.tutorName,
  place: worker.place,
})
