import { sql } from 'kysely'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { weeksIn } from '#kernel/shared/iso-week.ts'
import { soldByDay } from '#commerce/sales/sales.server.ts'
import type { ForecastOfArticle } from '../forecast.model.ts'
import { forecastElement, freezeRight } from '../forecasts-place.model.ts'
import type { forecastsCalls } from '../forecasts.calls.ts'
import type { Asking } from './sales-forecast.queries.ts'

type Row = Omit<ForecastOfArticle['rows'][number], 'actual' | 'gap' | 'canChange'> & {
  companyId: string
  partnerId: string
}

/** What was forecast of an article in a week and what left, customer by customer. @throws Refusal 404 */
export async function forecastOfArticle(
  given: Asking,
  { year, week, articleId }: InputOf<typeof forecastsCalls.getForecastOfArticle>,
): Promise<ForecastOfArticle> {
  const { db } = given
  if (week > weeksIn(year)) throw notFound()
  const article = await db.selectFrom('platform.article').select('name').where('id', '=', articleId).executeTakeFirst()
  if (!article) throw notFound()
  const { companyIds } = await companyScopeOf(given, forecastElement)
  const changing = await companyScopeOf(given, freezeRight)
  const { rows } = await sql<Row>`
    select f.id, f.company_id, o.name as company, f.partner_id, c.name as customer, f.cases, f.state, f.version, (
             select jsonb_agg(jsonb_build_object('versionNo', v.version_no, 'cases', v.cases, 'reason', v.reason,
                      'by', u.firstname || ' ' || u.name, 'at', v.entered_at) order by v.version_no)
               from commerce.sales_forecast v left join platform.user u on u.id = v.entered_by
              where v.company_id = f.company_id and v.article_id = f.article_id and v.partner_id = f.partner_id
                and v.year = f.year and v.week = f.week) as versions
      from commerce.sales_forecast f
      join platform.company o on o.id = f.company_id
      join platform.partner p on p.id = f.partner_id
      join platform.contact c on c.id = p.contact_id
     where f.article_id = ${articleId} and f.year = ${year} and f.week = ${week} and f.state <> 'superseded'
       and f.company_id in ${eachOf(companyIds)}
     order by c.search_text, o.name, f.id`.execute(db)
  const asked = { year, week }
  const sold = await soldByDay(db, { companyIds, from: asked, until: asked, articleId })
  const taken = new Map<string, number>()
  for (const { companyId, partnerId, cases } of sold)
    taken.set(`${companyId} ${partnerId}`, (taken.get(`${companyId} ${partnerId}`) ?? 0) + cases)
  const told = rows.map(({ companyId, partnerId, ...row }) => {
    const actual = taken.get(`${companyId} ${partnerId}`) ?? 0
    return {
      ...row,
      actual,
      gap: actual - row.cases,
      canChange: row.state === 'frozen' && changing.level(companyId) >= 2,
    }
  })
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const actual = sum([...taken.values()])
  return {
    article: article.name,
    rows: told,
    forecast: sum(told.map(({ cases }) => cases)),
    actual,
    unforeseen: actual - sum(told.map(row => row.actual)),
  }
}
