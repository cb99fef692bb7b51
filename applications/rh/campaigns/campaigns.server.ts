import { rhAnswers } from '#rh/rh-db.ts'
import { campaignsCalls } from './campaigns.calls.ts'
import { recallCalls } from './recall.calls.ts'
import { arrivalsOf, markArrival } from './server/arrivals.ts'
import { addPeople, addReturning, answerFor, invite, removePerson } from './server/ask-people.ts'
import { campaignBoard } from './server/board.queries.ts'
import { campaignScopeOf } from './server/campaign-scope.ts'
import { pageOfCampaigns } from './server/campaigns.queries.ts'
import { choicesOf, needsOf } from './server/needs.queries.ts'
import { pageOfPeople, pageOfReturning } from './server/people.queries.ts'
import { answerRecall, recallAsked } from './server/recall.ts'
import { archiveCampaign, createCampaign, editCampaign, restoreCampaign, setNeeds } from './server/write-campaign.ts'

export { campaignNews } from './server/campaign-news.ts'
export { sendRecallJob } from './server/recall.ts'
export { tokenOf as recallKeyOf } from './server/recall-link.ts'

export { seasonsAhead } from './server/campaigns.queries.ts'

export const campaignsServers = [
  rhAnswers(campaignsCalls, {
    getPaginatedCampaigns: async (given, asked) => pageOfCampaigns(given.db, await campaignScopeOf(given), asked),
    createCampaign: async (given, fields) => createCampaign(given.db, await campaignScopeOf(given), fields),
    editCampaign: async (given, change) => editCampaign(given.db, await campaignScopeOf(given), change),
    archiveCampaign: async (given, { id }) => archiveCampaign(given.db, await campaignScopeOf(given), id),
    restoreCampaign: async (given, { id }) => restoreCampaign(given.db, await campaignScopeOf(given), id),
    getCampaignChoices: async given => choicesOf(given.db, await campaignScopeOf(given)),
    getCampaignBoard: async (given, { id }) => campaignBoard(given.db, await campaignScopeOf(given), id),
    getCampaignNeeds: async (given, { id }) => needsOf(given.db, await campaignScopeOf(given), id),
    setCampaignNeeds: async (given, needs) => {
      const scope = await campaignScopeOf(given)
      await setNeeds(given.db, scope, needs)
      return campaignBoard(given.db, scope, needs.id)
    },
    getCampaignPeople: async (given, asked) => pageOfPeople(given.db, await campaignScopeOf(given), asked),
    getReturningPeople: async (given, asked) => pageOfReturning(given.db, await campaignScopeOf(given), asked),
    addReturningPeople: async (given, wish) => addReturning(given.db, await campaignScopeOf(given), wish),
    addPeopleToCampaign: async (given, wish) => addPeople(given.db, await campaignScopeOf(given), wish),
    inviteToCampaign: async (given, wish) => invite(given, await campaignScopeOf(given), wish),
    getArrivals: async (given, asked) => arrivalsOf(given.db, await campaignScopeOf(given), asked),
    markArrival: async (given, said) => markArrival(given, await campaignScopeOf(given), said),
    answerForPerson: async (given, said) => answerFor(given.db, await campaignScopeOf(given), said),
    removeFromCampaign: async (given, of) => removePerson(given.db, await campaignScopeOf(given), of),
  }),
  rhAnswers(recallCalls, {
    getSeasonInvitation: (given, { token }) => recallAsked(given, token),
    answerSeasonInvitation: (given, said) => answerRecall(given, said),
  }),
]
