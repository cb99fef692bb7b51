import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asOneLine } from '#kernel/shared/written-text.ts'

const documentStates = ['valid', 'expiring', 'expired', 'superseded'] as const
type DocumentState = (typeof documentStates)[number]

/** What somebody sent by a link counts for nothing until it was looked at; nor does what a paper said before a correction. */
const documentStatuses = ['to_check', 'accepted', 'rejected', 'corrected'] as const

export const PaperFile = z.object({
  id: idOf('kernel.file'),
  name: z.string(),
  mime: z.string(),
  /** Bytes. */
  size: z.int(),
})
export type PaperFile = z.output<typeof PaperFile>

/** One paper of somebody, with its files: both sides of a card are two files of one paper. */
export const EmployeeDocument = z.object({
  id: idOf('rh.employee_document'),
  employeeId: idOf('rh.employee'),
  /** The code of its kind; `kindLabel` is what the client calls it. */
  kind: z.string(),
  kindLabel: z.string(),
  isSensitive: z.boolean(),
  documentName: z.string().nullable(),
  /** That of a sensitive kind is masked but for its end: each look at the whole is written down. */
  identificationNumber: z.string().nullable(),
  startingDate: z.iso.date().nullable(),
  expirationDate: z.iso.date().nullable(),
  /** Of a permit to work, by the dated list of permits. */
  permitType: z.string().nullable(),
  /** None for who may not see sensitive data. */
  fileIds: z.array(idOf('kernel.file')),
  files: z.array(PaperFile),
  state: z.enum(documentStates),
  status: z.enum(documentStatuses),
  rejectReason: z.string().nullable(),
  supersedesId: idOf('rh.employee_document').nullable(),
  supersededAt: z.string().nullable(),
  /** Who brought it, and when; nobody of ours where it came by a link. */
  author: z.string().nullable(),
  createdAt: z.string(),
  can: z.object({
    edit: z.boolean(),
    delete: z.boolean(),
    seeFiles: z.boolean(),
  }),
  version: z.int32(),
})
export type EmployeeDocument = z.output<typeof EmployeeDocument>

export const paperDates = { startingDate: z.iso.date().nullable(), expirationDate: z.iso.date().nullable() }
export const identificationNumber = z.string().overwrite(asOneLine).min(1).max(40)
export const documentName = z.string().overwrite(asOneLine).min(1).max(120)
export const permitType = z.string().regex(/^[a-z][a-zA-Z]{1,39}$/)

/** What may be put right on a paper. */
export const paperChange = z.strictObject({ ...paperDates, identificationNumber: identificationNumber.nullable() })
export type PaperChange = z.output<typeof paperChange>

/** What is typed of a new paper beside its files. */
export const paperFields = z.strictObject({
  fileType: z.string().min(1),
  documentName: documentName.optional(),
  identificationNumber: identificationNumber.optional(),
  startingDate: z.iso.date().optional(),
  expirationDate: z.iso.date().optional(),
  permitType: permitType.optional(),
})
export type PaperFields = z.output<typeof paperFields>

type Held = { expirationDate: string | null; supersededAt: string | null; leadDays: readonly number[] }

/** What a paper is on a day: it holds to the end of its last one. */
export function stateOf({ expirationDate, supersededAt, leadDays }: Held, today: string): DocumentState {
  if (supersededAt !== null) return 'superseded'
  if (expirationDate === null) return 'valid'
  const left = daysLeft(expirationDate, today)
  if (left < 0) return 'expired'
  return left <= Math.max(0, ...leadDays) ? 'expiring' : 'valid'
}

/** From a day to the last one of a paper; below 0 once it has ended. */
export const daysLeft = (expirationDate: string, today: string) =>
  Temporal.PlainDate.from(today).until(Temporal.PlainDate.from(expirationDate)).days

/** The last day of a paper that holds so many months: from 31 October, four months end on 27 February. */
export const endOfTerm = (startingDate: string, months: number) =>
  Temporal.PlainDate.from(startingDate).add({ months }).subtract({ days: 1 }).toString()

/** Only the end, by which somebody who holds the paper knows that it is the one. */
export const maskNumber = (number: string) => {
  const shown = number.length > 6 ? 3 : 0
  return '*'.repeat(number.length - shown) + number.slice(number.length - shown)
}
