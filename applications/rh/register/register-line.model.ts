import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine } from '#kernel/shared/written-text.ts'
import { PermitTypeCode } from '#rh/work-permits/permit-type.model.ts'

/** Employees and those lent to the establishment; trainees and volunteers, whom the law puts apart (L1221-13). */
export const registerParts = ['staff', 'trainee'] as const
export type RegisterPart = (typeof registerParts)[number]

/** Words that the law asks beside a name (code du travail, D1221-23), and those of people who are nobody's employees here. */
export const mentions = [
  'cdd',
  'temporary',
  'employerGroup',
  'contractor',
  'partTime',
  'apprentice',
  'professionalisation',
  'civicService',
] as const
export type Mention = (typeof mentions)[number]

/** Why a line was written. `stays`: an exit that was told does not take place; `elsewhere`: the person is in another register. */
export const motives = [
  'hired',
  'movedIn',
  'left',
  'movedOut',
  'stays',
  'permit',
  'neverCame',
  'elsewhere',
  'corrected',
] as const
export type Motive = (typeof motives)[number]

const text = (most: number) => z.string().overwrite(asOneLine).min(1).max(most)
const day = z.iso.date()

/** What a line says of somebody (D1221-23, D1221-23-1). The social security number is never among it. */
export const registeredFields = z.object({
  lastName: text(80),
  firstNames: text(120),
  citizenship: text(80).nullable(),
  birthDate: day.nullable(),
  sex: z.union([z.literal(1), z.literal(2)]).nullable(),
  job: text(120).nullable(),
  qualification: text(120).nullable(),
  entryDate: day,
  exitDate: day.nullable(),
  /** Of the authorisation to hire or dismiss where the law asks for one, else of its request. */
  authorisationDate: day.nullable(),
  permitType: PermitTypeCode.nullable(),
  permitNumber: text(40).nullable(),
  mentions: z.array(z.enum(mentions)).max(mentions.length),
  agencyName: text(120).nullable(),
  agencyAddress: text(200).nullable(),
  tutorName: text(120).nullable(),
  place: text(120).nullable(),
})
export type RegisteredFields = z.output<typeof registeredFields>

const told = {
  ...registeredFields.shape,
  permitType: z.string().nullable(),
  part: z.enum(registerParts),
  /** The person never came, or is in another register: the entry counts for nothing. */
  isVoid: z.boolean(),
}

/** An entry as its last line states it. `lines` counts those that speak of it. */
export const RegisterRow = z.object({
  id: idOf('rh.register_entry'),
  number: z.int(),
  ...told,
  lines: z.int(),
})
export type RegisterRow = z.output<typeof RegisterRow>

export const RegisterLine = z.object({
  number: z.int(),
  kind: z.enum(['entry', 'event', 'correction']),
  motive: z.enum(motives),
  ...told,
  reason: z.string().nullable(),
  recordedAt: z.string(),
  /** Null for what the program wrote by itself. */
  recordedBy: z.string().nullable(),
})
export type RegisterLine = z.output<typeof RegisterLine>

export const Establishment = z.object({
  /** Null: the company has none, and no register can be kept. */
  siret: z.string().nullable(),
  name: z.string(),
  companyId: idOf('platform.company'),
  company: z.string(),
  entries: z.int(),
  can: z.object({ correct: z.boolean(), export: z.boolean() }),
})
export type Establishment = z.output<typeof Establishment>

/** Presence within these days, both included. */
export const periodFields = { from: day.optional(), to: day.optional() }
export type Period = { from?: string | undefined; to?: string | undefined }
