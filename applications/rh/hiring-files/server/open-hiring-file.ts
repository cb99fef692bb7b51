import { randomUUIDv7 } from 'node:crypto'
import { digestOfKey } from '#kernel/server/key-of-link.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import { filesOf } from '#rh/candidates/candidates.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { SaidDetails } from '../hiring-details.model.ts'
import type { HiringFile } from '../hiring-file.model.ts'
import { askPieces } from './ask-pieces.ts'
import { tokenOf } from './hiring-link.ts'

/** Days in which its link is good. */
export const daysOfLife = 30

type Opening = { applicationId: string; candidateId: string; hiringDate: string; at: string }

/** Opens the file of somebody who was retained, or opens it again, asking what a hiring needs of him. */
export async function openHiringFile(
  { db, keys }: { db: RhDb; keys: Keys },
  { applicationId, candidateId, hiringDate, at }: Opening,
): Promise<string> {
  const standing = await db
    .selectFrom('rh.hiring_file')
    .select('id')
    .where('candidateApplicationId', '=', applicationId)
    .executeTakeFirst()
  const id = standing?.id ?? randomUUIDv7()
  const expiresAt = Temporal.Instant.from(at)
    .add({ hours: daysOfLife * 24 })
    .toString()
  const link = { tokenHash: digestOfKey(tokenOf(keys, id)), expiresAt, state: 'open' }
  if (standing) await db.updateTable('rh.hiring_file').set(link).where('id', '=', id).execute()
  else
    await db
      .insertInto('rh.hiring_file')
      .values({ id, candidateApplicationId: applicationId, createdAt: at, ...link })
      .execute()
  await askPieces(db, { id, candidateId, hiringDate, at })
  return id
}

/** Its link opens nothing any more: the key stays, so that a device that had opened the file is told so. */
export const closeHiringFile = (db: RhDb, applicationId: string) =>
  db
    .updateTable('rh.hiring_file')
    .set({ state: 'closed' })
    .where('candidateApplicationId', '=', applicationId)
    .execute()

/** The file of an application, with what came of each piece. */
export async function hiringFileOf(
  db: RhDb,
  { applicationId, canEdit }: { applicationId: string; canEdit: boolean },
): Promise<HiringFile | null> {
  const file = await db
    .selectFrom('rh.hiring_file as h')
    .innerJoin('rh.candidate_application as a', 'a.id', 'h.candidateApplicationId')
    .select(['h.id', 'h.candidateApplicationId', 'h.state', 'h.expiresAt', 'a.candidateId'])
    .where('h.candidateApplicationId', '=', applicationId)
    .executeTakeFirst()
  if (!file) return null
  const [pieces, files] = await Promise.all([
    db
      .selectFrom('rh.hiring_piece')
      .select(['id', 'kind', 'required', 'state', 'reason', 'askedFields', 'saidValues'])
      .where('hiringFileId', '=', file.id)
      .orderBy('id')
      .execute(),
    filesOf(db, file.candidateId),
  ])
  const { candidateId: _, ...told } = file
  return {
    ...told,
    state: told.state as HiringFile['state'],
    pieces: pieces.map(({ askedFields, saidValues, ...piece }) => ({
      ...piece,
      fields: askedFields as HiringFile['pieces'][number]['fields'],
      said: saidValues as SaidDetails | null,
      state: piece.state as HiringFile['pieces'][number]['state'],
      files: files.filter(({ fileType }) => fileType === piece.kind),
    })),
    can: { edit: canEdit && file.state !== 'closed' },
  }
}
