import type { Examples } from '#kernel/testing/examples.ts'
import type { campaignsCalls } from './campaigns.calls.ts'

const days = { startsOn: '2027-04-05', endsOn: '2027-06-28' }
const living = ({ archived_at }: Record<string, unknown>) => archived_at === null
const nothingSaid = { siteId: null, positionId: null, arrivalOn: null }

export const campaignsExamples: Examples<typeof campaignsCalls> = {
  createCampaign: here => ({ name: `Essai ${here.rows('rh.campaign').length}`, ...days, note: null }),
  editCampaign: here => {
    const row = here.row('rh.campaign', living)
    return {
      id: here.id('rh.campaign', living),
      name: String(row?.name ?? 'Essai'),
      ...days,
      note: 'Relu',
      version: Number(row?.version ?? 1),
    }
  },
  restoreCampaign: here => ({ id: here.id('rh.campaign', ({ archived_at }) => archived_at !== null) }),
  setCampaignNeeds: here => ({
    id: here.id('rh.campaign', living),
    version: Number(here.row('rh.campaign', living)?.version ?? 1),
    needs: [{ siteId: here.id('rh.site'), positionId: null, week: '2027-04-05', quantity: 12 }],
  }),
  markArrival: here => ({
    id: here.id('rh.campaign_person'),
    version: Number(here.row('rh.campaign_person')?.version ?? 1),
    arrival: 'arrived',
  }),
  addReturningPeople: here => ({ id: here.id('rh.campaign', living), matching: {}, coming: nothingSaid }),
  addPeopleToCampaign: here => ({
    id: here.id('rh.campaign', living),
    employeeIds: [here.id('rh.employee', ({ status }) => status !== 'deleted')],
    applicationIds: [],
    coming: nothingSaid,
  }),
  inviteToCampaign: here => ({ id: here.id('rh.campaign', living), again: false }),
  answerForPerson: here => ({
    id: here.id('rh.campaign_person'),
    version: Number(here.row('rh.campaign_person')?.version ?? 1),
    answer: 'yes',
    arrivalOn: null,
  }),
  removeFromCampaign: here => ({
    id: here.id('rh.campaign_person'),
    version: Number(here.row('rh.campaign_person')?.version ?? 1),
  }),
}
