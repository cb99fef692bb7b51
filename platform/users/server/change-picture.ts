import { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import type { StoredFile } from '#kernel/server/files.ts'
import { type PictureShape, redraw } from '#kernel/server/pictures.ts'
import type { PlatformDb, PlatformTables } from '#platform/platform-db.ts'
import { type PictureKind, pictureAddress } from '../picture.model.ts'
import type { picturesCalls } from '../pictures.calls.ts'

const drawnAs: Record<PictureKind, PictureShape> = {
  avatar: { pixels: 200, shape: 'square' },
  profilePicture: { pixels: 800, shape: 'whole' },
}
export const keyColumns = { avatar: 'avatar_key', profilePicture: 'picture_key' } as const

/** A person belongs to no single client: neither does his face. */
const folder = 'none'

type Upload = Given<(typeof picturesCalls)['uploadAvatar'], PlatformTables>

/** Draws what was sent again, keeps that alone and answers where it is fetched. */
export async function changePicture(
  { files, caller, uploads, afterCommit, withDb }: Upload,
  kind: PictureKind,
): Promise<string> {
  const [sent] = uploads.picture as [StoredFile]
  const drawn = await redraw(files.read(sent.storageKey), drawnAs[kind])
  const rule = { types: ['image/webp'], maxBytes: drawn.length }
  const { storageKey } = await files.store(folder, `${kind}.webp`, Readable.from([drawn]), rule)
  await withDb(async db => {
    const former = await replaceKey(db, caller.userId, kind, storageKey)
    afterCommit(() => Promise.all([sent.storageKey, former].map(key => key && files.remove(key))))
  }).catch(async (error: unknown) => {
    await files.remove(storageKey)
    throw error
  })
  return pictureAddress(caller.userId, kind, storageKey) as string
}

/** Gives the key of the picture that stood there. */
export async function replaceKey(db: PlatformDb, userId: string, kind: PictureKind, key: string | null) {
  const column = sql.ref(keyColumns[kind])
  const { rows } = await sql<{ former: string | null }>`
    update platform.user set ${column} = ${key} where id = ${userId} returning old.${column} as former`.execute(db)
  return rows[0]?.former ?? null
}
