import type { Rights } from '#kernel/server/answers.ts'
import { notFound } from '#kernel/server/errors.ts'
import { daysOfWeek, weekOf } from '#kernel/shared/iso-week.ts'
import { quotesOf } from '#energie/daily-values/daily-values.server.ts'
import { dayAfter } from '#energie/days.model.ts'
import type { EnergieDb } from '#energie/energie-db.ts'
import { seesPrices } from '#energie/sees-prices.ts'
import { startOfDay } from '#platform/series/day-of-points.model.ts'
import type { EnginePlan, PlannedWeek } from '../plan.model.ts'

export type Asking = { db: EnergieDb; rights: Rights }

const plans = (db: EnergieDb) =>
  db
    .selectFrom('energie.engine_plan as plan')
    .innerJoin('energie.source as source', 'source.id', 'plan.sourceId')
    .select([
      'plan.id',
      'plan.sourceId',
      'source.name as source',
      'plan.engineNo',
      'plan.startsAt',
      'plan.endsAt',
      'plan.setpointKw',
      'plan.reason',
      'plan.version',
    ])
    .$castTo<EnginePlan>()

/** Those that run at some instant from a civil day until another, which is left out. */
export const plansWithin = (db: EnergieDb, from: string, until: string): Promise<EnginePlan[]> =>
  plans(db)
    .where('plan.startsAt', '<', startOfDay(until).toString())
    .where('plan.endsAt', '>', startOfDay(from).toString())
    .orderBy('plan.startsAt')
    .orderBy('plan.id')
    .limit(2_000)
    .execute()

/** @throws Refusal 404 */
export async function planById(db: EnergieDb, id: string): Promise<EnginePlan> {
  const plan = await plans(db).where('plan.id', '=', id).executeTakeFirst()
  if (!plan) throw notFound()
  return plan
}

/** Sources that hold engines: those that make power or heat. */
const kindsWithEngines = ['cogeneration', 'boiler', 'biomass']

export async function plannedWeek(given: Asking, within: string): Promise<PlannedWeek> {
  const { db } = given
  const { year, week } = weekOf(within)
  const days = daysOfWeek(year, week)
  const [monday, sunday] = [days[0] as string, days.at(-1) as string]
  const prices = (await seesPrices(given)) ? await quotesOf(db, ['base'], { from: monday, to: sunday }) : null
  const sources = await db
    .selectFrom('energie.source')
    .select(['id', 'name', 'powerKw'])
    .where('archivedAt', 'is', null)
    .where('kind', 'in', kindsWithEngines)
    .orderBy('nameKey')
    .orderBy('id')
    .execute()
  const meters = await db
    .selectFrom('energie.meter')
    .select(['id', 'name'])
    .where('archivedAt', 'is', null)
    .where('direction', '=', 'out')
    .orderBy('nameKey')
    .orderBy('id')
    .execute()
  return {
    days: days.map(day => {
      const quote = prices?.find(one => one.day === day)
      return { day, ...(prices && { price: quote ? quote.value / 10_000 : null }) }
    }),
    sources,
    meters,
    plans: await plansWithin(db, monday, dayAfter(sunday)),
  }
}
