import { sql } from 'kysely'
import type { Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { companyScopeOf, type CompanyScope } from '#kernel/server/company-scope.ts'
import { notFound, wrongField } from '#kernel/server/errors.ts'
import { type AtelierDb, atelierAnswers } from '#atelier/atelier-db.ts'
import { ordersWhere } from '#atelier/fabrication-orders/fabrication-orders.server.ts'
import { requireWorkshop } from '#atelier/require-workshop.ts'
import { type PackingForecast, planElement } from './plan.model.ts'
import { planningCalls } from './planning.calls.ts'
import { correctForecast } from './server/correct-forecast.ts'
import { daysInWeek } from './server/days-in-week.ts'
import { detailsWhere } from './server/details.queries.ts'
import { forecastsOf } from './server/forecasts.queries.ts'
import { specOf, weekPlan } from './server/week-plan.queries.ts'
import { saveDetail } from './server/write-detail.ts'

type Asking = { db: AtelierDb; clock: Clock; rights: Rights }

const mostDays = 31
const todayOf = ({ clock }: Asking) => clock.today().toString()

async function inWorkshop(given: Asking, atelierId: string) {
  const scope = await companyScopeOf(given, planElement)
  await requireWorkshop(given.db, scope, atelierId)
  return scope
}

/** Workshops of the scope that make an article, the one whose line it prefers first. @throws Refusal 404 of the article */
async function workshopsMaking({ db }: Asking, { companyIds }: CompanyScope, articleId: string) {
  const article = await db.selectFrom('platform.article').select('id').where('id', '=', articleId).executeTakeFirst()
  if (!article) throw notFound()
  const { rows } = await sql<{ id: string }>`
    select w.id from atelier.article_sheet s join atelier.workshop w on w.id = s.workshop_id
     where s.article_id = ${articleId} and w.company_id = any(${companyIds}::uuid[]) and w.archived_at is null
     order by exists (select from atelier.ligne_article x
                       where x.workshop_id = w.id and x.article_id = s.article_id and x.preferred) desc, w.code`.execute(
    db,
  )
  return rows.map(({ id }) => id)
}

/** What is to be packed of an article for whoever the spec is for, from day to day. */
async function forecastsOfSpec(given: Asking, articleId: string, specId: string | null, from: string, to: string) {
  const scope = await companyScopeOf(given, planElement)
  const [workshopId] = await workshopsMaking(given, scope, articleId)
  if (workshopId === undefined) return []
  const all = await forecastsOf(given.db, workshopId, { from, to, today: todayOf(given) }, { articleId })
  return all.filter(({ specTiersId }) => specTiersId === specId)
}

const specIdOf = (asked: string) => (asked === 'standard' ? null : asked)
const onDay = (rows: readonly PackingForecast[], day: string) => rows.find(({ date }) => date === day) ?? null
const lineOf = (asked: string) => (asked === '0' ? null : asked)
const ofQuality = (asked: string) => (asked === 'all' ? {} : { qualityId: asked })

export const planningServer = atelierAnswers(planningCalls, {
  getPrevisionCondiDetailByDate: async (given, { atelierId, date, familleId }) => {
    await inWorkshop(given, atelierId)
    return forecastsOf(given.db, atelierId, { from: date, to: date, today: todayOf(given) }, { familyId: familleId })
  },
  getDetailByArticleAndSpecTiers: async (given, { articleId, specTiersId, date }) => {
    const specId = specIdOf(specTiersId)
    const scope = await companyScopeOf(given, planElement)
    const asked = sql<boolean>`o.article_id = ${articleId} and o.planned_on = ${date} and o.state <> 'cancelled'
      and o.customer_spec_id is not distinct from ${specId}::uuid`
    return {
      forecast: onDay(await forecastsOfSpec(given, articleId, specId, date, date), date),
      spec: await specOf(given.db, articleId, specId),
      orders: await ordersWhere(given, scope, asked),
    }
  },
  getDetailByArticleAndSpecTiersForOneWeek: async (given, { articleId, specTiersId, year, week }) => {
    const specId = specIdOf(specTiersId)
    const days = daysInWeek(year, week)
    const rows = await forecastsOfSpec(given, articleId, specId, days[0] as string, days[6] as string)
    return { spec: await specOf(given.db, articleId, specId), days: days.map(day => onDay(rows, day)) }
  },
  getPrevisionCondiByWeekAndQuality: async (given, { atelierId, year, week, qualityId }) => {
    await inWorkshop(given, atelierId)
    const days = daysInWeek(year, week)
    const span = { from: days[0] as string, to: days[6] as string, today: todayOf(given) }
    const found = await forecastsOf(given.db, atelierId, span, ofQuality(qualityId))
    const groups = Map.groupBy(found, row => `${row.articleId} ${row.specTiersId} ${row.customerId}`)
    const rows = [...groups.values()].flatMap(group => {
      const [first] = group
      if (!first) return []
      const { articleId, article, specTiersId, customerId, customer } = first
      return {
        articleId,
        article,
        specTiersId,
        customerId,
        customer,
        days: days.map(day => onDay(group, day)),
        totalCases: group.reduce((sum, { cases }) => sum + cases, 0),
        totalKg: group.reduce((sum, { kg }) => sum + kg, 0),
      }
    })
    return { rows: rows.toSorted((one, other) => one.article.localeCompare(other.article, 'fr')) }
  },
  getPrevisionsCondiByDayAndQuality: async (given, { atelierId, date, qualityId }) => {
    await inWorkshop(given, atelierId)
    const span = { from: date, to: date, today: todayOf(given) }
    return forecastsOf(given.db, atelierId, span, ofQuality(qualityId))
  },
  getLignesDetailByLigneAtelierForWeek: async (given, { atelierId, ligneAtelierId, year, week }) => {
    const scope = await inWorkshop(given, atelierId)
    const days = daysInWeek(year, week)
    const asked = sql<boolean>`l.workshop_id = ${atelierId} and d.date between ${days[0]} and ${days[6]}
      and (${lineOf(ligneAtelierId)}::uuid is null or d.ligne_id = ${lineOf(ligneAtelierId)})`
    return detailsWhere(given.db, scope, asked)
  },
  getLignesDetailByLigneAtelierForDay: async (given, { atelierId, ligneAtelierId, date }) => {
    const scope = await inWorkshop(given, atelierId)
    const asked = sql<boolean>`l.workshop_id = ${atelierId} and d.date = ${date}
      and (${lineOf(ligneAtelierId)}::uuid is null or d.ligne_id = ${lineOf(ligneAtelierId)})`
    return detailsWhere(given.db, scope, asked)
  },
  getLignesDetailByLigneAtelierAndDate: async (given, { ligneAtelierId, startDate, endDate }) => {
    const days = Temporal.PlainDate.from(startDate).until(endDate).days
    if (days < 0 || days >= mostDays) throw wrongField('endDate', 'too_long', 'atelier.plan.too-long')
    const asked = sql<boolean>`d.ligne_id = ${ligneAtelierId} and d.date between ${startDate} and ${endDate}`
    return detailsWhere(given.db, await companyScopeOf(given, planElement), asked)
  },
  insertUpdateLigneDetailAtelier: saveDetail,
  postPrevision: correctForecast,
  getWeekPlan: async (given, asked) => {
    const [plan, order, either] = await Promise.all([
      companyScopeOf(given, planElement),
      companyScopeOf(given, 'atelier/fabrication'),
      companyScopeOf(given, planElement, 'atelier/fabrication'),
    ])
    return weekPlan(given.db, { plan, order, either, today: todayOf(given) }, asked)
  },
})
