import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine } from '#kernel/shared/written-text.ts'
import { settlements } from './annual-balance.model.ts'
import { lastDayOfYear, weekKinds } from './annual-weeks.model.ts'

/** Each follows the one before; what was submitted and is changed is a draft again. */
export const programStates = ['draft', 'submitted', 'published', 'closed'] as const
export type ProgramState = (typeof programStates)[number]

export const firstYear = 2020
export const lastYear = 2100
/** Characters of a reason that says something. */
export const shortestReason = 10
export const Reason = z.string().trim().min(shortestReason).max(500)

/** Minutes of the days of the week that lie in the period; 0 for a week that is closed. */
export const Week = z.strictObject({
  monday: z.iso.date(),
  kind: z.enum(weekKinds),
  minutes: z.int().min(0).max(4320),
})

/** In the years whose holidays are known. */
const Day = z.iso.date({ abort: true }).refine(
  day => {
    const year = Number(day.slice(0, 4))
    return firstYear <= year && year <= lastYear
  },
  { message: 'rh.annual.year-unknown', abort: true },
)

const fields = {
  groupLabel: z.string().overwrite(asOneLine).min(1).max(80),
  /** None: the whole company. */
  unitIds: z.array(idOf('rh.unit')).max(100),
  firstDay: Day,
  lastDay: Day,
}
type Said = { firstDay: string; lastDay: string }
const lastsAYear = ({ firstDay, lastDay }: Said) => lastDay >= firstDay && lastDay <= lastDayOfYear(firstDay)
const atMostAYear = { path: ['lastDay'], message: 'rh.annual.at-most-a-year' }

export const NewProgram = z
  .strictObject({
    companyId: idOf('platform.company'),
    ...fields,
    /** Whose weeks are taken over, by their ISO numbers. */
    copyOfId: idOf('rh.annual_program').nullable(),
  })
  .refine(lastsAYear, atMostAYear)
export type NewProgram = z.infer<typeof NewProgram>

/** Weeks that are not sent stay; those that a longer period brings are proposed. */
export const ProgramChange = z
  .strictObject({
    ...fields,
    id: idOf('rh.annual_program'),
    version: z.int32(),
    weeks: z.array(Week).max(54),
    /** Of a published program. */
    reason: Reason.optional(),
  })
  .refine(lastsAYear, atMostAYear)
export type ProgramChange = z.infer<typeof ProgramChange>

export const ReadProgram = z.strictObject({ id: idOf('rh.annual_program'), version: z.int32() })
export type ReadProgram = z.infer<typeof ReadProgram>

/** `sum`, `target`: minutes. `changes`: what moved since it was published, the last first. */
export const AnnualProgram = z.object({
  id: z.uuid(),
  companyId: z.uuid(),
  company: z.string(),
  groupLabel: z.string(),
  units: z.array(z.object({ id: z.uuid(), name: z.string() })),
  firstDay: z.iso.date(),
  lastDay: z.iso.date(),
  targetMinutes: z.int(),
  state: z.enum(programStates),
  profile: z.string(),
  weeks: z.array(
    z.object({
      monday: z.iso.date(),
      kind: z.enum(weekKinds),
      minutes: z.int(),
      /** That take a day of work. */
      holidays: z.array(z.iso.date()),
    }),
  ),
  lateReason: z.string().nullable(),
  publishedAt: z.string().nullable(),
  publishedBy: z.string().nullable(),
  closedAt: z.string().nullable(),
  changes: z.array(
    z.object({
      id: z.uuid(),
      monday: z.iso.date(),
      formerMinutes: z.int(),
      minutes: z.int(),
      reason: z.string(),
      changedBy: z.string(),
      changedAt: z.string(),
    }),
  ),
  version: z.int(),
  can: z.object({ write: z.boolean(), manage: z.boolean() }),
})
export type AnnualProgram = z.infer<typeof AnnualProgram>

/** Minutes. `waiting`: noted until the day that counts and not validated; `opening`: what stood on his account before. */
export const PersonOfProgram = z.object({
  id: z.uuid(),
  name: z.string(),
  firstname: z.string(),
  contract: z.string().nullable(),
  weeklyHours: z.number().nullable(),
  unit: z.string().nullable(),
  opening: z.int(),
  planned: z.int(),
  due: z.int(),
  done: z.int(),
  away: z.int(),
  waiting: z.int(),
  balance: z.int(),
  /** Of a program that is closed. */
  settlement: z.enum(settlements).nullable(),
})
export type PersonOfProgram = z.infer<typeof PersonOfProgram>

/** `people`: those whose balance is to be settled. `waiting`: how many have hours that nobody validated. */
export const ProgramToClose = z.object({
  people: z.array(z.object({ id: z.uuid(), name: z.string(), opening: z.int(), balance: z.int() })),
  waiting: z.int(),
  premiumPercent: z.int(),
})
export type ProgramToClose = z.infer<typeof ProgramToClose>

export const ClosedAccounts = z.object({
  program: AnnualProgram,
  entries: z.array(z.object({ employeeId: z.uuid(), minutes: z.int(), settlement: z.enum(settlements) })),
})

const Named = z.object({ id: z.uuid(), name: z.string() })
/** For filters and forms: what the reader's companies have. */
export const AnnualChoices = z.object({
  companies: z.array(Named.extend({ can: z.object({ write: z.boolean() }) })),
  units: z.array(Named.extend({ companyId: z.uuid() })),
})
export type AnnualChoices = z.infer<typeof AnnualChoices>
