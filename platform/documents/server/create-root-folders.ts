import { notFound } from '#kernel/server/errors.ts'
import type { Databases } from '#kernel/server/db.ts'
import type { Names } from '#kernel/shared/names.ts'
import { inEachClientEvenClosed } from '#platform/in-each-client.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'

type WithDb = <Result>(work: (db: PlatformDb) => Promise<Result>) => Promise<Result>

/**
 * Gives each client the root folder of an application, named by its code: one client after the other, so that what was
 * cut in the middle is finished by asking again. Whoever has the application's documents, or its root, opens the folder.
 */
export async function createRootFolders(databases: Databases, withDb: WithDb, code: string): Promise<number> {
  const folder = await withDb(db => rootFolder(db, code))
  let created = 0
  await inEachClientEvenClosed(databases, async (db: PlatformDb) => {
    const known = await db
      .selectFrom('platform.folder')
      .select('id')
      .where('applicationId', '=', folder.applicationId)
      .where('parentId', 'is', null)
      .executeTakeFirst()
    if (known) return
    await db.insertInto('platform.folder').values(folder).execute()
    created += 1
  })
  return created
}

async function rootFolder(db: PlatformDb, code: string) {
  const application = await db
    .selectFrom('platform.application')
    .select(['id', 'code', 'name'])
    .where('code', '=', code.replace(/^\//, '').toLowerCase())
    .executeTakeFirst()
  if (!application) throw notFound()
  const elements = await db
    .selectFrom('platform.element')
    .select(['id', 'path', 'parentId'])
    .where('applicationId', '=', application.id)
    .execute()
  const own =
    elements.find(({ path }) => path === `documents/${application.code}`) ?? elements.find(row => row.parentId === null)
  if (!own) throw notFound()
  return { applicationId: application.id, name: (application.name as Names).fr, elementId: own.id }
}
