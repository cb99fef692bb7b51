import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import { matches } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { Rights } from '#kernel/server/answers.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { Language, Names } from '#kernel/shared/names.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { DocumentSource } from '#platform/documents/document-source.slot.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { DocumentModel, DocumentModelRow, ModelForRecords } from '../document-model.model.ts'
import { documentModelsCalls } from '../document-models.calls.ts'
import { ModelText } from '../model-text.model.ts'
import { type Reach, reachOf } from './reach.ts'

export type Reading = { db: PlatformDb; rights: Rights; language: Language }

/** Models of every company, and those of one that the caller reads. */
const within = ({ companyIds }: Reach) => sql<SqlBool>`(m.company_ids = '{}' or m.company_ids && ${companyIds}::uuid[])`

const latest = sql`lateral (select v.* from platform.document_model_version v
  where v.model_id = m.id order by v.number desc limit 1)`

type Stored = Omit<DocumentModelRow, 'type' | 'can' | 'state'> & {
  typeId: number
  typeCode: string
  typeName: Names
  signable: boolean
  archivedAt: string | null
}

const rowsWhere = (condition: RawBuilder<unknown>) => sql<Stored>`
  select m.id, m.name, m.application_id, m.language, m.company_ids, m.published_version, m.archived_at, m.version,
         t.id as type_id, t.code as type_code, t.name as type_name, t.signable,
         case when w.published_at is null then w.number end as working_version,
         w.saved_at, concat_ws(' ', u.firstname, u.name) as saved_by,
         (select p.published_at from platform.document_model_version p
           where p.model_id = m.id and p.number = m.published_version) as published_at
    from platform.document_model m
    join platform.document_type t on t.id = m.document_type_id
    cross join ${latest} w
    join platform.user u on u.id = w.saved_by
   where ${condition}`

function told({ typeId, typeCode, typeName, signable, archivedAt, ...row }: Stored, reach: Reach, language: Language) {
  const level = reach.levelOn(row.companyIds)
  const isLiving = archivedAt === null
  const published = row.publishedVersion === null ? 'draft' : 'published'
  return {
    ...row,
    type: { id: typeId, code: typeCode, label: typeName[language], signable },
    state: !isLiving ? ('archived' as const) : (published as 'draft' | 'published'),
    can: { edit: isLiving && level >= 2, publish: isLiving && level >= 3, restore: !isLiving && level >= 3 },
  }
}

type Asked = InputOf<typeof documentModelsCalls.getDocumentModels>

/** A page of the models of an application. @throws Refusal 404 of one whose models the caller does not read */
export async function pageOfModels(
  { db, rights, language }: Reading,
  { applicationId, typeId, state = 'present', ...asked }: Asked,
): Promise<PageOf<DocumentModelRow>> {
  const reach = await reachOf(rights, applicationId)
  const ofType = typeId === undefined ? sql`` : sql`and m.document_type_id = ${typeId}`
  return pageOfList(
    db,
    documentModelsCalls.getDocumentModels.list,
    { ...asked, state },
    {
      from: sql`platform.document_model m`,
      id: sql`m.id`,
      within: sql`m.application_id = ${applicationId} and ${within(reach)} ${ofType}`,
      orders: {
        name: [sql`m.search_text`],
        savedAt: [sql`(select max(v.saved_at) from platform.document_model_version v where v.model_id = m.id)`],
      },
      filters: { state: kept => sql`(m.archived_at is not null) = ${kept === 'archived'}` },
      matching: words => matches('platform.document_model', 'm', words),
      rows: async ids => {
        const { rows } = await rowsWhere(sql`m.id in ${eachOf(ids)}`).execute(db)
        return rows.map(row => told(row, reach, language))
      },
    },
  )
}

/** @throws Refusal 404, also of a model of other companies */
export async function documentModel(reading: Reading, id: string): Promise<DocumentModel> {
  const { db, rights, language } = reading
  const { rows } = await rowsWhere(sql`m.id = ${id}`).execute(db)
  const [row] = rows
  if (!row) throw notFound()
  const reach = await reachOf(rights, row.applicationId)
  const isRead = row.companyIds.length === 0 || row.companyIds.some(company => reach.companyIds.includes(company))
  if (!isRead) throw notFound()
  const number = row.workingVersion ?? row.publishedVersion
  return { ...told(row, reach, language), text: await textOf(db, id, number as number) }
}

/** @throws Refusal 404 */
export async function textOf(db: PlatformDb, modelId: string, number: number): Promise<ModelText> {
  const row = await db
    .selectFrom('platform.document_model_version')
    .select(['body', 'page', 'computed'])
    .where('modelId', '=', modelId)
    .where('number', '=', number)
    .executeTakeFirst()
  if (!row) throw notFound()
  return ModelText.parse(row)
}

/** Published ones whose type has an object of that source. */
export async function modelsFor(
  db: PlatformDb,
  language: Language,
  sources: readonly DocumentSource[],
  source: string,
): Promise<ModelForRecords[]> {
  const { rows } = await sql<ModelForRecords & { typeName: Names }>`
    select m.id, m.name, m.language, m.published_version, m.company_ids, t.name as type_name, o.name as object
      from platform.document_model m
      join platform.document_model_version v on v.model_id = m.id and v.number = m.published_version
      join platform.document_type t on t.id = m.document_type_id and t.archived_at is null
      join lateral (
        select name from platform.document_object
         where document_type_id = t.id and source = ${source} and not many order by position limit 1) o on true
     where m.archived_at is null
       and not exists (
         select 1 from platform.document_object named
          where named.document_type_id = t.id
            and named.name in (select split_part(path, '.', 1) from unnest(v.paths) path)
            and named.source <> all (${sourcesFrom(sources, source)}::text[]))
     order by m.search_text, m.id`.execute(db)
  return rows.map(({ typeName, ...model }) => ({ ...model, type: typeName[language] }))
}

/** The source itself, and those whose records its own lead to. */
function sourcesFrom(sources: readonly DocumentSource[], source: string, reached: string[] = []): string[] {
  if (reached.includes(source)) return reached
  reached.push(source)
  for (const { source: next } of sources.find(({ key }) => key === source)?.references ?? [])
    sourcesFrom(sources, next, reached)
  return reached
}

/** Every text that a model has had, the newest first. @throws Refusal 404 */
export async function versionsOf(reading: Reading, id: string, only?: number) {
  await documentModel(reading, id)
  return reading.db
    .selectFrom('platform.document_model_version as v')
    .innerJoin('platform.user as s', 's.id', 'v.savedBy')
    .leftJoin('platform.user as p', 'p.id', 'v.publishedBy')
    .select(['v.number', 'v.note', 'v.savedAt', 'v.publishedAt'])
    .select(sql<string>`concat_ws(' ', s.firstname, s.name)`.as('savedBy'))
    .select(sql<string | null>`nullif(concat_ws(' ', p.firstname, p.name), '')`.as('publishedBy'))
    .where('v.modelId', '=', id)
    .$if(only !== undefined, query => query.where('v.number', '=', only as number))
    .orderBy('v.number', 'desc')
    .execute()
}

/** Published models of a type, by name: those of every company, and of this one. */
export async function usableModels(db: PlatformDb, typeCode: string, companyId?: string) {
  const rows = await db
    .selectFrom('platform.document_model as m')
    .innerJoin('platform.document_type as t', 't.id', 'm.documentTypeId')
    .select(['m.id', 'm.name', 'm.publishedVersion', sql<Language>`m.language`.as('language')])
    .where('t.code', '=', typeCode)
    .where('m.archivedAt', 'is', null)
    .where('m.publishedVersion', 'is not', null)
    .$if(companyId !== undefined, query =>
      query.where(sql<SqlBool>`(m.company_ids = '{}' or ${companyId}::uuid = any(m.company_ids))`),
    )
    .orderBy('m.searchText')
    .orderBy('m.id')
    .execute()
  return rows.map(row => ({ ...row, publishedVersion: row.publishedVersion as number }))
}
