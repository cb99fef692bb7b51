import { z } from 'zod'
import { asOneLine } from '#kernel/shared/written-text.ts'

/** What a paper that has ended stands in the way of. */
export const blockings = ['none', 'planning', 'contract'] as const

/** Counted no further. */
export const mostUses = 1_000

export const usualLeadDays: readonly number[] = [90, 60, 30]

/** A regular expression for all of a code. */
export const kindCodeForm = '[a-z][a-zA-Z]{1,39}'
export const KindCode = z.string().regex(new RegExp(`^${kindCodeForm}$`))

const documentKindFields = z.strictObject({
  label: z.string().overwrite(asOneLine).min(1).max(80),
  hasNumber: z.boolean(),
  hasExpiry: z.boolean(),
  /** Days before the end at which somebody is told. */
  leadDays: z.array(z.int().min(1).max(730)).max(6),
  /** One at a time: identity card, permit, licence. */
  isSingle: z.boolean(),
  /** Scans and numbers are shown only with the right to sensitive data. */
  isSensitive: z.boolean(),
  blocks: z.enum(blockings),
  /** How long it holds from its first day, where the law says so. */
  months: z.int().min(1).max(600).nullable(),
})
export type DocumentKindFields = z.output<typeof documentKindFields>

/** The same as a form holds it: what is chosen among suggestions is text. */
export const typedKind = documentKindFields.extend({ leadDays: z.array(z.string().regex(/^\d{1,3}$/)).max(6) })
export type TypedKind = z.output<typeof typedKind>

export const NewDocumentKind = documentKindFields.partial().required({ label: true })
export type NewDocumentKind = z.output<typeof NewDocumentKind>

export const DocumentKindChange = documentKindFields.partial().extend({
  code: KindCode,
  /** `true` takes it out of the choices, `false` puts it back. */
  archived: z.boolean().optional(),
  version: z.int32().optional(),
})
export type DocumentKindChange = z.output<typeof DocumentKindChange>

export const DocumentKind = z.object({
  code: KindCode,
  ...documentKindFields.shape,
  archivedAt: z.string().nullable(),
  /** Papers of the kind, former ones included. */
  uses: z.int(),
  can: z.object({ edit: z.boolean() }),
  version: z.int32(),
})
export type DocumentKind = z.output<typeof DocumentKind>

/** A kind as papers are filed by it, without what only its own screen tells. */
export const FilingKind = DocumentKind.omit({ uses: true, can: true })
export type FilingKind = z.output<typeof FilingKind>

/** What a paper of the kind is; once there are such papers it stays. */
export const fixedOnceUsed = ['hasNumber', 'hasExpiry', 'isSingle', 'isSensitive'] as const

/** Kinds by which the file tells what it lacks, and the photo: they cannot be taken away. */
export const neededKinds: readonly string[] = ['idCard', 'workPermit', 'parentalPermission', 'profilePicture']

/** A code for a kind that a client names himself: its words run together, without accents. */
export function codeOf(label: string, taken: readonly string[]): string {
  const words = label
    .normalize('NFD')
    .replace(/[^a-zA-Z\s'’-]/g, '')
    .split(/[\s'’-]+/)
    .filter(word => word !== '')
  const [first = 'kind', ...rest] = words.map(word => word.toLowerCase())
  const code = `${first}${rest.map(word => word.charAt(0).toUpperCase() + word.slice(1)).join('')}`.slice(0, 36)
  const base = code.length > 1 ? code : `${code}Kind`
  const others = Array.from({ length: 702 }, (_, index) => `${base}${lettersOf(index)}`)
  return [base, ...others].find(candidate => !taken.includes(candidate)) as string
}

/** A, B ... Z, AA, AB: codes hold no figure. */
const lettersOf = (index: number): string =>
  (index >= 26 ? lettersOf(Math.floor(index / 26) - 1) : '') + String.fromCharCode(65 + (index % 26))
