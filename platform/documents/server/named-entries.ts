import { type RawBuilder, sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { namedElements } from '#platform/audit/audit.server.ts'
import { byWords, namedRows, type Naming, type RowsOfRoom } from '#platform/audit/audited-words.slot.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import { documentBrowsers } from '../documents.elements.ts'
import { archivist, levelIn } from './reach.ts'

type Entry = {
  rowId: string
  name: string
  folderId: string
  /** Null for a folder. */
  documentId: string | null
  companyId: string | null
  element: string
  /** Itself, or a folder that it lies in. */
  isArchived: boolean
  isInArchive: boolean
}

const namedFolders = entries(
  rowIds => sql`
    select f.id as "rowId", f.name, f.id as "folderId", null::uuid as "documentId", null::timestamptz as archived
      from platform.folder f where f.id in ${eachOf(rowIds)}`,
)

const namedDocuments = entries(
  rowIds => sql`
    select d.id as "rowId", d.name, d.folder_id as "folderId", d.id as "documentId", d.archived_at as archived
      from platform.document d where d.id in ${eachOf(rowIds)}`,
)

/** Those that are, or were, a version of a document. */
const namedFiles = entries(
  rowIds => sql`
    select v.file_id as "rowId", d.name, d.folder_id as "folderId", d.id as "documentId", d.archived_at as archived
      from platform.document_version v join platform.document d on d.id = v.document_id
     where v.file_id in ${eachOf(rowIds)}`,
)

/** Folders and documents as the journal of changes tells them, to who reads the folder. */
export const entriesInJournal: RowsOfRoom = {
  schema: 'platform',
  rows: {
    browsed_folder: byWords([1, namedFolders], [0, namedElements]),
    document: namedDocuments,
    folder: namedFolders,
  },
  ids: { folderId: namedFolders },
  histories: ['document', 'folder'],
}

export const filesInJournal: RowsOfRoom = { schema: 'kernel', rows: { file: namedFiles } }

function entries(reading: (rowIds: readonly string[]) => RawBuilder<unknown>) {
  return namedRows<PlatformTables>(async ({ db, rights }, rowIds) => {
    const { rows } = await sql<Entry>`
      with recursive asked as (${reading(rowIds)}),
      line as (
        select f.id as folder_id, f.parent_id, f.archived_at from platform.folder f
         where f.id in (select "folderId" from asked)
        union all
        select line.folder_id, f.parent_id, f.archived_at from platform.folder f join line on f.id = line.parent_id)
      select asked."rowId", asked.name, asked."folderId", asked."documentId", fo.company_id,
             e.path as element, asked.archived is not null as "isInArchive",
             asked.archived is not null or exists (
               select from line where line.folder_id = fo.id and line.archived_at is not null) as "isArchived"
        from asked
        join platform.folder fo on fo.id = asked."folderId"
        join platform.element e on e.id = fo.element_id and e.archived_at is null`.execute(db)
    const mayRead = await readable(rights, rows)
    return rows.filter(mayRead).map(entry => ({ rowId: entry.rowId, name: entry.name, address: addressOf(entry) }))
  })
}

/** What is archived is for those who may restore it. */
async function readable(rights: Naming<never>['rights'], rows: readonly Entry[]) {
  const perimeters = new Map<string, Awaited<ReturnType<typeof rights.perimeter>>>()
  for (const { element } of rows) if (!perimeters.has(element)) perimeters.set(element, await rights.perimeter(element))
  return ({ element, companyId, isArchived }: Entry) => {
    const perimeter = perimeters.get(element)
    return perimeter !== undefined && levelIn(perimeter, companyId) >= (isArchived ? archivist : 1)
  }
}

/** The folder, open; a document within it, open too. */
function addressOf({ element, folderId, documentId, name, isInArchive }: Entry) {
  const browser = documentBrowsers.find(known => known.element === element)
  if (!browser) return null
  const document = documentId && { search: name, document: documentId, ...(isInArchive && { tab: 'archived' }) }
  return `${browser.routePath}?${new URLSearchParams({ folder: folderId, ...document })}`
}
