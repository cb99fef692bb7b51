import { z } from 'zod'
import { manages, reads, writes } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { choice, idIn, type List } from '#kernel/shared/list.ts'
import { fieldsOf, listOf } from '#kernel/shared/list-of.ts'
import { pageOf } from '#kernel/shared/page.ts'
import { arrivalOutcomes, Arrivals, ExpectedPerson } from './arrival.model.ts'
import {
  Campaign,
  CampaignBoard,
  CampaignChoices,
  CampaignFields,
  CampaignNeed,
  CampaignPerson,
  Coming,
  EditedCampaign,
  mostNeeds,
  personSteps,
  Returning,
  waitings,
} from './campaign.model.ts'
import { campaignsElement } from './campaigns-place.model.ts'

/** Figures of recruitment tell how far seasons are filled. */
const touches = ['rh/recruitment-indicators']
const ofOne = z.strictObject({ id: idOf('rh.campaign') })
const ofPerson = z.strictObject({ id: idOf('rh.campaign_person'), version: z.int32() })

const campaignsByDay = {
  sorts: ['startsOn'],
  comparedSorts: ['name'],
  isSearched: true,
  isUsuallyDownwards: true,
  tabs: 'state',
  filters: { state: choice(['active', 'archived']) },
} as const satisfies List

const peopleInTurn = {
  sorts: ['added'],
  comparedSorts: ['name', 'arrivalOn'],
  isSearched: true,
  filters: {
    step: choice(personSteps),
    waiting: choice(waitings),
    declares: choice(['now', 'later']),
    siteId: idIn('rh.site'),
  },
} as const satisfies List

const returningInTurn = {
  sorts: ['hired'],
  comparedSorts: ['name', 'lastDay'],
  isSearched: true,
  filters: { siteId: idIn('rh.site'), positionId: idIn('rh.position') },
} as const satisfies List

const mostAtOnce = 500
const Added = z.object({ added: z.int(), alreadyThere: z.int() })

/** A season of hirings (RH design, time-absences-pay, section 8): what is needed, who comes, and how far each of them is. */
export const campaignsCalls = calls('rh/campaigns', {
  getPaginatedCampaigns: {
    method: 'GET',
    path: 'rh/campaigns/:page/:size/:search?',
    access: reads(campaignsElement),
    ...listOf(Campaign, campaignsByDay),
  },
  createCampaign: {
    method: 'POST',
    path: 'rh/campaigns',
    touches,
    access: writes(campaignsElement),
    status: 201,
    input: CampaignFields,
    answer: Campaign,
  },
  editCampaign: {
    method: 'PUT',
    path: 'rh/campaigns/:id',
    touches,
    access: writes(campaignsElement),
    input: EditedCampaign,
    answer: Campaign,
  },
  archiveCampaign: {
    method: 'PUT',
    path: 'rh/campaigns/:id/archive',
    touches,
    access: manages(campaignsElement),
    input: ofOne,
    answer: Campaign,
  },
  /** 400 when another has taken its name meanwhile. */
  restoreCampaign: {
    method: 'PUT',
    path: 'rh/campaigns/:id/restore',
    touches,
    access: manages(campaignsElement),
    input: ofOne,
    answer: Campaign,
  },
  /** Sites of the companies whose people the caller may ask, and all positions. */
  getCampaignChoices: {
    method: 'GET',
    path: 'rh/campaigns/choices',
    access: reads(campaignsElement),
    input: z.strictObject({}),
    answer: CampaignChoices,
  },
  /** Needs and people of the reader's companies alone. */
  getCampaignBoard: {
    method: 'GET',
    path: 'rh/campaigns/:id/board',
    access: reads(campaignsElement),
    input: ofOne,
    answer: CampaignBoard,
  },
  getCampaignNeeds: {
    method: 'GET',
    path: 'rh/campaigns/:id/needs',
    access: reads(campaignsElement),
    input: ofOne,
    answer: z.array(CampaignNeed),
  },
  /** All needs of the caller's companies at once; those of others stay. 409 when somebody saved the campaign since. */
  setCampaignNeeds: {
    method: 'PUT',
    path: 'rh/campaigns/:id/needs',
    touches,
    access: writes(campaignsElement),
    input: ofOne.extend({ version: z.int32(), needs: z.array(CampaignNeed).max(mostNeeds) }),
    answer: CampaignBoard,
  },
  getCampaignPeople: {
    method: 'GET',
    path: 'rh/campaigns/:id/people/:page/:size/:search?',
    access: reads(campaignsElement),
    list: peopleInTurn,
    input: ofOne.extend(fieldsOf(peopleInTurn)),
    answer: pageOf(CampaignPerson),
  },
  /** Whose seasons went to their end within the two years before this one, who are free for it and not asked yet. */
  getReturningPeople: {
    method: 'GET',
    path: 'rh/campaigns/:id/returning/:page/:size/:search?',
    access: reads(campaignsElement),
    list: returningInTurn,
    input: ofOne.extend(fieldsOf(returningInTurn)),
    answer: pageOf(Returning),
  },
  /** All of them who match, 1,000 at most; who is there already is left as he is. */
  addReturningPeople: {
    method: 'POST',
    path: 'rh/campaigns/:id/returning',
    touches,
    access: writes(campaignsElement),
    input: ofOne.extend({
      matching: z.strictObject({
        search: z.string().max(100).optional(),
        siteId: idOf('rh.site').optional(),
        positionId: idOf('rh.position').optional(),
      }),
      coming: Coming,
    }),
    answer: Added,
  },
  /** People of the staff, or who apply. Unknown ones, and those of other companies, are 404. */
  addPeopleToCampaign: {
    method: 'POST',
    path: 'rh/campaigns/:id/people',
    touches,
    access: writes(campaignsElement),
    input: ofOne.extend({
      employeeIds: z.array(idOf('rh.employee')).max(mostAtOnce),
      applicationIds: z.array(idOf('rh.candidate_application')).max(mostAtOnce),
      coming: Coming,
    }),
    answer: Added,
  },
  /** By mail, in the language of each; `again` those who have not answered for three days too. */
  inviteToCampaign: {
    method: 'POST',
    path: 'rh/campaigns/:id/invite',
    touches,
    access: writes(campaignsElement),
    input: ofOne.extend({ again: z.boolean() }),
    answer: z.object({ invited: z.int(), withoutMail: z.int() }),
  },
  /** Without a day: the first from today on whose people are not all marked. People of the reader's companies alone. */
  getArrivals: {
    method: 'GET',
    path: 'rh/campaigns/:id/arrivals/:day?',
    access: reads(campaignsElement),
    input: ofOne.extend({ day: z.iso.date().optional() }),
    answer: Arrivals,
  },
  /** Whether somebody came, as it is seen on his day; null takes it back. 400 before his day. */
  markArrival: {
    method: 'POST',
    path: 'rh/campaigns/people/:id/arrival',
    touches,
    access: writes(campaignsElement),
    input: ofPerson.extend({ arrival: z.enum(arrivalOutcomes).nullable() }),
    answer: ExpectedPerson,
  },
  /** What he said on the telephone, when he comes, and what he needs: what is not sent stays. */
  answerForPerson: {
    method: 'POST',
    path: 'rh/campaigns/people/:id/answer',
    touches,
    access: writes(campaignsElement),
    input: ofPerson.extend({
      answer: z.enum(['yes', 'no']),
      arrivalOn: z.iso.date().nullable(),
      needsHousing: z.boolean().optional(),
      needsTransport: z.boolean().optional(),
    }),
    answer: CampaignPerson,
  },
  /** His file, contract and application stay as they are. */
  removeFromCampaign: {
    method: 'POST',
    path: 'rh/campaigns/people/:id/remove',
    touches,
    access: writes(campaignsElement),
    input: ofPerson,
    answer: nothing,
  },
})
