import { sql } from 'kysely'
import type { Rights } from '#kernel/server/answers.ts'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import { matches, matchesText } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import { instantOf } from '#kernel/shared/business-zone.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { Offered } from '#kernel/shared/offer.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import { lotNumbers, lotsFound } from '#platform/trace/trace.server.ts'
import type { CommerceDb } from '#commerce/commerce-db.ts'
import type { Note, NoteRow } from '../sales.model.ts'
import { salesCalls } from '../sales.calls.ts'
import { notesElement } from '../sales-place.model.ts'

type Asking = { db: CommerceDb; rights: Rights; offered: Offered }

const at = sql`coalesce(n.shipped_at, n.created_at)`
const kg = sql<number>`(select coalesce(sum(g), 0) from platform.sales_document_line where document_id = n.id)`

/** A page of the papers of the companies of the caller; what was undone has no line and is left out. */
export async function pageOfNotes(given: Asking, asked: InputOf<typeof salesCalls.getNotes>): Promise<PageOf<NoteRow>> {
  const { companyIds } = await companyScopeOf(given, notesElement)
  const matching = await matchingOf(given, asked.search)
  return pageOfList(given.db, salesCalls.getNotes.list, asked, {
    from: sql`platform.sales_document n join platform.partner r on r.id = n.partner_id join platform.contact c on c.id = r.contact_id`,
    id: sql`n.id`,
    within: sql`n.company_id in ${eachOf(companyIds)}
      and exists (select from platform.sales_document_line where document_id = n.id)`,
    orders: { at: [at], number: [sql`n.number`], customer: [sql`c.name`, at], kg: [kg] },
    filters: {
      kind: kind => sql`n.kind = ${kind}`,
      partnerId: partnerId => sql`n.partner_id = ${partnerId}`,
      articleId: articleId => sql`exists (
        select from platform.sales_document_line where document_id = n.id and article_id = ${articleId})`,
      from: day => sql`${at} >= ${instantOf(day, '00:00')}::timestamptz`,
      to: day =>
        sql`${at} < ${instantOf(Temporal.PlainDate.from(day).add({ days: 1 }).toString(), '00:00')}::timestamptz`,
    },
    matching: () => matching,
    rows: ids => rowsOfNotes(given.db, ids),
  })
}

/** By its number or its customer, else by what stands on one of its lines; nothing where the words are too short. */
async function matchingOf(given: Asking, search: string | undefined) {
  const [number, customer] = [matchesText(sql`n.number`, search), matches('platform.contact', 'c', search)]
  const article = matches('platform.article', 'a', search)
  if (!number || !customer || !article || search === undefined) return undefined
  const lotIds = await lotsFound(given, search)
  return sql<boolean>`(${number} or ${customer} or exists (
    select from platform.sales_document_line l join platform.article a on a.id = l.article_id
     where l.document_id = n.id and (l.sscc = btrim(${search}::text) or l.lot_id in ${eachOf(lotIds)} or ${article})))`
}

async function rowsOfNotes(db: CommerceDb, ids: readonly string[]) {
  const { rows } = await sql<NoteRow>`
    select n.id, n.kind, n.number, o.name as company, n.partner_id, c.name as customer,
           ${at} as at, l.goods, l.pallets, l.cases, l.kg
      from platform.sales_document n
      join platform.company o on o.id = n.company_id
      join platform.partner r on r.id = n.partner_id
      join platform.contact c on c.id = r.contact_id
      cross join lateral (
        select string_agg(distinct a.name, ', ') as goods, count(distinct x.sscc)::int as pallets,
               coalesce(sum(x.cases), 0)::int as cases, coalesce(sum(x.g), 0)::float8 as kg
          from platform.sales_document_line x join platform.article a on a.id = x.article_id
         where x.document_id = n.id) l
     where n.id in ${eachOf(ids)}`.execute(db)
  return rows
}

/** A paper with its lines, pallet by pallet. @throws Refusal 404 of one outside the companies of the caller */
export async function noteById(given: Asking, id: string): Promise<Note> {
  const { db } = given
  const [row] = await rowsOfNotes(db, [id])
  const standing = await db
    .selectFrom('platform.sales_document')
    .select('companyId')
    .where('id', '=', id)
    .executeTakeFirst()
  const scope = await companyScopeOf(given, notesElement)
  if (!row || !standing || scope.level(standing.companyId) < 1) throw notFound()
  const { rows } = await sql<Omit<Note['lines'][number], 'lot'>>`
    select l.id, l.article_id, a.name as article, l.lot_id, l.sscc, l.cases, l.g::float8 as kg
      from platform.sales_document_line l join platform.article a on a.id = l.article_id
     where l.document_id = ${id} order by l.sscc nulls last, a.name_key, l.id`.execute(db)
  const numbers = await lotNumbers(
    given,
    rows.map(({ lotId }) => lotId),
  )
  return { ...row, lines: rows.map(line => ({ ...line, lot: (line.lotId && numbers.get(line.lotId)) ?? null })) }
}
