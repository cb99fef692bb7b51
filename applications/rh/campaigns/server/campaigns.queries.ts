import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import { matches } from '#kernel/server/matches.ts'
import { pageOfList } from '#kernel/server/page-of-list.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PageOf } from '#kernel/shared/page.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { Campaign } from '../campaign.model.ts'
import { campaignsCalls } from '../campaigns.calls.ts'
import type { CampaignScope } from './campaign-scope.ts'
import { standingPeople } from './standing-people.ts'

async function campaignRows(db: RhDb, { companyIds }: Pick<CampaignScope, 'companyIds'>, ids: readonly string[]) {
  const { rows } = await sql<Campaign>`
    select m.id, m.name, m.starts_on, m.ends_on, m.note, m.housing_places, m.transport_places, m.archived_at, m.version,
           (select coalesce(sum(n.quantity), 0)::int from rh.campaign_need n
             where n.campaign_id = m.id and n.company_id in ${eachOf(companyIds)}) as needed,
           count(p.id) filter (where p.step <> 'declined')::int as people,
           count(p.id) filter (where p.step = 'ready')::int as ready
      from rh.campaign m
      left join ${standingPeople} p on p.campaign_id = m.id and p.company_id in ${eachOf(companyIds)}
     where m.id in ${eachOf(ids)}
     group by m.client_id, m.id`.execute(db)
  return rows
}

type Asked = InputOf<typeof campaignsCalls.getPaginatedCampaigns>

/** A page of the seasons, the last to begin first: those in use unless the others are asked for. */
export const pageOfCampaigns = (
  db: RhDb,
  scope: CampaignScope,
  { state = 'active', ...asked }: Asked,
): Promise<PageOf<Campaign>> =>
  pageOfList(
    db,
    campaignsCalls.getPaginatedCampaigns.list,
    { ...asked, state },
    {
      from: sql`rh.campaign row`,
      id: sql`row.id`,
      within: sql`true`,
      orders: { startsOn: [sql`row.starts_on`], name: [sql`row.search_text`] },
      filters: { state: chosen => sql`(row.archived_at is not null) = ${chosen === 'archived'}` },
      matching: words => matches('rh.campaign', 'row', words),
      rows: ids => campaignRows(db, scope, ids),
    },
  )

/** Seasons in use that are not over, the first to begin first, with the needs and the people of some companies. */
export async function seasonsAhead(
  db: RhDb,
  { companyIds, today }: { companyIds: readonly string[]; today: string },
): Promise<Pick<Campaign, 'id' | 'name' | 'needed' | 'people' | 'ready'>[]> {
  const seasons = await db
    .selectFrom('rh.campaign')
    .select('id')
    .where('archivedAt', 'is', null)
    .where('endsOn', '>=', today)
    .orderBy('startsOn')
    .orderBy('id')
    .execute()
  const ids = seasons.map(({ id }) => id)
  const rows = await campaignRows(db, { companyIds }, ids)
  return rows
    .filter(({ needed, people }) => needed + people > 0)
    .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .map(({ id, name, needed, people, ready }) => ({ id, name, needed, people, ready }))
}

/** @throws Refusal 404 */
export async function campaignById(db: RhDb, scope: CampaignScope, id: string): Promise<Campaign> {
  const [row] = await campaignRows(db, scope, [id])
  if (!row) throw notFound()
  return row
}

/** @throws Refusal 404 */
export async function requireCampaign(db: RhDb, id: string) {
  const row = await db.selectFrom('rh.campaign').select('id').where('id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
}
