import { sql } from 'kysely'
import { notFound, wrongField } from '#kernel/server/errors.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { isInMenu } from '../element.model.ts'
import { type ElementRow, everyElement, lockTree, withDescendants } from './elements.queries.ts'

type Asked = { elements: { id: number }[]; parentId?: number | undefined }

/**
 * Puts the children of an element in order; one that stood elsewhere moves there with all that is below it. What the
 * list leaves out and menus do not show (actions, groups of fields, what is archived) comes after.
 * @throws Refusal 400 for a missing sibling, a cycle, an element of another application
 */
export async function orderElements(db: PlatformDb, { elements, parentId }: Asked): Promise<number> {
  await lockTree(db)
  const rows = await everyElement(db)
  const listed = elements.map(({ id }) => rows.find(row => row.id === id) ?? unknown())
  if (new Set(listed).size < listed.length) throw refused('twice', 'applications.order.twice')
  const parent = rows.find(row => row.id === (parentId ?? parentOfMost(listed)))
  if (!parent) throw parentId === undefined ? refused('root', 'applications.order.root') : notFound()
  judge(rows, parent, listed)

  const left = rows.filter(row => row.parentId === parent.id && !listed.includes(row))
  const ordered = [...listed, ...left]
  await sql`
    update platform.element
       set parent_id = ${parent.id}, position = placed.position, version = version + 1
      from unnest(${ordered.map(row => row.id)}::int[]) with ordinality as placed (id, position)
     where element.id = placed.id
       and (parent_id, element.position) is distinct from (${parent.id}, placed.position)`.execute(db)
  const moved = listed.filter(row => row.parentId !== parent.id)
  if (moved.length > 0) await setLevels(db, rows, moved, parent.level)
  return parent.id
}

/** Of those that are named equally often, the parent of the first. */
function parentOfMost(listed: readonly ElementRow[]) {
  const families = [...Map.groupBy(listed, row => row.parentId)]
  const [most] = families.toSorted(([, one], [, other]) => other.length - one.length)
  return most?.[0]
}

function judge(rows: readonly ElementRow[], parent: ElementRow, listed: readonly ElementRow[]) {
  const siblings = rows.filter(row => row.parentId === parent.id && row.archivedAt === null && isInMenu(row))
  const missing = siblings.filter(row => !listed.includes(row))
  if (missing.length > 0)
    throw refused('missing_sibling', 'applications.order.missing', {
      names: missing.map(row => row.name.fr).join(', '),
    })
  if (!isInMenu(parent)) throw refused('right_as_parent', 'applications.element.right-as-parent')
  for (const row of listed.filter(one => one.parentId !== parent.id)) {
    const name = row.name.fr
    if (row.parentId === null) throw refused('root', 'applications.order.root')
    if (row.applicationId !== parent.applicationId) throw refused('foreign', 'applications.order.foreign', { name })
    if (!isInMenu(row)) throw refused('of_page', 'applications.order.of-page', { name })
    if (parent.archivedAt !== null) throw refused('archived_parent', 'applications.element.archived-parent')
    if (withDescendants(rows, row.id).includes(parent)) throw refused('cycle', 'applications.order.cycle', { name })
  }
}

async function setLevels(db: PlatformDb, rows: readonly ElementRow[], moved: readonly ElementRow[], above: number) {
  const levels = moved.flatMap(root =>
    withDescendants(rows, root.id).map(row => ({ id: row.id, level: row.level - root.level + above + 1 })),
  )
  await sql`
    update platform.element set level = moved.level
      from unnest(${levels.map(({ id }) => id)}::int[], ${levels.map(({ level }) => level)}::int[]) as moved (id, level)
     where element.id = moved.id and element.level <> moved.level`.execute(db)
}

const refused = (code: string, label: string, values = {}) => wrongField('elements', code, label, values)

function unknown(): never {
  throw notFound()
}
