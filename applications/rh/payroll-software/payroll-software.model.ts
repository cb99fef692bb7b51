import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { unlessBlank } from '#platform/identifiers/identifier.model.ts'
import type { Rubric } from '#rh/payroll-lines.model.ts'
import { type PayrollCode, payrollUnits, rubrics, unitOf } from './payroll-code.model.ts'

/** How a company speaks to its payroll software: by a file that somebody brings there, or by its API. */
export const payrollModes = ['file', 'api'] as const

/** What the software said when it was asked: it answered, did not let in or refused, answered in another form, or not at all. */
export const callOutcomes = ['answered', 'refused', 'wrong', 'down'] as const
export type CallOutcome = (typeof callOutcomes)[number]

/** Whether the client is connected to a payroll software; his administrators decide that. */
export const payrollServices = ['off', 'simulated', 'on'] as const

const dossier = z
  .string()
  .trim()
  .regex(/^[A-Za-z0-9_-]{1,30}$/, 'rh.payroll.dossier-form')
const secret = unlessBlank(z.string().max(1_000))

/** A blank secret leaves the one that is kept. */
export const PayrollConnectionFields = z.strictObject({
  mode: z.enum(payrollModes),
  dossier: unlessBlank(dossier),
  apiClientId: unlessBlank(z.string().trim().max(200)),
  clientSecret: secret,
  subscriptionKey: secret,
})
export type PayrollConnectionFields = z.output<typeof PayrollConnectionFields>

/** Secrets are written and never read: `hasSecret` and `hasSubscriptionKey` say that they are kept. */
export const PayrollConnection = z.object({
  companyId: idOf('platform.company'),
  company: z.string(),
  mode: z.enum(payrollModes),
  dossier: z.string().nullable(),
  apiClientId: z.string().nullable(),
  hasSecret: z.boolean(),
  hasSubscriptionKey: z.boolean(),
  service: z.enum(payrollServices),
  lastCall: z.object({ at: z.string(), outcome: z.enum(callOutcomes) }).nullable(),
  /** Rubrics that nobody decided on. */
  missing: z.int(),
  /** Of the connection and of the mapping alike; 0 until something is saved. */
  version: z.int32(),
  can: z.object({ map: z.boolean(), connect: z.boolean() }),
})
export type PayrollConnection = z.output<typeof PayrollConnection>

/** `period`: the first day of the month that the dossier stands at. `message` in the reader's language. */
export const TestedPayroll = z.object({
  ok: z.boolean(),
  dossier: z.string().nullable(),
  period: z.iso.date().nullable(),
  message: z.string(),
})
export type TestedPayroll = z.output<typeof TestedPayroll>

/** What the dossier lets be entered; `message` says why nothing is known of it. */
export const PayrollVariables = z.object({
  variables: z.array(z.object({ code: z.string(), label: z.string() })),
  message: z.string().nullable(),
})

/** A rubric is told as it is, with its sign turned, or not at all. */
export const tellings = ['plain', 'inverted', 'untold'] as const
export type Telling = (typeof tellings)[number]

/** Begins as no formula of a spreadsheet does, and holds no separator of the file; blank for none. */
const PayrollCodeText = z
  .string()
  .trim()
  .regex(/^([A-Za-z0-9][A-Za-z0-9 ._/-]{0,39})?$/, 'rh.payroll.code-form')
  .transform(code => code || null)

/** Without a code, a rubric that is told has not been decided on. */
export const MappedRubric = z.strictObject({
  rubric: z.enum(rubrics),
  code: PayrollCodeText,
  telling: z.enum(tellings),
})
export type MappedRubric = z.output<typeof MappedRubric>

export const PayrollMappingFields = z.strictObject({ rows: z.array(MappedRubric).max(rubrics.length) })

/** In the order of a payslip, then absences. `missing`: what nobody decided on. */
export const PayrollMapping = z.object({
  companyId: idOf('platform.company'),
  rows: z.array(
    z.object({
      rubric: z.enum(rubrics),
      code: z.string().nullable(),
      telling: z.enum(tellings),
      unit: z.enum(payrollUnits),
    }),
  ),
  missing: z.array(z.enum(rubrics)),
  version: z.int32(),
})
export type PayrollMapping = z.output<typeof PayrollMapping>

/** What was decided, rubric by rubric: one that is told has a code, one that is left out has none. */
export const decidedIn = (rows: readonly MappedRubric[]): (PayrollCode & { rubric: Rubric })[] =>
  rows
    .filter(({ code, telling }) => code !== null || telling === 'untold')
    .map(({ rubric, code, telling }) => ({
      rubric,
      code: telling === 'untold' ? null : code,
      unit: unitOf(rubric),
      sign: telling === 'inverted' ? -1 : 1,
    }))
