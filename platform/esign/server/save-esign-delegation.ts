import type { Clock } from '#kernel/server/clock.ts'
import { notFound, Refusal, wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged, takeForChange } from '#kernel/server/take-for-change.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { EditedEsignDelegation, EsignAct, EsignDelegation } from '../esign-delegation.model.ts'
import { delegationOf } from './esign-delegation.queries.ts'
import { possibleOwners } from './signing-people.queries.ts'
import { signableType } from './signable-types.queries.ts'

type Writing = { db: PlatformDb; clock: Clock }

/** @throws Refusal 400 on a field, 409 DELEGATION_EXISTS */
export async function createEsignDelegation(writing: Writing, delegation: EditedEsignDelegation) {
  const { documentTypeId, userId, startsAt, endsAt } = delegation
  await requireSound(writing, delegation)
  const made = await writing.db
    .insertInto('platform.esign_delegation')
    .values({ documentTypeId, userId, startsAt, endsAt })
    .onConflict(known => known.columns(['clientId', 'documentTypeId', 'userId']).doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!made) throw new Refusal(409, 'DELEGATION_EXISTS', 'esign.delegation.exists')
  await writeDelegates(writing.db, made.id, delegation)
  return saved(writing.db, delegation)
}

/** @throws Refusal 400 on a field, 404, 409 when somebody saved in between */
export async function editEsignDelegation(writing: Writing, delegation: EditedEsignDelegation) {
  const { db } = writing
  await requireSound(writing, delegation)
  const known = await takeForChange(
    db
      .selectFrom('platform.esign_delegation')
      .select(['id', 'version'])
      .where('documentTypeId', '=', delegation.documentTypeId)
      .where('userId', '=', delegation.userId),
  )
  requireUnchanged(known, delegation)
  await db
    .updateTable('platform.esign_delegation')
    .set({ startsAt: delegation.startsAt, endsAt: delegation.endsAt, version: known.version + 1 })
    .where('id', '=', known.id)
    .execute()
  await db.deleteFrom('platform.esign_delegate').where('delegationId', '=', known.id).execute()
  await writeDelegates(db, known.id, delegation)
  return saved(db, delegation)
}

/** @throws Refusal 404 */
export async function removeEsignDelegation(db: PlatformDb, asked: { documentTypeId: number; userId: string }) {
  const { numDeletedRows } = await db
    .deleteFrom('platform.esign_delegation')
    .where('documentTypeId', '=', asked.documentTypeId)
    .where('userId', '=', asked.userId)
    .executeTakeFirst()
  if (numDeletedRows === 0n) throw notFound()
}

async function requireSound(writing: Writing, delegation: EditedEsignDelegation) {
  const { documentTypeId, userId, usersCanSendOnBehalfIds, usersCanSignOnBehalfIds } = delegation
  const { favoriteUserForSendingId, favoriteUserForSigningId, startsAt, endsAt } = delegation
  if (startsAt !== null && endsAt !== null && Temporal.Instant.compare(startsAt, endsAt) >= 0)
    throw wrongField('endsAt', 'BEFORE_START', 'esign.delegation.ends-before')
  if (!(await signableType(writing.db, { id: documentTypeId })))
    throw wrongField('documentTypeId', 'NOT_SIGNABLE', 'esign.delegation.not-signable')
  const people = new Set((await possibleOwners(writing, documentTypeId)).map(({ id }) => id))
  if (!people.has(userId)) throw wrongField('userId', 'UNKNOWN_PERSON', 'esign.delegation.unknown-person')
  const lists = { usersCanSendOnBehalfIds, usersCanSignOnBehalfIds }
  for (const [field, ids] of Object.entries(lists)) {
    if (ids.includes(userId)) throw wrongField(field, 'ONESELF', 'esign.delegation.oneself')
    if (!ids.every(id => people.has(id))) throw wrongField(field, 'UNKNOWN_PERSON', 'esign.delegation.unknown-person')
  }
  requireInside('favoriteUserForSendingId', favoriteUserForSendingId, usersCanSendOnBehalfIds)
  requireInside('favoriteUserForSigningId', favoriteUserForSigningId, usersCanSignOnBehalfIds)
}

function requireInside(field: string, favourite: string | null, ids: readonly string[]) {
  if (favourite !== null && !ids.includes(favourite))
    throw wrongField(field, 'FAVOURITE_OUTSIDE', 'esign.delegation.favourite-outside')
}

async function writeDelegates(db: PlatformDb, delegationId: string, delegation: EditedEsignDelegation) {
  const rowsOf = (act: EsignAct, ids: readonly string[], favourite: string | null) =>
    [...new Set(ids)].map(id => ({ delegationId, act, userId: id, favourite: id === favourite }))
  const rows = [
    ...rowsOf('send', delegation.usersCanSendOnBehalfIds, delegation.favoriteUserForSendingId),
    ...rowsOf('sign', delegation.usersCanSignOnBehalfIds, delegation.favoriteUserForSigningId),
  ]
  if (rows.length > 0) await db.insertInto('platform.esign_delegate').values(rows).execute()
}

const saved = async (db: PlatformDb, delegation: EditedEsignDelegation) =>
  (await delegationOf(db, delegation)) as EsignDelegation
