import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { nobodysFolder } from '#kernel/server/files.ts'
import { type PictureShape, withPicture } from '#kernel/server/pictures.ts'
import type { PlatformDb, PlatformTables } from '#platform/platform-db.ts'
import { type PictureKind, pictureAddress } from '#platform/identity/picture.model.ts'
import type { picturesCalls } from '../pictures.calls.ts'

const drawnAs: Record<PictureKind, PictureShape> = {
  avatar: { pixels: 200, shape: 'square' },
  profilePicture: { pixels: 800, shape: 'whole' },
}
export const keyColumns = { avatar: 'avatarKey', profilePicture: 'pictureKey' } as const

type Upload = Given<(typeof picturesCalls)['uploadAvatar'], PlatformTables>

/** Shows what was sent, drawn again, instead of the former picture and answers where it is fetched. */
export async function changePicture(given: Upload, kind: PictureKind): Promise<string> {
  const { files, caller, uploads, afterCommit } = given
  const place = { folder: nobodysFolder, drawnAs: drawnAs[kind] }
  return withPicture(given, uploads.picture[0], place, async (db, key) => {
    const former = await replaceKey(db, caller.userId, kind, key)
    if (former) afterCommit(() => files.remove(former))
    return pictureAddress(caller.userId, kind, key) as string
  })
}

/** Gives the key of the picture that stood there. */
export async function replaceKey(db: PlatformDb, userId: string, kind: PictureKind, key: string | null) {
  const column = sql.ref(keyColumns[kind])
  const { rows } = await sql<{ former: string | null }>`
    update platform.user set ${column} = ${key} where id = ${userId} returning old.${column} as former`.execute(db)
  return rows[0]?.former ?? null
}
