import { sql } from 'kysely'
import { type CompanyScope, requireLevel } from '#kernel/server/company-scope.ts'
import { notFound, Refusal } from '#kernel/server/errors.ts'
import { saidAt } from '#kernel/server/said-at.ts'
import { takeForChange } from '#kernel/server/take-for-change.ts'
import type { Clock } from '#kernel/server/clock.ts'
import type { Translate } from '#kernel/server/translate.ts'
import { businessZone } from '#kernel/shared/business-zone.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { type Language, languages } from '#kernel/shared/names.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { mayNotWorkOn } from '#rh/work-permits/work-permits.server.ts'
import type { accessCalls } from '../access.calls.ts'
import { type AtGate, type PassageAtGate, reasonsToRefuse } from '../passage.model.ts'
import { passageById } from './passages.queries.ts'

type Noting = { db: RhDb; clock: Clock; say: Translate; caller: { userId: string }; companies: CompanyScope }

/** @throws Refusal 404 of a site of another company; 403 where one only looks on */
export async function siteToGuard(db: RhDb, companies: CompanyScope, siteId: string, needs: 1 | 2) {
  const site = await db
    .selectFrom('rh.site')
    .select(['id', 'companyId'])
    .where('id', '=', siteId)
    .where('archivedAt', 'is', null)
    .executeTakeFirst()
  if (!site) throw notFound()
  requireLevel(companies, site.companyId, needs)
  return site
}

/** Judges who shows a badge, and writes down that he came, or was kept out and why. @throws Refusal 404, 403 */
export async function notePassage(
  { db, clock, say, caller, companies }: Noting,
  { happenedAt, number, siteId, direction }: InputOf<typeof accessCalls.scanBadge>,
): Promise<PassageAtGate> {
  const site = await siteToGuard(db, companies, siteId, 2)
  const at = saidAt(clock, happenedAt)
  const person = await bearerOf(db, number, site.companyId, at)
  const reasons = direction === 'out' && person ? [] : reasonsToRefuse(await atGate(db, person, at))
  const { id } = await db
    .insertInto('rh.passage')
    .values({
      companyId: site.companyId,
      siteId,
      badgeId: person?.badgeId ?? null,
      employeeId: person?.employeeId ?? null,
      number: number.toUpperCase(),
      direction,
      at: at.toString(),
      result: reasons.length === 0 ? 'granted' : 'refused',
      reasons,
      notedBy: caller.userId,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const language = spokenBy(person?.language)
  const passage = await passageById(db, id)
  return { ...passage, language, said: passage.reasons.map(reason => say(language, `rh.access.reason.${reason}`)) }
}

/** Ours, or English for who speaks none of them. */
const spokenBy = (language: string | undefined): Language =>
  language === undefined ? 'fr' : (languages as readonly string[]).includes(language) ? (language as Language) : 'en'

type Bearer = Omit<AtGate, 'mayWork' | 'badge'> & {
  badgeId: string
  employeeId: string
  state: NonNullable<AtGate['badge']>
  language: string
}

/** Whose badge it is, and how he stands on that day with the company of the site, or with another that employs him. */
async function bearerOf(db: RhDb, number: string, companyId: string, at: Temporal.Instant) {
  const day = dayOf(at)
  const { rows } = await sql<Bearer>`
    select b.id as badge_id, b.employee_id, b.state, e.language,
           k.company_id is not null as is_under_contract, coalesce(k.company_id = ${companyId}, false) as is_of_site,
           coalesce(k.declaration in ('accepted', 'outdated', 'not_needed'), false) as is_declared,
           exists (select from rh.absence a where a.employee_id = e.id and a.state = 'approved'
               and a.from_at <= ${at.toString()}::timestamptz at time zone ${businessZone}
               and a.to_at > ${at.toString()}::timestamptz at time zone ${businessZone})
           or exists (select from rh.suspension x where x.contract_id = k.id and x.state not in ('draft', 'cancelled')
               and daterange(x.starting_date, x.ending_date, '[]') @> ${day}::date) as is_away
      from rh.badge b
      join rh.employee e on e.id = b.employee_id and e.status = 'active'
      left join lateral (
        select k.id, k.company_id, k.declaration from rh.employment_contract k
         where k.employee_id = e.id and k.binds and k.period @> ${day}::date
         order by k.company_id = ${companyId} desc, k.hiring_date desc limit 1) k on true
     where b.number = ${number.toUpperCase()}`.execute(db)
  return rows[0]
}

async function atGate(db: RhDb, person: Bearer | undefined, at: Temporal.Instant): Promise<AtGate> {
  if (!person)
    return { badge: null, isUnderContract: false, isOfSite: false, isDeclared: false, mayWork: false, isAway: false }
  const { state: badge, isUnderContract, isOfSite, isDeclared, isAway } = person
  const barred = isUnderContract ? await mayNotWorkOn(db, [{ employeeId: person.employeeId, day: dayOf(at) }]) : []
  return { badge, isUnderContract, isOfSite, isDeclared, isAway, mayWork: barred.length === 0 }
}

const dayOf = (at: Temporal.Instant) => at.toZonedDateTimeISO(businessZone).toPlainDate().toString()

/** @throws Refusal 404, 403; 409 TRANSITION_INVALID of who was let in */
export async function overridePassage(
  { db, clock, caller, companies }: Noting,
  { id, comment }: InputOf<typeof accessCalls.overridePassage>,
) {
  const held = await takeForChange(
    db.selectFrom('rh.passage').select(['companyId', 'result', 'overriddenAt']).where('id', '=', id),
  )
  requireLevel(companies, held.companyId, 2)
  if (held.result !== 'refused' || held.overriddenAt !== null)
    throw new Refusal(409, 'TRANSITION_INVALID', 'rh.access.let-in-already')
  await db
    .updateTable('rh.passage')
    .set({ overriddenBy: caller.userId, overriddenAt: clock.now().toString(), comment })
    .where('id', '=', id)
    .execute()
  return passageById(db, id)
}
