import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Rights } from '#kernel/server/answers.ts'
import { matches } from '#kernel/server/matches.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import { searchSource } from '#platform/search/search-source.slot.ts'
import { documentBrowsers } from '../documents.elements.ts'
import type { Knowledge } from './reach.ts'

type Found = { id: string; name: string; folderId: string; folder: string; elementId: number }

/** Documents in the folders that the person reads, by a piece of their name or tag; the folder opens. */
export const foundDocuments = (known: Knowledge) =>
  searchSource<PlatformTables>({
    kind: 'files',
    find: async ({ db, rights }, words, most) => {
      const found = matches('platform.document', 'd', words)
      const readable = await readableFolders(rights, known)
      if (!found || readable.length === 0) return []
      const { rows } = await sql<Found>`
        with recursive open as (
          select f.* from platform.folder f where f.parent_id is null and f.archived_at is null
          union all
          select f.* from platform.folder f join open on f.parent_id = open.id where f.archived_at is null)
        select d.id, d.name, fo.id as "folderId", fo.name as folder, fo.element_id
          from platform.document d
          join open fo on fo.id = d.folder_id
         where d.archived_at is null and ${found} and (${sql.join(readable, sql` or `)})
         order by d.search_text, d.id
         limit ${most}`.execute(db)
      return rows.map(({ id, name, folder, ...place }) => ({
        id,
        title: name,
        detail: folder,
        address: addressOf(known, { id, name, ...place }),
      }))
    },
  })

/** One condition an element on which the person reads: folders of no company, and of those where he does. */
async function readableFolders(rights: Rights, { catalogue }: Knowledge): Promise<RawBuilder<SqlBool>[]> {
  const conditions: RawBuilder<SqlBool>[] = []
  for (const { element } of documentBrowsers) {
    if ((await rights.level(element)) < 1) continue
    const { byCompany } = await rights.perimeter(element)
    conditions.push(sql<SqlBool>`(fo.element_id = ${catalogue.idOf(element)}
      and (fo.company_id is null or fo.company_id = any(${[...byCompany.keys()]})))`)
  }
  return conditions
}

/** The list of its folder narrowed to its name, so that it stands on the page that opens it. */
function addressOf({ catalogue }: Knowledge, { id, name, folderId, elementId }: Omit<Found, 'folder'>) {
  const element = catalogue.pathOf(elementId)
  const browser = documentBrowsers.find(known => known.element === element)
  return `${browser?.routePath}?${new URLSearchParams({ folder: folderId, search: name, document: id })}`
}
