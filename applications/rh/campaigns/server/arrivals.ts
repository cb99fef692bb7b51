import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound, wrongField } from '#kernel/server/errors.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { RhDb, RhTables } from '#rh/rh-db.ts'
import { type Arrivals, type ExpectedPerson, mayBeMarked } from '../arrival.model.ts'
import type { campaignsCalls } from '../campaigns.calls.ts'
import { personToChange } from './ask-people.ts'
import type { CampaignScope } from './campaign-scope.ts'
import { campaignById } from './campaigns.queries.ts'
import { standingPeople } from './standing-people.ts'
import { tellNoShow } from './tell-no-show.ts'

type Calls = typeof campaignsCalls

/** Days before and after the one that is shown, among which one goes. */
const [daysBefore, daysAfter] = [7, 45]

/** @throws Refusal 404 */
export async function arrivalsOf(
  db: RhDb,
  scope: CampaignScope,
  { id, day: asked }: InputOf<Calls['getArrivals']>,
): Promise<Arrivals> {
  const { name, archivedAt } = await campaignById(db, scope, id)
  const day = asked ?? (await nextDay(db, scope, id)) ?? scope.today
  const { rows: days } = await sql<Arrivals['days'][number]>`
    select p.arrival_on as day, count(*)::int as count from ${standingPeople} p
     where ${expectedIn(scope, id)}
       and p.arrival_on between ${day}::date - ${sql.lit(daysBefore)} and ${day}::date + ${sql.lit(daysAfter)}
     group by 1 order by 1`.execute(db)
  const people = await expectedPeople(db, scope, sql`${expectedIn(scope, id)} and p.arrival_on = ${day}::date`)
  const isOpen = archivedAt === null
  return {
    campaign: { id, name },
    day,
    days,
    people: people.map(person => ({ ...person, can: { mark: person.can.mark && isOpen } })),
  }
}

/** Who said that he does not come is not expected; who was seen not to come stays on the list of his day. */
const expectedIn = ({ companyIds }: CampaignScope, campaignId: string) =>
  sql`p.campaign_id = ${campaignId} and p.company_id in ${eachOf(companyIds)} and p.waiting <> 'said_no'`

/** The first day from today on whose people are not all marked. */
async function nextDay(db: RhDb, scope: CampaignScope, id: string): Promise<string | null> {
  const { rows } = await sql<{ day: string | null }>`
    select min(p.arrival_on) as day from ${standingPeople} p
     where ${expectedIn(scope, id)} and p.arrival_on >= ${scope.today}::date and p.arrival is null`.execute(db)
  return rows[0]?.day ?? null
}

async function expectedPeople(
  db: RhDb,
  scope: CampaignScope,
  within: ReturnType<typeof sql>,
): Promise<ExpectedPerson[]> {
  return (await expectedRows(db, scope, within)).map(({ companyId, arrivalOn, campaignId, ...person }) => person)
}

/** With where and when each of them is expected. */
async function expectedRows(db: RhDb, scope: CampaignScope, within: ReturnType<typeof sql>) {
  const { rows } = await sql<
    Omit<ExpectedPerson, 'can'> & { companyId: string; arrivalOn: string; campaignId: string }
  >`
    select p.id, p.name, p.firstname, p.employee_id, p.candidate_id, p.candidate_application_id as application_id,
           p.phone, p.site_id, s.name as site, n.name as position, p.step, p.waiting, p.needs_housing, p.needs_transport,
           p.comes_by, p.arrival, p.arrival_marked_at, p.version, p.company_id, p.arrival_on, p.campaign_id,
           coalesce((select jsonb_agg(g.kind order by g.kind)
                       from rh.hiring_file h join rh.hiring_piece g on g.hiring_file_id = h.id
                      where h.candidate_application_id = p.candidate_application_id
                        and g.required and g.state in ('missing', 'rejected')), '[]') as missing_pieces
      from ${standingPeople} p
      left join rh.site s on s.id = p.site_id
      left join rh.position n on n.id = p.position_id
     where ${within}
     order by s.search_text nulls last, p.search_text, p.id`.execute(db)
  return rows.map(person => ({
    ...person,
    can: { mark: scope.writtenIds.includes(person.companyId) && mayBeMarked(person.arrivalOn, scope.today) },
  }))
}

type Mark = typeof campaignsCalls.markArrival
type Marking = Pick<Given<Mark, RhTables>, 'db' | 'clock' | 'say' | 'caller'>

/**
 * Whether somebody came, as it is seen on his day; null takes it back. Said a second time, it changes nothing. Whoever hires
 * is told of who did not come.
 * @throws Refusal 404; 403; 409; 400 before his day
 */
export async function markArrival(
  given: Marking,
  scope: CampaignScope,
  { id, version, arrival }: InputOf<Mark>,
): Promise<ExpectedPerson> {
  const { db } = given
  const by = given.caller.userId
  const [before] = await expectedRows(db, scope, sql`p.id = ${id} and p.company_id in ${eachOf(scope.companyIds)}`)
  if (!before) throw notFound()
  if (before.arrival !== arrival || !before.can.mark) {
    const standing = await personToChange(db, scope, { id, version })
    if (!before.can.mark) throw wrongField('arrival', 'too_early', 'rh.arrivals.too-early')
    await db
      .updateTable('rh.campaign_person')
      .set({
        arrivalOutcome: arrival,
        arrivalMarkedAt: arrival && scope.now,
        arrivalMarkedBy: arrival && by,
        version: standing.version + 1,
      })
      .where('id', '=', id)
      .execute()
    if (arrival === 'no_show') await tellNoShow(given, by, before)
  }
  const [after] = await expectedPeople(db, scope, sql`p.id = ${id}`)
  if (!after) throw notFound()
  return after
}
