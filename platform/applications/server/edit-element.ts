import { sql } from 'kysely'
import { notFound, wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { addressOfElement, isInMenu, pathOfElement } from '../element.model.ts'
import type { elementsCalls } from '../elements.calls.ts'
import { namesOf } from '../name.model.ts'
import { requireInApplication } from './create-element.ts'
import { type ElementRow, everyElement, lockTree } from './elements.queries.ts'
import { requireFreePath } from './require-free-path.ts'

type Asked = InputOf<typeof elementsCalls.editElement>

/**
 * Renames an element, moves it to another address, shows it on phones or not.
 * @throws Refusal 400 for another address where the code knows the element by its own, or where it is taken; 409
 */
export async function editElement(db: PlatformDb, asked: Asked): Promise<void> {
  await lockTree(db)
  const rows = await everyElement(db)
  const element = rows.find(row => row.id === asked.id)
  if (!element) throw notFound()
  requireUnchanged(element, asked)
  const address = addressOfElement(asked.routePath)
  if (address !== element.routePath) await moveToAddress(db, rows, element, address)
  await db
    .updateTable('platform.element')
    .set(eb => ({
      name: JSON.stringify(namesOf(asked.name, element.name)),
      availableOnMobile: asked.availableOnMobile,
      version: eb('version', '+', 1),
    }))
    .where('id', '=', asked.id)
    .execute()
}

/** What is judged at the very address of the page goes with it. */
async function moveToAddress(db: PlatformDb, rows: readonly ElementRow[], element: ElementRow, address: string) {
  if (element.declared) throw wrongField('routePath', 'of_code', 'applications.element.of-code')
  if (!isInMenu(element)) throw wrongField('routePath', 'of_page', 'applications.element.address-of-page')
  if (element.parentId === null) throw wrongField('routePath', 'of_root', 'applications.element.address-of-root')
  requireInApplication(rows, element.applicationId, address)
  const own = rows.filter(row => row.id === element.id || (row.parentId === element.id && !isInMenu(row)))
  const others = rows.filter(row => !own.includes(row))
  for (const row of own) requireFreePath(others, pathOfElement(address, row.code), 'routePath')
  await sql`
    update platform.element set route_path = ${address}, path = moved.path
      from unnest(${own.map(row => row.id)}::int[], ${own.map(row => pathOfElement(address, row.code))}::text[]) as moved (id, path)
     where element.id = moved.id`.execute(db)
}
