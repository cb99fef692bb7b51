import { sql } from 'kysely'
import type { Rights } from '#kernel/server/answers.ts'
import { notFound } from '#kernel/server/errors.ts'
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
  const date = Temporal.PlainDate.from(within)
  const monday = date.subtract({ days: date.dayOfWeek - 1 })
  const days = Array.from({ length: 7 }, (_, place) => monday.add({ days: place }).toString())
  const prices = (await seesPrices(given)) ? await pricesOf(db, 'base', days) : null
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
    days: days.map(day => ({
      day,
      ...(prices && { price: (prices.get(day) ?? null) && Number(prices.get(day)) / 10_000 }),
    })),
    sources,
    meters,
    plans: await plansWithin(db, days[0] as string, monday.add({ days: 7 }).toString()),
  }
}

/** Ten-thousandths of the unit of a series. */
export async function pricesOf(db: EnergieDb, series: string, days: readonly string[]) {
  const { rows } = await sql<{ day: string; value: number }>`
    select day, value::float8 as value from energie.daily_value
     where series = ${series} and superseded_at is null and day = any(${days}::date[]) order by day`.execute(db)
  return new Map(rows.map(({ day, value }) => [day, value]))
}
