import { sql } from 'kysely'
import type { Rights } from '#kernel/server/answers.ts'
import { notFound, Refusal } from '#kernel/server/errors.ts'
import type { Perimeter } from '#kernel/server/gate.ts'
import type { Level } from '#kernel/shared/access.ts'
import type { ElementCatalogue } from '#platform/applications/applications.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'

export type Knowledge = { catalogue: ElementCatalogue }
export type Reading = { db: PlatformDb; rights: Rights }

/** From this level on one sees what is archived: whoever may restore it. */
export const archivist = 3

/** A folder where it stands, and what the caller may do in it. */
export type Place = {
  id: string
  parentId: string | null
  applicationId: number
  elementId: number
  companyId: string | null
  name: string
  version: number
  /** Its own id and those of the folders that it lies in. */
  line: string[]
  /** Itself, or a folder that it lies in. */
  isArchived: boolean
  level: Level
  perimeter: Perimeter
}

/** On the records of a company, or on those of none. */
export const levelIn = ({ everywhere, byCompany }: Perimeter, companyId: string | null): Level =>
  companyId === null ? everywhere : (byCompany.get(companyId) ?? 0)

/** The levels on an element; none on one that is archived. */
export const perimeterOf = ({ rights }: Pick<Reading, 'rights'>, { catalogue }: Knowledge, elementId: number) =>
  rights.perimeter(catalogue.pathOf(elementId) ?? '')

/**
 * A folder on which the caller has that level by the folder's own element, in its company.
 * @throws Refusal 404 otherwise, as for one that does not exist
 */
export async function reachFolder(asking: Reading, known: Knowledge, id: string, needs: Level): Promise<Place> {
  const { rows } = await sql<Omit<Place, 'level' | 'perimeter'>>`
    with recursive line as (
      select f.* from platform.folder f where f.id = ${id}
      union all
      select f.* from platform.folder f join line below on f.id = below.parent_id)
    select f.id, f.parent_id, f.application_id, f.element_id,
           f.company_id, f.name, f.version, line.ids as line, line.archived as "isArchived"
      from platform.folder f
      cross join (select array_agg(id) as ids, bool_or(archived_at is not null) as archived from line) line
     where f.id = ${id}`.execute(asking.db)
  const [folder] = rows
  if (!folder) throw notFound()
  const perimeter = await perimeterOf(asking, known, folder.elementId)
  const level = levelIn(perimeter, folder.companyId)
  if (level < needs || (folder.isArchived && level < archivist)) throw notFound()
  return { ...folder, level, perimeter }
}

/** One that is not archived. @throws Refusal 404; 409 FOLDER_ARCHIVED */
export async function reachOpenFolder(asking: Reading, known: Knowledge, id: string, needs: Level): Promise<Place> {
  const folder = await reachFolder(asking, known, id, needs)
  if (folder.isArchived) throw folderArchived()
  return folder
}

export const folderArchived = () => new Refusal(409, 'FOLDER_ARCHIVED', 'documents.browser.folder-archived')

/** A document and its folder, as they were reached. */
export type Reached = Awaited<ReturnType<typeof reachDocument>>

/**
 * A document in a folder on which the caller has that level; nobody else changes it before the caller has.
 * @throws Refusal 404
 */
export async function reachDocument(asking: Reading, known: Knowledge, id: string, needs: Level) {
  const document = await asking.db
    .selectFrom('platform.document as d')
    .innerJoin('kernel.file as f', 'f.id', 'd.fileId')
    .select(['d.id', 'd.folderId', 'd.name', 'f.mime', 'd.version', 'd.archivedAt'])
    .where('d.id', '=', id)
    .$if(needs > 1, query => query.forUpdate('d'))
    .executeTakeFirst()
  if (!document) throw notFound()
  const folder = await reachFolder(asking, known, document.folderId, needs)
  if (document.archivedAt && folder.level < archivist) throw notFound()
  return { ...document, folder }
}

/** One that is not archived, to change it. @throws Refusal 404; 409 */
export async function reachOpenDocument(asking: Reading, known: Knowledge, id: string): Promise<Reached> {
  const document = await reachDocument(asking, known, id, 2)
  if (document.folder.isArchived) throw folderArchived()
  if (document.archivedAt) throw new Refusal(409, 'DOCUMENT_ARCHIVED', 'documents.browser.document-archived')
  return document
}
