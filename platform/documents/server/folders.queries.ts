import { sql } from 'kysely'
import { notFound } from '#kernel/server/errors.ts'
import type { UploadType } from '#platform/configuration/documents-browser.model.ts'
import { documentsBrowser } from '#platform/configuration/documents-browser.server.ts'
import type { Folder } from '../document.model.ts'
import { type Reading, archivist, type Knowledge, levelIn, perimeterOf } from './reach.ts'

type Row = Omit<Folder, 'uploadTypes' | 'can'> & { elementId: number; companyId: string | null }

/**
 * The folders of an application that the caller may read, each after the one that it lies in.
 * @throws Refusal 404 on a browser that the application has not
 */
export async function foldersSeen(
  asking: Reading,
  known: Knowledge,
  { applicationId, browser }: { applicationId: number; browser?: string | undefined },
): Promise<Folder[]> {
  const roots = browser === undefined ? undefined : await rootsShown(asking, known, applicationId, browser)
  const { rows } = await sql<Row>`
    select f.id, f.parent_id, f.name, c.name as company, f.company_id,
           f.element_id, f.archived_at is not null as archived, f.version,
           (select count(*)::int from platform.document d where d.folder_id = f.id and d.archived_at is null) as documents
      from platform.folder f
      left join platform.company c on c.id = f.company_id
     where f.application_id = ${applicationId}
     order by f.position, kernel.normalise(f.name), f.id`.execute(asking.db)
  const below = Map.groupBy(rows, ({ parentId }) => parentId)
  const standings = new Map<number, Awaited<ReturnType<typeof standingOn>>>()
  for (const { elementId } of rows)
    if (!standings.has(elementId)) standings.set(elementId, await standingOn(asking, known, applicationId, elementId))

  const seen = (row: Row, isInArchive: boolean): Folder[] => {
    const { elementId, companyId, ...folder } = row
    const standing = standings.get(elementId)
    const level = standing ? levelIn(standing.perimeter, companyId) : 0
    const archived = isInArchive || folder.archived
    if (!standing || level < (archived ? archivist : 1)) return []
    const can = { write: level >= 2 && !archived, archive: level >= archivist }
    return [
      { ...folder, archived, uploadTypes: standing.uploadTypes, can },
      ...(below.get(row.id) ?? []).flatMap(child => seen(child, archived)),
    ]
  }
  return inOrder(below.get(null) ?? [], roots).flatMap(root => seen(root, false))
}

async function rootsShown({ db }: Reading, { catalogue }: Knowledge, applicationId: number, browser: string) {
  const elementId = catalogue.idOf(browser)
  if (elementId === undefined || catalogue.applicationOf(browser) !== applicationId) throw notFound()
  const { folders } = await documentsBrowser(db, { elementId, applicationId })
  return folders.filter(({ shown }) => shown).map(({ id }) => id)
}

const inOrder = (rows: readonly Row[], ids: readonly string[] | undefined) =>
  ids === undefined ? rows : ids.flatMap(id => rows.find(row => row.id === id) ?? [])

async function standingOn(asking: Reading, known: Knowledge, applicationId: number, elementId: number) {
  const perimeter = await perimeterOf(asking, known, elementId)
  return { perimeter, uploadTypes: await uploadTypesIn(asking, { applicationId, elementId }) }
}

/** What may be put into folders of an element. */
export async function uploadTypesIn(
  { db }: Pick<Reading, 'db'>,
  place: { elementId: number; applicationId: number },
): Promise<UploadType[]> {
  return (await documentsBrowser(db, place)).uploadTypes
}
