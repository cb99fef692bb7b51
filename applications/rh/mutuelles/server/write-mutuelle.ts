import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { forbidden, Refusal, wrongField } from '#kernel/server/errors.ts'
import type { StoredFile } from '#kernel/server/files.ts'
import { withPictures } from '#kernel/server/pictures.ts'
import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { pageShape } from '#rh/employee-documents/employee-documents.server.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import type { Mutuelle, MutuelleFields } from '../mutuelle.model.ts'
import type { mutuellesCalls } from '../mutuelles.calls.ts'
import { insuredPerson, type MutuelleScope, mutuelleScopeOf } from './mutuelle-scope.ts'
import { mutuelleToChange, noteEvent, withoutSecondCover } from './mutuelle-to-change.ts'
import { mutuelleById } from './mutuelles.queries.ts'
import { proofOfExemption } from './proof-of-exemption.ts'

type Post = typeof mutuellesCalls.postMutuelle
type Put = typeof mutuellesCalls.putMutuelle
type Older = typeof mutuellesCalls.createMutuelle
type Writing = Pick<Given<Post, RhTables>, 'caller' | 'clock' | 'rights'>

/** A cover that is subscribed from a day on. @throws as `postMutuelle` */
export const createSubscribed = (given: Given<Older, RhTables>, { employeeId, startingDate }: InputOf<Older>) =>
  create(given.db, given, { employeeId, startingDate, subscribed: true, exemptionReason: null }, undefined)

/**
 * A new cover, or the dispense with one, with the paper that proves it.
 * @throws Refusal 404; 403; 400 MUTUELLE_OVERLAP, EXEMPTION_PROOF, at the field
 */
export const postMutuelle = ({ uploads, ...given }: Given<Post, RhTables>, input: InputOf<Post>) =>
  withPictures(given, uploads.exemptionDocument ?? [], placeOf(given), (db: RhDb, [proof]) =>
    create(db, given, input, proof),
  )

const placeOf = ({ caller }: Writing) => ({ folder: caller.clientId as string, drawnAs: pageShape })

async function create(
  db: RhDb,
  given: Writing,
  input: MutuelleFields,
  proof: StoredFile | undefined,
): Promise<Mutuelle> {
  const scope = await mutuelleScopeOf(given)
  const { companyId } = await insuredPerson(db, scope, input.employeeId)
  if (scope.level(companyId) < 2) throw forbidden()
  const { at, by } = whoAndWhen(given)
  const fields = await fieldsOf(db, given, scope, { input, proof, kept: null })
  const insuranceOrganismId = await organismOf(db, input.insuranceOrganismId)
  const { id } = await withoutSecondCover(() =>
    db
      .insertInto('rh.mutuelle')
      .values({
        ...fields,
        employeeId: input.employeeId,
        companyId,
        insuranceOrganismId,
        state: fields.subscribed ? 'active_adhesion' : 'to_sign',
        createdBy: by,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  )
  await noteEvent(db, { id, what: 'created', at, by })
  return mutuelleById(db, scope, id)
}

/**
 * Writes a cover over. One that is signed goes on saying what was signed: it takes another organism, or leaves its contract.
 * @throws the same, and 409 VERSION_CONFLICT, MUTUELLE_KEPT; 400 where it is said to be bound and is not
 */
export const putMutuelle = (
  { uploads, ...given }: Given<Put, RhTables>,
  { id, version, fileHasBeenDeleted, isBoundToContract, ...input }: InputOf<Put>,
): Promise<Mutuelle> =>
  withPictures(given, uploads.exemptionDocument ?? [], placeOf(given), async (db: RhDb, [proof]) => {
    const scope = await mutuelleScopeOf(given)
    const standing = await mutuelleToChange(db, scope, { id, employeeId: input.employeeId, needs: 2 })
    requireUnchanged(standing, { version })
    if (isBoundToContract && standing.contractId === null)
      throw wrongField('isBoundToContract', 'not_bound', 'rh.mutuelle.not-bound')
    requireSameCover(standing, input)
    const { at, by } = whoAndWhen(given)
    const kept = fileHasBeenDeleted ? null : standing.exemptionDocumentId
    const fields = await fieldsOf(db, given, scope, { input, proof, kept })
    const organism =
      input.insuranceOrganismId === undefined
        ? standing.insuranceOrganismId
        : await organismOf(db, input.insuranceOrganismId)
    const isUnbound = isBoundToContract === false && standing.contractId !== null
    await withoutSecondCover(() =>
      db
        .updateTable('rh.mutuelle')
        .set({
          insuranceOrganismId: organism,
          ...(isUnbound && { contractId: null }),
          ...(standing.signedAt === null && {
            ...fields,
            state: fields.subscribed ? 'active_adhesion' : 'to_sign',
            isDocumentOutdated: true,
          }),
          version: standing.version + 1,
        })
        .where('id', '=', id)
        .execute(),
    )
    await noteEvent(db, { id, what: isUnbound ? 'unlinked' : 'changed', at, by })
    return mutuelleById(db, scope, id)
  })

type Standing = Awaited<ReturnType<typeof mutuelleToChange>>

/** @throws Refusal 409 MUTUELLE_KEPT where a cover that is signed would say something else */
function requireSameCover(
  { signedAt, ...standing }: Standing,
  { startingDate, subscribed, exemptionReason }: Said['input'],
) {
  const isSame =
    startingDate === standing.startingDate &&
    subscribed === standing.subscribed &&
    exemptionReason === standing.exemptionReason
  if (signedAt !== null && !isSame) throw new Refusal(409, 'MUTUELLE_KEPT', 'rh.mutuelle.kept')
}

const whoAndWhen = ({ caller, clock }: Pick<Writing, 'caller' | 'clock'>) => ({
  by: caller.userId,
  at: clock.now().toString(),
})

type Said = {
  input: Omit<MutuelleFields, 'insuranceOrganismId'>
  proof: StoredFile | undefined
  kept: string | null
}

async function fieldsOf(db: RhDb, given: Writing, { today }: MutuelleScope, { input, proof, kept }: Said) {
  const { startingDate, subscribed, exemptionReason, clientUid, employeeId } = input
  if (clientUid && clientUid !== given.caller.clientId)
    throw wrongField('clientUid', 'not_the_client', 'rh.mutuelle.not-the-client')
  if (subscribed && exemptionReason) throw wrongField('exemptionReason', 'subscribed', 'rh.mutuelle.no-reason')
  if (!subscribed && !exemptionReason) throw wrongField('exemptionReason', 'required', 'kernel.field.required')
  const asked = { employeeId, reason: exemptionReason, sent: proof, kept, today, ...whoAndWhen(given) }
  return { startingDate, subscribed, exemptionReason, exemptionDocumentId: await proofOfExemption(db, asked) }
}

/** The organism that is said, or the only one that there is. @throws Refusal 400 of one that left the choices */
async function organismOf(db: RhDb, said: string | null | undefined): Promise<string | null> {
  if (said === null) return null
  const { rows } = await sql<{ id: string }>`
    select id from rh.insurance_organism where deleted_at is null order by id limit 2`.execute(db)
  if (said === undefined) return rows.length === 1 ? (rows[0]?.id ?? null) : null
  const found = await db
    .selectFrom('rh.insurance_organism')
    .select('id')
    .where('id', '=', said)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  if (!found) throw wrongField('insuranceOrganismId', 'unknown', 'rh.term.unknown')
  return found.id
}

/**
 * Other days of a cover; its last day ends it.
 * @throws Refusal 404; 403; 400 MUTUELLE_OVERLAP, or days that are none; 409 VERSION_CONFLICT
 */
export async function editDates(
  given: Given<typeof mutuellesCalls.editDatesOfMutuelle, RhTables>,
  { insuranceId: id, startingDate, endingDate, ...read }: InputOf<typeof mutuellesCalls.editDatesOfMutuelle>,
): Promise<Mutuelle> {
  const { db } = given
  const scope = await mutuelleScopeOf(given)
  const standing = await mutuelleToChange(db, scope, { id, needs: 2 })
  requireUnchanged(standing, read)
  if (endingDate && endingDate < startingDate)
    throw wrongField('endingDate', 'before_start', 'rh.mutuelle.end-before-start')
  await withoutSecondCover(() =>
    db
      .updateTable('rh.mutuelle')
      .set({ startingDate, endingDate, version: standing.version + 1 })
      .where('id', '=', id)
      .execute(),
  )
  await noteEvent(db, { id, what: 'moved', ...whoAndWhen(given) })
  return mutuelleById(db, scope, id)
}

type Removing = Given<typeof mutuellesCalls.removeMutuelle, RhTables>

/** Takes away a cover that nobody signed. @throws Refusal 404; 403; 409 MUTUELLE_KEPT */
export async function removeMutuelle(
  given: Removing,
  { mutuelleId: id, employeeId }: InputOf<typeof mutuellesCalls.removeMutuelle>,
) {
  const { db } = given
  const scope = await mutuelleScopeOf(given)
  const standing = await mutuelleToChange(db, scope, { id, employeeId, needs: 3 })
  if (standing.signedAt !== null) throw new Refusal(409, 'MUTUELLE_KEPT', 'rh.mutuelle.kept')
  await db
    .updateTable('rh.mutuelle')
    .set({ state: 'cancelled', contractId: null, version: standing.version + 1 })
    .where('id', '=', id)
    .execute()
  await noteEvent(db, { id, what: 'cancelled', ...whoAndWhen(given) })
}
