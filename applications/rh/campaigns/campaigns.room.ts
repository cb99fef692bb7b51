import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { namedRows, rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import { notificationTypesOffer } from '#platform/notifications/notification-type.slot.ts'
import type { RhTables } from '#rh/rh-db.ts'
import { addressOfCampaign, campaignsElement } from './campaigns-place.model.ts'
import { campaignNews, campaignsServers, sendRecallJob } from './campaigns.server.ts'

/** Rows by their names, for who reads them. */
const named = namedRows<RhTables>(async ({ db, rights }, rowIds) => {
  if ((await rights.level(campaignsElement)) < 1) return []
  const { rows } = await sql<{ rowId: string; name: string }>`
    select id as "rowId", name from rh.campaign where id in ${eachOf(rowIds)}`.execute(db)
  return rows.map(row => ({ ...row, address: addressOfCampaign(row.rowId) }))
})

export const campaignsRoom = room({
  answers: () => campaignsServers,
  jobs: () => [sendRecallJob],
  fills: [
    fill(notificationTypesOffer, campaignNews),
    fill(rowsOfRoomsOffer, {
      schema: 'rh',
      rows: { campaign: named },
      called: {
        tables: {
          campaign: 'rh.campaigns.title',
          campaign_need: 'rh.campaign.needs',
          campaign_person: 'field.people',
        },
        columns: {
          starts_on: 'rh.campaign.first-arrivals',
          ends_on: 'rh.campaign.last-arrivals',
          week: 'rh.campaign.week',
          quantity: 'rh.campaign.needed',
          answer: 'rh.campaign.answer',
          arrival_on: 'rh.campaign.arrival',
          invited_at: 'rh.campaign.invited-at',
          answered_at: 'rh.campaign.answered-at',
          campaign_id: 'rh.field.campaign',
          housing_places: 'rh.campaign.housing-places',
          transport_places: 'rh.campaign.transport-places',
          needs_housing: 'rh.arrivals.needs-housing',
          needs_transport: 'rh.arrivals.needs-transport',
          arrival_outcome: 'rh.arrivals.outcome',
          arrival_marked_at: 'rh.arrivals.marked-at',
          arrival_marked_by: 'rh.arrivals.marked-by',
        },
        lists: {
          getPaginatedCampaigns: 'rh.campaigns.title',
          getCampaignPeople: 'field.people',
          getReturningPeople: 'rh.campaign.recall',
        },
      },
      histories: ['campaign'],
    }),
  ],
})
