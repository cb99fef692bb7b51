import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import type { Offered } from '#kernel/shared/offer.ts'
import { lotNumbers } from '#platform/trace/trace.server.ts'
import type { DisputableNote, DisputeChoices } from '../dispute.model.ts'
import { investigationElement, registrationElement } from '../disputes-place.model.ts'
import { companiesWhere } from './dispute-scope.ts'
import type { Asking } from './disputes.queries.ts'
import { namedCompanies } from '#platform/companies/companies.server.ts'

const mostNotes = 20
const most = 2_000

const registering = (given: Asking, needs: 1 | 2 = 1) =>
  companiesWhere(given, [registrationElement, investigationElement], needs)

/** Notes of the companies of the caller by their number, or by what stands on them. */
export async function disputableNotes(given: Asking & { offered: Offered }, words: string): Promise<DisputableNote[]> {
  const like = `%${words.toUpperCase().replaceAll(/[%_\\]/g, '\\$&')}%`
  const { rows: notes } = await sql<Omit<DisputableNote, 'lines'>>`
    select n.id, n.number, n.company_id, n.partner_id, c.name as customer, n.shipped_at
      from platform.sales_document n
      join platform.partner r on r.id = n.partner_id
      join platform.contact c on c.id = r.contact_id
     where n.kind = 'delivery_note' and n.shipped_at is not null and n.company_id in ${eachOf(await registering(given))}
       and (upper(n.number) like ${like} or exists (
         select from platform.sales_document_line l where l.document_id = n.id and l.sscc = ${words}))
     order by n.shipped_at desc, n.id limit ${mostNotes}`.execute(given.db)
  const { rows: lines } = await sql<
    Omit<DisputableNote['lines'][number], 'lotNumber'> & { documentId: string; lotId: string | null }
  >`
    select l.document_id, l.id, l.article_id, a.name as article, l.lot_id, l.sscc, l.cases,
           l.g::float8 as kg, coalesce(o.g, 0)::float8 as disputed_kg
      from platform.sales_document_line l
      join platform.article a on a.id = l.article_id
      left join lateral (${disputedOfLine}) o on true
     where l.document_id in ${eachOf(notes.map(({ id }) => id))} order by a.name_key, l.sscc, l.id`.execute(given.db)
  const numbers = await lotNumbers(
    given,
    lines.map(({ lotId }) => lotId),
  )
  const byNote = Map.groupBy(lines, ({ documentId }) => documentId)
  return notes.map(note => ({
    ...note,
    lines: (byNote.get(note.id) ?? []).map(({ documentId: _note, lotId, ...line }) => ({
      ...line,
      lotNumber: (lotId && numbers.get(lotId)) ?? null,
    })),
  }))
}

/** Of a line called `l`: what disputes that are not cancelled or dismissed say of it. */
export const disputedOfLine = sql`
  select sum(x.g) as g from qualite.dispute_line x join qualite.dispute d on d.id = x.dispute_id
   where x.document_line_id = l.id and d.state not in ('cancelled', 'dismissed')`

/** Where the caller may register one, for whom and of what. */
export async function disputeChoices(given: Asking): Promise<DisputeChoices> {
  const { db } = given
  const companies = await namedCompanies(db, await registering(given, 2))
  const { rows: customers } = await sql<DisputeChoices['customers'][number]>`
    select r.id, c.name from platform.partner r join platform.contact c on c.id = r.contact_id
     where r.archived_at is null and 'customer' = any(r.roles) order by c.search_text, r.id limit ${most}`.execute(db)
  const { rows: articles } = await sql<DisputeChoices['articles'][number]>`
    select id, name from platform.article where archived_at is null and (is_sold or kind = 'packed')
     order by name_key, id limit ${most}`.execute(db)
  return { companies, customers, articles }
}
