import { eachOf } from '#kernel/server/each-of.ts'
import type { RhDb } from '#rh/rh-db.ts'
import type { CampaignNeed } from '../campaign.model.ts'
import type { CampaignScope } from './campaign-scope.ts'
import { requireCampaign } from './campaigns.queries.ts'

/** What the sites of the reader's companies need, week by week. @throws Refusal 404 */
export async function needsOf(db: RhDb, scope: CampaignScope, id: string): Promise<CampaignNeed[]> {
  await requireCampaign(db, id)
  return db
    .selectFrom('rh.campaign_need')
    .select(['siteId', 'positionId', 'week', 'quantity'])
    .where('campaignId', '=', id)
    .where('companyId', 'in', eachOf(scope.companyIds))
    .orderBy('week')
    .orderBy('siteId')
    .execute()
}

/** Where people may be asked to come, and for which work. */
export async function choicesOf(db: RhDb, { writtenIds }: CampaignScope) {
  const named = <Table extends 'rh.site' | 'rh.position'>(table: Table) =>
    db
      .selectFrom(table as 'rh.site')
      .select(['id', 'name'])
      .where('archivedAt', 'is', null)
      .orderBy('name')
      .orderBy('id')
  return {
    sites: await named('rh.site').where('companyId', 'in', eachOf(writtenIds)).execute(),
    positions: await named('rh.position').execute(),
  }
}
