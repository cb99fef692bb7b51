import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { type Language, languages } from '#kernel/shared/names.ts'
import { asOneLine, asSeveralLines } from '#kernel/shared/written-text.ts'
import { WatchedAnswers } from '#platform/configuration/watched-answers.model.ts'
import { families } from '#rh/contract-terms/contract-family.model.ts'

export const jobOffersElement = 'rh/job_offers/gestion'

export const offerStates = ['draft', 'published', 'paused', 'closed', 'archived'] as const
export type OfferState = (typeof offerStates)[number]
export const closeReasons = ['filled', 'expired', 'cancelled'] as const
export const payUnits = ['hour', 'month'] as const
export const offerChannels = ['site', 'feed', 'poster', 'pool'] as const
export const offerSteps = ['criteria', 'description', 'diffusion'] as const
export type OfferStep = (typeof offerSteps)[number]

/** Euros before deductions. */
const pay = z.number().positive().max(99_999).multipleOf(0.01).nullable().default(null)

/** Step 1. A draft may wait for its pay; an offer is not shown without (directive 2023/970, article 5). */
export const OfferCriteria = z
  .strictObject({
    companyId: idOf('platform.company'),
    positionId: idOf('rh.position'),
    siteId: idOf('rh.site'),
    unitId: idOf('rh.unit').nullable().default(null),
    family: z.enum(families),
    posts: z.int().min(1).max(2000),
    startsOn: z.iso.date(),
    endsOn: z.iso.date().nullable().default(null),
    weeklyHours: z.number().positive().max(48).multipleOf(0.01),
    payMin: pay,
    payMax: pay,
    payUnit: z.enum(payUnits).default('hour'),
    hasHousing: z.boolean().default(false),
    hasTransport: z.boolean().default(false),
    closesOn: z.iso.date().nullable().default(null),
    /** Answered by who applies. */
    questionnaireId: idOf('platform.questionnaire').nullable().default(null),
    watchedAnswers: WatchedAnswers.default({}),
  })
  .refine(({ startsOn, endsOn }) => endsOn === null || startsOn <= endsOn, {
    path: ['endsOn'],
    error: 'rh.offer.ends-before-start',
  })
  .refine(({ payMin, payMax }) => payMax === null || (payMin !== null && payMin <= payMax), {
    path: ['payMax'],
    error: 'rh.offer.pay-upside-down',
  })
export type OfferCriteria = z.output<typeof OfferCriteria>

const lines = (most: number) => z.string().overwrite(asSeveralLines).max(most).default('')

export const OfferTextInput = z.strictObject({
  title: z.string().overwrite(asOneLine).max(120).default(''),
  missions: lines(4000),
  profile: lines(4000),
  conditions: lines(4000),
})

type OfferText = z.output<typeof OfferTextInput>

/** What is written in each language. */
export const OfferTextsInEach = { fr: OfferTextInput, en: OfferTextInput, es: OfferTextInput, ar: OfferTextInput }

const unwritten: OfferText = { title: '', missions: '', profile: '', conditions: '' }

/** With every language, as a form shows them: what nobody wrote is empty. */
export const withEveryLanguage = (texts: Partial<Record<Language, OfferText>>) =>
  Object.fromEntries(languages.map(language => [language, { ...unwritten, ...texts[language] }])) as Record<
    Language,
    OfferText
  >

/** Step 2, in each language that is written; French is needed. */
export const OfferDescription = z.strictObject({
  texts: z.partialRecord(z.enum(languages), OfferTextInput),
  /** Why a word that was marked stands all the same. */
  wordingReason: z.string().overwrite(asOneLine).max(500).nullable().default(null),
})
export type OfferDescription = z.output<typeof OfferDescription>

/** A word of an address, by which one knows where a reader came from. */
export const OfferSource = z.string().regex(/^[a-z0-9][a-z0-9-]{1,29}$/, 'rh.offer.source-form')

/** The words of a text in which they are parted by commas or spaces, each once. */
export const sourcesIn = (text: string) => [
  ...new Set(
    text
      .toLowerCase()
      .split(/[\s,;]+/)
      .filter(Boolean),
  ),
]

/** Step 3. */
export const OfferDiffusion = z.strictObject({
  channels: z.array(z.enum(offerChannels)).min(1),
  sources: z.array(OfferSource).max(20),
})
export type OfferDiffusion = z.output<typeof OfferDiffusion>

/** What keeps an offer from being published. */
export const OfferCheck = z.object({
  step: z.enum(offerSteps),
  field: z.string(),
  code: z.enum(['missing', 'past', 'below_minimum', 'wording']),
  /** The word that was marked, or the least pay that the law knows. */
  word: z.string().nullable(),
})
export type OfferCheck = z.output<typeof OfferCheck>

const Named = z.object({ id: z.string(), name: z.string() })

export const JobOffer = z.object({
  id: idOf('rh.job_offer'),
  status: z.enum(offerStates),
  closeReason: z.enum(closeReasons).nullable(),
  company: Named,
  position: Named,
  site: Named,
  criteria: z.object(OfferCriteria.shape),
  description: OfferDescription,
  diffusion: OfferDiffusion,
  checks: z.array(OfferCheck),
  /** Where everybody reads it; the source of a reader may follow as `?source=`. */
  address: z.string(),
  visits: z.array(z.object({ source: z.string(), visits: z.int() })),
  publishedAt: z.string().nullable(),
  closedAt: z.string().nullable(),
  can: z.object({ edit: z.boolean(), archive: z.boolean() }),
  version: z.int32(),
})
export type JobOffer = z.output<typeof JobOffer>

/** A line of the list. */
export const OfferRow = z.object({
  id: idOf('rh.job_offer'),
  title: z.string(),
  status: z.enum(offerStates),
  position: z.string(),
  company: z.string(),
  site: z.string(),
  startsOn: z.iso.date(),
  endsOn: z.iso.date().nullable(),
  posts: z.int(),
  /** People retained or hired by it. */
  retained: z.int(),
  applications: z.int(),
  visits: z.int(),
  closesOn: z.iso.date().nullable(),
  can: z.object({ edit: z.boolean(), archive: z.boolean() }),
  version: z.int32(),
})
export type OfferRow = z.output<typeof OfferRow>

/** What the form of an offer chooses among: the caller's companies, with their places and positions. */
export const OfferChoices = z.object({
  companies: z.array(Named),
  positions: z.array(Named.extend({ companyIds: z.array(z.string()) })),
  sites: z.array(Named.extend({ companyId: z.string(), units: z.array(Named) })),
  /** Those of the client that are asked of applicants. */
  questionnaires: z.array(
    Named.extend({
      /** Those whose answers may be looked at twice. */
      questions: z.array(
        z.object({
          id: z.string(),
          label: z.string(),
          /** Without a label: `yes` and `no`. */
          outcomes: z.array(z.object({ id: z.string(), label: z.string().nullable() })),
        }),
      ),
    }),
  ),
  /** Whose texts an offer may take up. */
  models: z.array(Named.extend({ texts: z.record(z.enum(languages), OfferTextInput) })),
})
export type OfferChoices = z.output<typeof OfferChoices>
