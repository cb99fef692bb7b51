import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Clock } from '#kernel/server/clock.ts'
import { notFound } from '#kernel/server/errors.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { matches } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { daysOfEnding, type Document, type DocumentVersion } from '../document.model.ts'
import { documentsCalls } from '../documents.calls.ts'
import { typesOf } from '../upload-type.model.ts'
import { archivist, levelIn, type Place } from './reach.ts'

type Reading = { db: PlatformDb; clock: Clock }
type Asked = Omit<InputOf<typeof documentsCalls.getDocuments>, 'folderId'>
type Row = Omit<Document, 'expired' | 'can'> & { companyId: string | null }

const document = sql`
  select d.id, d.folder_id, fo.name as folder, fo.company_id, d.name, f.mime, f.size,
         v.number, d.tags, d.expires_on, d.archived_at is not null as archived,
         u.firstname || ' ' || u.name as author, f.created_at as "filedAt", d.version
    from platform.document d
    join platform.folder fo on fo.id = d.folder_id
    join kernel.file f on f.id = d.file_id
    join platform.document_version v on v.document_id = d.id and v.file_id = d.file_id
    left join platform.user u on u.id = f.created_by`

/** A page of what lies in a folder; what is searched is searched below it too. */
export function pageOfDocuments(
  { db, clock }: Reading,
  place: Place,
  { state = 'present', ...asked }: Asked,
): Promise<PageOf<Document>> {
  // The archives of a folder are closed to whoever could not restore from them.
  if (state === 'archived' && place.level < archivist) throw notFound()
  const found = saidIn(asked.search)
  const today = clock.today().toString()
  const isThere = found ? sql<SqlBool>`d.folder_id = any(${foldersBelow(place)})` : isIn(place)
  return pageOfList(db, documentsCalls.getDocuments.list, asked, {
    from: sql`platform.document d`,
    id: sql`d.id`,
    within: sql`${isThere} and ${isKept(state)}`,
    orders: {
      name: [sql`d.search_text`],
      tags: [sql`d.tags`, sql`d.search_text`],
      expiresOn: [sql`coalesce(d.expires_on, 'infinity')`, sql`d.search_text`],
      filedAt: [sql`(select f.created_at from kernel.file f where f.id = d.file_id)`],
    },
    filters: {
      state: isKept,
      family: family =>
        sql`(select f.mime from kernel.file f where f.id = d.file_id) in ${eachOf(typesOf([family]), 'text')}`,
      validity: validity =>
        validity === 'expired'
          ? sql`d.expires_on < ${today}::date`
          : sql`d.expires_on between ${today}::date and ${today}::date + ${sql.lit(daysOfEnding)}`,
    },
    matching: () => found,
    rows: async ids => {
      const { rows } = await sql<Row>`${document} where d.id in ${eachOf(ids)}`.execute(db)
      return rows.map(row => told(row, place, clock))
    },
  })
}

/** Every word in the name and the tags, or every word in what the file says. */
function saidIn(typed: string | undefined) {
  const named = matches('platform.document', 'd', typed)
  const said = matches('platform.document_text', 't', typed)
  return named && sql<SqlBool>`(${named} or d.id in (select t.id from platform.document_text t where ${said}))`
}

const isKept = (state: 'present' | 'archived') => sql<SqlBool>`(d.archived_at is not null) = ${state === 'archived'}`

/** One document as it stands now. */
export async function documentIn({ db, clock }: Reading, place: Place, id: string): Promise<Document> {
  const { rows } = await sql<Row>`${document} where d.id = ${id}`.execute(db)
  const [row] = rows
  if (!row) throw notFound()
  return told(row, place, clock)
}

const isIn = ({ id }: Place) => sql<SqlBool>`d.folder_id = ${id}`

/** The folder and those below it that the caller reads; what lies in an archived one stays out, unless it lies there too. */
function foldersBelow({ id, perimeter, isArchived }: Place): RawBuilder<string[]> {
  const companies = [...perimeter.byCompany.keys()]
  return sql<string[]>`array(
    with recursive below as (
      select f.id from platform.folder f where f.id = ${id}
      union all
      select f.id from platform.folder f join below on f.parent_id = below.id
       where (f.company_id is null or f.company_id = any(${companies})) and (f.archived_at is null or ${isArchived}))
    select below.id from below)`
}

const told = ({ companyId, ...row }: Row, { perimeter, isArchived }: Place, clock: Clock): Document => {
  const level = levelIn(perimeter, companyId)
  return {
    ...row,
    expired: row.expiresOn !== null && row.expiresOn < clock.today().toString(),
    can: { write: level >= 2 && !row.archived && !isArchived, archive: level >= archivist },
  }
}

/** Every file that a document has been, the newest first. */
export async function versionsOf(db: PlatformDb, documentId: string): Promise<DocumentVersion[]> {
  const { rows } = await sql<DocumentVersion>`
    select v.number, f.size, u.firstname || ' ' || u.name as author, f.created_at as "filedAt"
      from platform.document_version v
      join kernel.file f on f.id = v.file_id
      left join platform.user u on u.id = f.created_by
     where v.document_id = ${documentId} order by v.number desc`.execute(db)
  return rows
}

/** Where the bytes of a document lie, of the version with that number or the present one. @throws Refusal 404 */
export async function storedFile(db: PlatformDb, documentId: string, number: number | undefined) {
  const { rows } = await sql<{ name: string; type: string; size: number; storageKey: string }>`
    select d.name, f.mime as type, f.size::int, f.storage_key
      from platform.document d
      join platform.document_version v on v.document_id = d.id
      join kernel.file f on f.id = v.file_id
     where d.id = ${documentId} and ${number === undefined ? sql`v.file_id = d.file_id` : sql`v.number = ${number}`}`.execute(
    db,
  )
  const [file] = rows
  if (!file) throw notFound()
  return file
}
