import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine, asSeveralLines } from '#kernel/shared/written-text.ts'

const Day = z.iso.date({ abort: true })
const longestDays = 366

const places = z.int().min(0).max(5_000).nullable().default(null)

const written = {
  name: z.string().overwrite(asOneLine).min(1).max(80),
  startsOn: Day,
  endsOn: Day,
  note: z.string().overwrite(asSeveralLines).min(1).max(2_000).nullable(),
  /** How many can be housed, and brought to work; null where nobody said. */
  housingPlaces: places,
  transportPlaces: places,
}
const isInOrder = ({ startsOn, endsOn }: { startsOn: string; endsOn: string }) =>
  startsOn <= endsOn && Temporal.PlainDate.from(startsOn).add({ days: longestDays }).toString() >= endsOn
const inOrder = { path: ['endsOn'], message: 'rh.campaign.days-wrong' }

/** What a person writes of it: a season of a year at most. */
export const CampaignFields = z.strictObject(written).refine(isInOrder, inOrder)
export type CampaignFields = z.output<typeof CampaignFields>
export const EditedCampaign = z
  .strictObject({ ...written, id: idOf('rh.campaign'), version: z.int32() })
  .refine(isInOrder, inOrder)

/**
 * How far somebody is, read of what stands: he has not answered, he has no file of the staff yet, his contract is to be
 * made, to be signed, to be declared, or all of it is done. Who said no, or did not come on his day, is none of these.
 */
export const campaignSteps = ['answer', 'file', 'contract', 'signature', 'dpae', 'ready'] as const
export const personSteps = [...campaignSteps, 'declined'] as const
export type CampaignStep = (typeof campaignSteps)[number]
export type PersonStep = (typeof personSteps)[number]

/** What his step waits for. */
export const waitings = [
  'no_mail',
  'to_invite',
  'no_answer',
  'pieces',
  'to_hire',
  'to_write',
  'to_make_out',
  'to_send',
  'employee',
  'company',
  'refused',
  'to_declare',
  'planned',
  'under_way',
  'rejected',
  'arrival',
  'arrived',
  'no_show',
  'said_no',
] as const
export type Waiting = (typeof waitings)[number]

/** These wait for a gesture that somebody must think of. */
export const alarmingWaitings: readonly Waiting[] = ['no_mail', 'refused', 'rejected', 'no_show']

export const answers = ['waiting', 'yes', 'no'] as const

const Gauge = z.object({ needed: z.int(), toDo: z.int(), toSign: z.int(), signed: z.int(), ready: z.int() })
export type Gauge = z.output<typeof Gauge>

/** A line of the list: with how many are needed, and how many are ready. */
export const Campaign = z.object({
  id: idOf('rh.campaign'),
  name: z.string(),
  startsOn: z.string(),
  endsOn: z.string(),
  housingPlaces: z.int().nullable(),
  transportPlaces: z.int().nullable(),
  note: z.string().nullable(),
  archivedAt: z.string().nullable(),
  version: z.int32(),
  needed: z.int(),
  people: z.int(),
  ready: z.int(),
})
export type Campaign = z.output<typeof Campaign>

const Place = z.object({ id: z.uuid(), name: z.string(), color: z.string() })

/** Where a season stands, in the companies of the reader. */
export const CampaignBoard = z.object({
  campaign: Campaign,
  /** Mondays, from the first with a need or an arrival. */
  weeks: z.array(z.string()),
  sites: z.array(z.object({ site: Place.nullable(), weeks: z.array(Gauge), total: Gauge })),
  weekTotals: z.array(Gauge),
  total: Gauge,
  /** How many of those who come need a place, against those that there are. */
  needing: z.object({ housing: z.int(), transport: z.int() }),
  steps: z.array(
    z.object({
      step: z.enum(campaignSteps),
      count: z.int(),
      waitings: z.array(z.object({ waiting: z.enum(waitings), count: z.int() })),
      /** The first to come, and how many of the step come within seven days. */
      first: z.array(z.string()),
      soon: z.int(),
    }),
  ),
  /** Whose declaration may be sent, whether they have signed or not. */
  toDeclare: z.int(),
  /** Whose hiring is more than eight days off: the declaration may be planned. */
  toPlan: z.int(),
  can: z.object({ write: z.boolean() }),
})
export type CampaignBoard = z.output<typeof CampaignBoard>

export const CampaignPerson = z.object({
  id: idOf('rh.campaign_person'),
  name: z.string(),
  firstname: z.string(),
  employeeId: idOf('rh.employee').nullable(),
  candidateId: idOf('rh.candidate').nullable(),
  applicationId: idOf('rh.candidate_application').nullable(),
  company: z.string(),
  site: z.string().nullable(),
  position: z.string().nullable(),
  arrivalOn: z.string().nullable(),
  answer: z.enum(answers),
  step: z.enum(personSteps),
  waiting: z.enum(waitings),
  needsHousing: z.boolean(),
  needsTransport: z.boolean(),
  contract: z.object({ id: idOf('rh.employment_contract'), number: z.string() }).nullable(),
  version: z.int32(),
})
export type CampaignPerson = z.output<typeof CampaignPerson>

export const mostNeeds = 500
export const CampaignNeed = z.strictObject({
  siteId: idOf('rh.site'),
  positionId: idOf('rh.position').nullable(),
  /** A Monday. */
  week: Day.refine(day => Temporal.PlainDate.from(day).dayOfWeek === 1, 'rh.campaign.week-wrong'),
  quantity: z.int().min(1).max(2_000),
})
export type CampaignNeed = z.output<typeof CampaignNeed>

/** Where and when people are asked to come. */
export const Coming = z.strictObject({
  siteId: idOf('rh.site').nullable(),
  positionId: idOf('rh.position').nullable(),
  arrivalOn: Day.nullable(),
})
export type Coming = z.output<typeof Coming>

/** Whose contracts of former seasons went to their end, and who are free for this one. */
export const Returning = z.object({
  id: idOf('rh.employee'),
  name: z.string(),
  firstname: z.string(),
  company: z.string(),
  site: z.string().nullable(),
  position: z.string().nullable(),
  lastDay: z.string(),
  seasons: z.int(),
  hasMail: z.boolean(),
})
export type Returning = z.output<typeof Returning>

export const CampaignChoices = z.object({
  sites: z.array(z.object({ id: idOf('rh.site'), name: z.string() })),
  positions: z.array(z.object({ id: idOf('rh.position'), name: z.string() })),
})

/** What an invitation shows to whom it was sent. */
export const AskedRecall = z.object({
  company: z.string(),
  firstname: z.string(),
  site: z.string().nullable(),
  position: z.string().nullable(),
  arrivalOn: z.string().nullable(),
  from: z.string(),
  to: z.string(),
  answer: z.enum(answers),
})
export type AskedRecall = z.output<typeof AskedRecall>
