import { notFound, wrongField } from '#kernel/server/errors.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { everyElement, lockTree, withDescendants } from './elements.queries.ts'

/**
 * Takes an element, with all that is below it, out of menus and rights, or brings it back: rights rows stay, so that
 * whoever had it has it again. What had been archived before stays so.
 */
export async function archiveElement(db: PlatformDb, now: string, { id, archived }: { id: number; archived: boolean }) {
  await lockTree(db)
  const rows = await everyElement(db)
  const element = rows.find(row => row.id === id)
  if (!element) throw notFound()
  if (element.parentId === null) throw wrongField('id', 'root', 'applications.element.root-stays')
  if ((element.archivedAt !== null) === archived) return
  if (!archived && rows.some(row => row.id === element.parentId && row.archivedAt !== null))
    throw wrongField('archived', 'archived_parent', 'applications.element.parent-first')
  const moved = withDescendants(rows, id).filter(row => row.archivedAt === element.archivedAt)
  await db
    .updateTable('platform.element')
    .set(eb => ({ archivedAt: archived ? now : null, version: eb('version', '+', 1) }))
    .where(
      'id',
      'in',
      moved.map(row => row.id),
    )
    .execute()
}
