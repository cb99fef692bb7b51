import { sql } from 'kysely'
import { notFound, wrongField } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { addressOfElement, isInMenu, isWithin, pathOfElement } from '../element.model.ts'
import type { elementsCalls } from '../elements.calls.ts'
import { namesOf } from '../name.model.ts'
import { copyRights } from './copy-rights.ts'
import { type ElementRow, everyElement, lockTree } from './elements.queries.ts'
import { requireFreePath } from './require-free-path.ts'

type Asked = InputOf<typeof elementsCalls.createElement>

/**
 * Adds an element below another, and gives it in each client the rights of its parent.
 * @throws Refusal 400 on the level, the address, the code or the parent
 */
export async function createElement(db: PlatformDb, asked: Asked): Promise<number> {
  await lockTree(db)
  const rows = await everyElement(db)
  const { parent, routePath, path } = judge(rows, asked)
  const startsAs = isInMenu(asked) ? 'parent' : 'none'
  const { id } = await db
    .insertInto('platform.element')
    .values({
      parentId: parent.id,
      applicationId: parent.applicationId,
      kind: asked.kind,
      code: asked.code ?? null,
      path,
      routePath,
      name: JSON.stringify(namesOf(asked.name)),
      level: parent.level + 1,
      position: sql<number>`(select coalesce(max(position), 0) + 1 from platform.element where parent_id = ${parent.id})`,
      availableOnMobile: asked.availableOnMobile,
      startsAs,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await copyRights(db, parent.id, id, startsAs)
  return id
}

function judge(rows: readonly ElementRow[], asked: Asked) {
  const parent = rows.find(row => row.id === asked.parentId)
  if (!parent) throw notFound()
  if (parent.applicationId !== asked.applicationId)
    throw wrongField('parentId', 'foreign_parent', 'applications.element.foreign-parent')
  if (parent.archivedAt !== null)
    throw wrongField('parentId', 'archived_parent', 'applications.element.archived-parent')
  if (!isInMenu(parent)) throw wrongField('parentId', 'right_as_parent', 'applications.element.right-as-parent')
  if (asked.elementLevelId !== parent.level + 1)
    throw wrongField('elementLevelId', 'wrong_level', 'applications.element.wrong-level', { level: parent.level + 1 })
  const routePath = judgeAddress(rows, parent, asked)
  const path = pathOfElement(routePath, asked.code ?? null)
  requireFreePath(rows, path, asked.code === undefined ? 'routePath' : 'code')
  return { parent, routePath, path }
}

function judgeAddress(rows: readonly ElementRow[], parent: ElementRow, { kind, code, routePath }: Asked) {
  const address = addressOfElement(routePath)
  if (isInMenu({ kind })) {
    if (code !== undefined) throw wrongField('code', 'unexpected', 'applications.element.code-unexpected')
    requireInApplication(rows, parent.applicationId, address)
    return address
  }
  if (code === undefined) throw wrongField('code', 'required', 'applications.element.code-needed')
  if (address !== parent.routePath)
    throw wrongField('routePath', 'not_of_page', 'applications.element.not-of-page', { address: parent.routePath })
  return address
}

/** @throws Refusal 400 for an address that does not begin with that of the application */
export function requireInApplication(rows: readonly ElementRow[], applicationId: number | null, address: string) {
  const root = rows.find(row => row.parentId === null && row.applicationId === applicationId)
  if (!root || isWithin(root.routePath, address)) return
  throw wrongField('routePath', 'foreign_path', 'applications.element.foreign-path', { root: `${root.routePath}/` })
}
