import { sql } from 'kysely'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { daysOfWeek, weekOf } from '#kernel/shared/iso-week.ts'
import type { Attribution, PlannedCrop, WeekOfRounds } from '../plant-round.model.ts'
import { attributionElement, planningElement } from '../plant-rounds-place.model.ts'
import type { samplesCalls } from '../samples.calls.ts'
import { type Asking, cropColumns, cropsOfCompanies, isStanding } from '#culture/plantings/plantings.server.ts'
import { membersOfClient } from '#culture/members.queries.ts'
import { notationSettings } from './notation-settings.ts'
import { roundsWhere } from './rounds.queries.ts'

type OfCompany<Row> = Omit<Row, 'can'> & { companyId: string }

/** Crops that stand or will, by their codes, with who measures them. */
export async function attributions(given: Asking) {
  const scope = await companyScopeOf(given, attributionElement)
  const crops = await attributionsWhere(given, isStanding(given.clock.today().toString()))
  return {
    crops,
    observers: scope.where(3).length > 0 ? await membersOfClient(given.db) : [],
    plantsARound: (await notationSettings(given.db)).plantsARound,
  }
}

/** @throws Refusal 404 */
export async function attributionOf(given: Asking, plantingId: string): Promise<Attribution> {
  const [crop] = await attributionsWhere(given, sql`c.id = ${plantingId}`)
  if (!crop) throw notFound()
  return crop
}

async function attributionsWhere(given: Asking, where: ReturnType<typeof sql>): Promise<Attribution[]> {
  const scope = await companyScopeOf(given, attributionElement)
  const { rows } = await sql<OfCompany<Attribution>>`
    select ${cropColumns}, a.observer_id, u.firstname || ' ' || u.name as observer, coalesce(a.version, 0) as version,
           coalesce((select jsonb_agg(jsonb_build_object('tag', s.tag, 'rowLabel', s.row_label, 'position', s.position)
                                      order by s.rank, s.id)
                       from culture.sampled_plant s where s.attribution_id = a.id and s.left_on is null), '[]') as plants
      from ${cropsOfCompanies(scope.companyIds)}
      left join culture.plant_attribution a on a.planting_id = c.id
      left join platform.user u on u.id = a.observer_id
     where ${where} order by c.code, c.id`.execute(given.db)
  return rows.map(row => ({ ...row, can: { plan: scope.level(row.companyId) >= 3 } }))
}

/** The rounds of a week, day by day, and the crops that are measured. */
export async function weekOfRounds(
  given: Asking,
  { on }: InputOf<typeof samplesCalls.getRegistrationPlans>,
): Promise<WeekOfRounds> {
  const today = given.clock.today().toString()
  const { year, week } = weekOf(on ?? today)
  const days = daysOfWeek(year, week)
  const scope = await companyScopeOf(given, planningElement)
  return {
    days,
    today,
    rounds: await roundsWhere(given, {
      element: planningElement,
      where: sql`r.due_on between ${days[0]}::date and ${days[6]}::date`,
    }),
    crops: await plannedCropsWhere(given, isStanding(today)),
    observers: scope.where(3).length > 0 ? await membersOfClient(given.db) : [],
  }
}

/** @throws Refusal 404 */
export async function plannedCrop(given: Asking, plantingId: string): Promise<PlannedCrop> {
  const [crop] = await plannedCropsWhere(given, sql`c.id = ${plantingId}`)
  if (!crop) throw notFound()
  return crop
}

async function plannedCropsWhere(given: Asking, where: ReturnType<typeof sql>): Promise<PlannedCrop[]> {
  const scope = await companyScopeOf(given, planningElement)
  const { rows } = await sql<OfCompany<PlannedCrop>>`
    select ${cropColumns}, u.firstname || ' ' || u.name as observer, coalesce(n.version, 0) as version,
           case when n.id is not null
             then jsonb_build_object('weekday', n.weekday, 'everyWeeks', n.every_weeks, 'startsOn', n.starts_on,
                                     'endsOn', n.ends_on) end as plan
      from ${cropsOfCompanies(scope.companyIds)}
      join culture.plant_attribution a on a.planting_id = c.id
      left join platform.user u on u.id = a.observer_id
      left join culture.round_plan n on n.planting_id = c.id
     where ${where} order by c.code, c.id`.execute(given.db)
  return rows.map(row => ({ ...row, can: { plan: scope.level(row.companyId) >= 3 } }))
}
