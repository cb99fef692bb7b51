import { sql } from 'kysely'
import { versionConflict, wrongField } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { noteConfiguration } from '#platform/delegation/delegation.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { documentsBrowserCalls } from '../documents-browser.calls.ts'
import { type DocumentsBrowser, type RootFolder, type UploadType, uploadTypes } from '../documents-browser.model.ts'
import { lockOrder } from './change-places.ts'

type Asking = Parameters<typeof noteConfiguration>[0]
type Calls = typeof documentsBrowserCalls
type Place = { elementId: number; applicationId: number }

const noun = 'documentsBrowser'

/** What was decided; every root folder and every type where nothing was. */
export async function documentsBrowser(db: PlatformDb, { elementId, applicationId }: Place): Promise<DocumentsBrowser> {
  const decided = await db
    .selectFrom('platform.documents_browser')
    .select(['uploadTypes', 'version'])
    .where('elementId', '=', elementId)
    .executeTakeFirst()
  const rows = await db
    .selectFrom('platform.folder as f')
    .leftJoin('platform.browsed_folder as b', join =>
      join.onRef('b.folderId', '=', 'f.id').on('b.elementId', '=', elementId),
    )
    .select(['f.id', 'f.name', 'b.folderId as browsed'])
    .where('f.applicationId', '=', applicationId)
    .where('f.parentId', 'is', null)
    .orderBy('b.position')
    .orderBy('f.position')
    .orderBy('f.id')
    .execute()
  return {
    folders: rows.map(({ id, name, browsed }): RootFolder => ({ id, name, shown: !decided || browsed !== null })),
    uploadTypes: (decided?.uploadTypes ?? [...uploadTypes]) as UploadType[],
    version: decided?.version ?? 0,
  }
}

/** @throws Refusal 400 on a folder that is no root of the application; 409 when somebody saved in between */
export async function setDocumentsBrowser(
  asking: Asking,
  place: Place,
  { folderIds, uploadTypes: types, version }: InputOf<Calls['setDocumentsBrowser']>,
) {
  const { db } = asking
  const former = await documentsBrowser(db, place)
  const roots = new Set(former.folders.map(({ id }) => id))
  if (folderIds.some(id => !roots.has(id))) throw wrongField('folderIds', 'unknown', 'configuration.folder-unknown')
  const columns = { uploadTypes: [...new Set(types)], version: version + 1 }
  const saved = await db
    .insertInto('platform.documents_browser')
    .values({ elementId: place.elementId, ...columns })
    .onConflict(conflict =>
      conflict
        .columns(['clientId', 'elementId'])
        .doUpdateSet(columns)
        .where(sql<boolean>`documents_browser.version = ${version}`),
    )
    .executeTakeFirst()
  if (saved.numInsertedOrUpdatedRows === 0n || (former.version === 0 && version > 0)) throw versionConflict()
  await db.deleteFrom('platform.browsed_folder').where('elementId', '=', place.elementId).execute()
  await browse(db, place.elementId, [...new Set(folderIds)])
  const present = await documentsBrowser(db, place)
  await noteConfiguration(asking, noun, String(place.elementId), former, present)
  return present
}

/** @throws Refusal 400 on a name that another root has */
export async function createRootFolder(asking: Asking, place: Place, name: string) {
  const { db } = asking
  await lockOrder(db, noun)
  const former = await documentsBrowser(db, place)
  if (former.folders.some(folder => folder.name.toLowerCase() === name.toLowerCase()))
    throw wrongField('name', 'taken', 'configuration.folder-taken', { name })
  const { id } = await db
    .insertInto('platform.folder')
    .values({
      applicationId: place.applicationId,
      elementId: place.elementId,
      name,
      position: former.folders.length + 1,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (former.version > 0) await browse(db, place.elementId, [id], former.folders.length)
  const present = await documentsBrowser(db, place)
  await noteConfiguration(asking, noun, String(place.elementId), former, present)
  return present
}

async function browse(db: PlatformDb, elementId: number, folderIds: readonly string[], after = 0) {
  if (folderIds.length === 0) return
  const rows = folderIds.map((id, index) => ({ elementId, folderId: id, position: after + index + 1 }))
  await db.insertInto('platform.browsed_folder').values(rows).execute()
}
