import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { type CampaignBoard, campaignSteps, type Gauge, type PersonStep, type Waiting } from '../campaign.model.ts'
import type { CampaignScope } from './campaign-scope.ts'
import { campaignById } from './campaigns.queries.ts'
import { declaresOn, standingPeople } from './standing-people.ts'

type Counted = {
  step: PersonStep
  waiting: Waiting
  siteId: string | null
  week: string | null
  count: number
  soon: number
  declares: number
  housing: number
  transport: number
  plans: number
}
type Needed = { siteId: string; week: string; quantity: number }
type Site = { id: string; name: string; color: string }

/** Who comes within so many days is pressing. */
const soonDays = 7
const shownFirst = 3

/** Where a season stands. @throws Refusal 404 */
export async function campaignBoard(db: RhDb, scope: CampaignScope, id: string): Promise<CampaignBoard> {
  const campaign = await campaignById(db, scope, id)
  const seen = sql`campaign_id = ${id} and company_id in ${eachOf(scope.companyIds)}`
  const { rows: counted } = await sql<Counted>`
    select p.step, p.waiting, p.site_id, date_trunc('week', p.arrival_on)::date as week, count(*)::int as count,
           count(*) filter (where p.arrival_on between ${scope.today}::date and ${scope.today}::date + ${sql.lit(soonDays)})::int as soon,
           count(*) filter (where p.needs_housing)::int as housing, count(*) filter (where p.needs_transport)::int as transport,
           count(*) filter (where ${declaresOn(scope.today, 'now')})::int as declares,
           count(*) filter (where ${declaresOn(scope.today, 'later')})::int as plans
      from ${standingPeople} p where ${seen} group by 1, 2, 3, 4`.execute(db)
  const { rows: first } = await sql<{ step: PersonStep; name: string }>`
    select step, name from (
      select p.step, p.name || ' ' || p.firstname as name,
             row_number() over (partition by p.step order by p.arrival_on nulls last, p.search_text, p.id) as place
        from ${standingPeople} p where ${seen}) f
     where place <= ${sql.lit(shownFirst)} order by place`.execute(db)
  const { rows: needed } = await sql<Needed>`
    select site_id, week, sum(quantity)::int as quantity from rh.campaign_need where ${seen} group by 1, 2`.execute(db)
  const sites = await sitesOf(db, [...needed, ...counted])
  const coming = counted.filter(({ step }) => step !== 'declined')
  const weeks = [...new Set([...needed, ...coming].flatMap(({ week }) => week ?? []))].toSorted()
  const gauge = (isIn: (row: { siteId: string | null; week: string | null }) => boolean) =>
    gaugeOf(needed.filter(isIn), coming.filter(isIn))
  const placed: (Site | null)[] = [...sites, ...(coming.some(({ siteId }) => siteId === null) ? [null] : [])]
  return {
    campaign,
    weeks,
    sites: placed.map(site => ({
      site,
      weeks: weeks.map(week => gauge(row => row.siteId === (site?.id ?? null) && row.week === week)),
      total: gauge(row => row.siteId === (site?.id ?? null)),
    })),
    weekTotals: weeks.map(week => gauge(row => row.week === week)),
    total: gauge(() => true),
    needing: { housing: sumOf(coming, 'housing'), transport: sumOf(coming, 'transport') },
    steps: campaignSteps.map(step => {
      const there = counted.filter(row => row.step === step)
      const byWaiting = Map.groupBy(there, ({ waiting }) => waiting)
      return {
        step,
        count: sumOf(there, 'count'),
        waitings: [...byWaiting]
          .map(([waiting, rows]) => ({ waiting, count: sumOf(rows, 'count') }))
          .toSorted((one, other) => other.count - one.count),
        first: first.filter(row => row.step === step).map(({ name }) => name),
        soon: sumOf(there, 'soon'),
      }
    }),
    toDeclare: sumOf(counted, 'declares'),
    toPlan: sumOf(counted, 'plans'),
    can: { write: scope.most >= 2 && campaign.archivedAt === null },
  }
}

const sumOf = (rows: readonly Counted[], key: 'count' | 'soon' | 'declares' | 'plans' | 'housing' | 'transport') =>
  rows.reduce((sum, row) => sum + row[key], 0)

function gaugeOf(needed: readonly Needed[], people: readonly Counted[]): Gauge {
  const count = (...steps: readonly PersonStep[]) =>
    sumOf(
      people.filter(({ step }) => steps.includes(step)),
      'count',
    )
  return {
    needed: needed.reduce((sum, { quantity }) => sum + quantity, 0),
    toDo: count('answer', 'file', 'contract'),
    toSign: count('signature'),
    signed: count('dpae'),
    ready: count('ready'),
  }
}

async function sitesOf(db: RhDb, rows: readonly { siteId: string | null }[]): Promise<Site[]> {
  const ids = [...new Set(rows.flatMap(({ siteId }) => siteId ?? []))]
  return db
    .selectFrom('rh.site')
    .select(['id', 'name', 'color'])
    .where('id', 'in', eachOf(ids))
    .orderBy('name')
    .execute()
}
