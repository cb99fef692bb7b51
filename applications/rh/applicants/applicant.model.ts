import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { languages } from '#kernel/shared/names.ts'
import { asOneLine, asSeveralLines } from '#kernel/shared/written-text.ts'
import { mailAddress, personName, postCodeIn, unlessBlank } from '#platform/identifiers/identifier.model.ts'
import { QuestionnaireAnswers } from '#platform/configuration/questionnaire-answers.model.ts'
import { spokenLanguages } from '#rh/employees/employee.model.ts'
import { phoneNumberIn } from '#platform/identifiers/phone-number.model.ts'
import { gloves, mostAvailabilities, shoes } from './applicant-rules.model.ts'

/** A text that may be left blank, read as none. */
const text = (most: number, overwrite: (text: string) => string = asOneLine) =>
  z
    .string()
    .overwrite(overwrite)
    .max(most)
    .nullish()
    .transform(said => said || null)
const country = z
  .string()
  .regex(/^[A-Z]{2}$/)
  .nullish()
const size = ({ least, most }: { least: number; most: number }, label: string) =>
  z.number({ error: label }).min(least, label).max(most, label).multipleOf(0.5, label).nullish()
const noneWhenBlank = (value: unknown) => (value === '' ? null : value)

/** What an applicant says of himself, by the names of his file (hr-and-workshop, section 3). */
export const ApplicantPerson = z.strictObject({
  mail: mailAddress,
  title: z.preprocess(noneWhenBlank, z.enum(['mr', 'mrs']).nullish()),
  firstname: personName,
  name: personName,
  maidenName: text(80),
  cellPhoneNumber: unlessBlank(phoneNumberIn('FR', 'ES', 'MA')),
  birthdate: z.preprocess(noneWhenBlank, z.iso.date().nullish()),
  birthCity: text(80),
  citizenship: z.preprocess(noneWhenBlank, country),
  lastPosition: text(120),
  motivation: text(2000, asSeveralLines),
  transport: text(80),
  gloveSize: z.preprocess(noneWhenBlank, size(gloves, 'rh.apply.glove')),
  shoeSize: z.preprocess(noneWhenBlank, size(shoes, 'rh.apply.shoe')),
})

export const ApplicantAddress = z
  .strictObject({
    address: text(200),
    additionalAddress: text(200),
    postCode: text(10),
    city: text(80),
    country: z.preprocess(noneWhenBlank, country),
  })
  .refine(postCodeIn, { path: ['postCode'], error: 'rh.apply.post-code' })

const Availability = z
  .strictObject({ start: z.iso.date(), end: z.iso.date() })
  .refine(({ start, end }) => start <= end, { path: ['end'], error: 'rh.apply.end-before-start' })

/** What he asks for. */
export const ApplicantWish = z.strictObject({
  jobOfferId: z.preprocess(noneWhenBlank, idOf('rh.job_offer').nullish()),
  jobsSought: z.array(z.string().max(80)).max(20).default([]),
  contractsSought: z.array(z.string().max(40)).max(10).default([]),
  howHeard: text(80),
  motivation: text(2000, asSeveralLines),
  availabilities: z.array(Availability).max(mostAvailabilities).default([]),
  /** What the offer asks, in the version that he read. */
  questionnaire: z.strictObject({ number: z.int32().min(1), answers: QuestionnaireAnswers }).optional(),
  /** He agrees to be kept for other jobs. */
  poolConsent: z.boolean().default(false),
  /** Of the pages that he reads. */
  language: z.enum(languages).default('fr'),
  /** Of the letters that he is sent, where it is another. */
  writtenTo: z.enum(spokenLanguages).optional(),
  formVersion: z.int32().min(0).optional(),
  /** The ticket by which a known person opened what he once gave. */
  ticket: z.string().max(100).optional(),
  /** People see no such field: who fills it is a robot. */
  website: z.string().max(200).optional(),
  /** Seconds from the first page of the form to its last. */
  seconds: z.number().min(0).optional(),
})
export type ApplicantWish = z.output<typeof ApplicantWish>

export const Applied = z.strictObject({
  clientName: z.string().min(1).max(100),
  candidate: ApplicantPerson,
  candidateAddress: ApplicantAddress.default({
    address: null,
    additionalAddress: null,
    postCode: null,
    city: null,
    country: null,
  }),
  candidateApplication: ApplicantWish.default(() => ApplicantWish.parse({})),
})
export type Applied = z.output<typeof Applied>

/** The key by which files follow within two hours, and the page that says what becomes of it. */
export const Receipt = z.object({ applicationToken: z.string(), followUpUrl: z.string() })
export type Receipt = z.output<typeof Receipt>

export const KeptFiles = z.object({ files: z.array(z.object({ fileType: z.string(), fileName: z.string() })) })

/** What a known person once gave, opened by his ticket. */
const KnownCandidate = z.object({
  title: z.string().nullable(),
  firstname: z.string(),
  name: z.string(),
  maidenName: z.string().nullable(),
  mail: z.string().nullable(),
  cellPhoneNumber: z.string().nullable(),
  birthdate: z.string().nullable(),
  birthCity: z.string().nullable(),
  citizenship: z.string().nullable(),
  address: z.string().nullable(),
  additionalAddress: z.string().nullable(),
  postCode: z.string().nullable(),
  city: z.string().nullable(),
  country: z.string().nullable(),
  transport: z.string().nullable(),
  lastPosition: z.string().nullable(),
  motivation: z.string().nullable(),
  gloveSize: z.number().nullable(),
  shoeSize: z.number().nullable(),
  availabilities: z.array(z.object({ start: z.string(), end: z.string() })),
})
export type KnownCandidate = z.output<typeof KnownCandidate>
export const KnownApplicant = z.object({ candidate: KnownCandidate.nullable() })

export const publicStates = ['received', 'under_review', 'interview', 'accepted', 'refused', 'withdrawn'] as const

/** How an application stands, as its candidate may know it. */
export const FollowUp = z.object({
  clientName: z.string(),
  company: z.string(),
  firstname: z.string(),
  /** In which he is written to. */
  language: z.enum(spokenLanguages),
  receivedAt: z.string(),
  publicState: z.enum(publicStates),
  /** The start of his next talk, where one is planned. */
  interviewAt: z.string().nullable(),
  /** The day until which he agreed to be kept. */
  keptUntil: z.string().nullable(),
  /** `keepInPool`: he is not kept for other offers yet, or soon no longer. */
  can: z.object({ withdraw: z.boolean(), sendFiles: z.boolean(), keepInPool: z.boolean() }),
})
export type FollowUp = z.output<typeof FollowUp>

export const followUpActions = ['withdraw', 'keepInPool', 'askData', 'askErasure'] as const
