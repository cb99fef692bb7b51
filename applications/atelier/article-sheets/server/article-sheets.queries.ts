import { sql } from 'kysely'
import { type CompanyScope } from '#kernel/server/company-scope.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import { matches } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { AtelierDb } from '#atelier/atelier-db.ts'
import type { ArticleRow, ArticleSheet, SpecOfArticle } from '../article-sheet.model.ts'
import { articleSheetsCalls } from '../article-sheets.calls.ts'

/** The sheet of an article in a workshop; null where there is none. */
export async function sheetOf(db: AtelierDb, workshopId: string, articleId: string): Promise<ArticleSheet | null> {
  const { rows } = await sql<ArticleSheet>`
    select s.workshop_id as atelier_id, s.article_id, s.nominal_g::int as nominal_g, s.units_per_case,
           s.net_case_g as net_case_kg, s.case_tare_g as case_tare_kg, s.cases_per_layer, s.cases_per_pallet,
           s.expected_loss_pct::float8 as expected_loss_pct, s.cases_per_hour, s.best_before_days,
           s.family_ids as famille_ids, s.version,
           coalesce((select jsonb_agg(jsonb_build_object('ligneAtelierId', a.ligne_id, 'preferred', a.preferred,
                                                         'casesPerHour', a.cases_per_hour) order by l.position, l.code)
                       from atelier.ligne_article a join atelier.ligne_atelier l on l.id = a.ligne_id
                      where a.article_id = s.article_id and a.workshop_id = s.workshop_id
                        and l.archived_at is null), '[]') as lines
      from atelier.article_sheet s
     where s.workshop_id = ${workshopId} and s.article_id = ${articleId}`.execute(db)
  return rows[0] ?? null
}

type Link = {
  articleId: string
  ligneAtelierId: string
  ligneAtelier: string
  atelierId: string
  preferred: boolean
  casesPerHour: number | null
}

/** Which lines of the scope make which articles. */
export async function linksOf(
  db: AtelierDb,
  { companyIds }: CompanyScope,
  { articleId = null, workshopId = null }: { articleId?: string | null; workshopId?: string | null },
): Promise<Link[]> {
  const { rows } = await sql<Link>`
    select a.article_id, a.ligne_id as ligne_atelier_id, l.label as ligne_atelier, a.workshop_id as atelier_id,
           a.preferred, a.cases_per_hour
      from atelier.ligne_article a
      join atelier.ligne_atelier l on l.id = a.ligne_id and l.archived_at is null
      join atelier.workshop w on w.id = a.workshop_id
     where w.company_id in ${eachOf(companyIds)}
       and (${articleId}::uuid is null or a.article_id = ${articleId})
       and (${workshopId}::uuid is null or a.workshop_id = ${workshopId})
     order by w.code, l.position, l.code, a.article_id limit 5000`.execute(db)
  return rows
}

type ForSale = {
  id: string
  code: string
  label: string
  familleId: string
  qualityId: string | null
  ligneAtelierIds: string[]
}

/** Articles that are sold and made there, by name. */
export async function articlesForSale(db: AtelierDb, workshopId: string): Promise<ForSale[]> {
  const { rows } = await sql<ForSale>`
    select a.id, a.code, a.name as label, a.family_id as famille_id, a.quality_id,
           array(select x.ligne_id from atelier.ligne_article x join atelier.ligne_atelier l on l.id = x.ligne_id
                  where x.article_id = a.id and x.workshop_id = ${workshopId} and l.archived_at is null and l.active
                  order by x.preferred desc, l.position, l.code) as ligne_atelier_ids
      from platform.article a
     where a.is_sold and a.archived_at is null
       and exists (select from atelier.article_sheet s where s.article_id = a.id and s.workshop_id = ${workshopId})
     order by a.name_key, a.id limit 2000`.execute(db)
  return rows
}

type Told = ForSale & {
  family: string
  quality: string | null
  gtin: string | null
  unit: string
  specs: SpecOfArticle[]
}

/** @throws Refusal 404 */
export async function articleById(db: AtelierDb, id: string): Promise<Told> {
  const { rows } = await sql<Told>`
    select a.id, a.code, a.name as label, a.family_id as famille_id, a.quality_id, f.name as family, q.name as quality,
           a.gtin, a.unit,
           array(select x.ligne_id from atelier.ligne_article x where x.article_id = a.id order by 1) as ligne_atelier_ids,
           coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'customerId', s.partner_id, 'customer', k.name,
                       'customerLabel', s.customer_label, 'casesPerLayer', s.cases_per_layer,
                       'casesPerPallet', s.cases_per_pallet, 'bestBeforeDays', s.best_before_days) order by k.name, s.id)
                       from platform.customer_spec s
                       left join platform.partner p on p.id = s.partner_id
                       left join platform.contact k on k.id = p.contact_id
                      where s.article_id = a.id and s.archived_at is null), '[]') as specs
      from platform.article a
      join platform.article_family f on f.id = a.family_id
      left join platform.quality q on q.id = a.quality_id
     where a.id = ${id}`.execute(db)
  if (!rows[0]) throw notFound()
  return rows[0]
}

type Asked = InputOf<typeof articleSheetsCalls.getArticlesOfWorkshop>

/** What is packed or sold, with what its sheet in the workshop says. */
export const pageOfArticles = (db: AtelierDb, { atelierId, ...asked }: Asked) =>
  pageOfList(db, articleSheetsCalls.getArticlesOfWorkshop.list, asked, {
    from: sql`platform.article a`,
    id: sql`a.id`,
    within: sql`a.archived_at is null and (a.is_sold or a.kind = 'packed')`,
    orders: { label: [sql`a.name_key`], code: [sql`a.code`] },
    filters: {
      sheet: sheet =>
        sql`(exists (select from atelier.article_sheet s where s.article_id = a.id and s.workshop_id = ${atelierId}))
            = ${sheet === 'with'}`,
    },
    matching: words => matches('platform.article', 'a', words),
    rows: async ids => {
      const { rows } = await sql<ArticleRow>`
        select a.id, a.code, a.name as label, f.name as family, q.name as quality, a.is_sold,
               s.net_case_g as net_case_kg, s.cases_per_hour,
               (select string_agg(l.label, ', ' order by x.preferred desc, l.position)
                  from atelier.ligne_article x join atelier.ligne_atelier l on l.id = x.ligne_id
                 where x.article_id = a.id and x.workshop_id = ${atelierId} and l.archived_at is null) as lines
          from platform.article a
          join platform.article_family f on f.id = a.family_id
          left join platform.quality q on q.id = a.quality_id
          left join atelier.article_sheet s on s.article_id = a.id and s.workshop_id = ${atelierId}
         where a.id in ${eachOf(ids)}`.execute(db)
      return rows
    },
  })
