import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { asSeveralLines } from '#kernel/shared/written-text.ts'
import type { Language } from '#kernel/shared/names.ts'
import { deadlinesAddress } from '#rh/deadlines-place.model.ts'
import { PaperFile } from '#rh/employee-documents/employee-document.model.ts'

export const channels = ['mail', 'sms'] as const

/** How long a link stays good. */
export const daysOfLife = 30

/** The page that a link opens, for who has no account: in his language, which a browser that is not his own cannot know. */
export const addressOfPiece = (token: string, language: Language) => `/piece/${token}?language=${language}`

/** Where pieces are looked at. */
export const piecesAddress = `${deadlinesAddress}?tab=toCheck`

/** People, and pieces of each, asked at once. */
export const mostAsked = 200
export const mostKinds = 10

/** What became of one of those asked; `error` is said in the asker's language. */
export const RequestOutcome = z.object({ id: idOf('rh.employee'), ok: z.boolean(), error: z.string().nullable() })
export type RequestOutcome = z.output<typeof RequestOutcome>

const Asked = z.object({ id: idOf('rh.employee'), firstname: z.string(), name: z.string() })

/** What became of pieces asked of many at once: who is named in a list was not asked for what it says. */
export const ManyAsked = z.object({
  /** People who are written to. */
  asked: z.int(),
  /** Who holds a living link for some of the pieces, and for which; for the others he is asked. */
  alreadyAsked: z.array(Asked.extend({ kindCodes: z.array(z.string()) })),
  withoutMail: z.array(Asked),
  archived: z.array(Asked),
})
export type ManyAsked = z.output<typeof ManyAsked>

/** What somebody without account is told of what is asked of him. */
export const PieceAsked = z.object({
  company: z.string(),
  /** Code of the kind, by which a browser knows what to let through, and the client's word for it. */
  kind: z.string(),
  kindLabel: z.string(),
  firstname: z.string(),
})
export type PieceAsked = z.output<typeof PieceAsked>

/** A piece that came by a link and counts for nothing until somebody has looked at it. */
export const PieceToCheck = z.object({
  id: idOf('rh.employee_document'),
  employeeId: idOf('rh.employee'),
  firstname: z.string(),
  name: z.string(),
  kind: z.string(),
  kindLabel: z.string(),
  isSingle: z.boolean(),
  /** Each look at its files is written down. */
  isSensitive: z.boolean(),
  hasNumber: z.boolean(),
  hasExpiry: z.boolean(),
  /** How long it holds from its first day, where the law says so. */
  months: z.int().nullable(),
  sentAt: z.string(),
  /** None for who may not see what is sensitive. */
  files: z.array(PaperFile),
  /** Papers of the kind that hold or have ended, the last to end first: it may take the place of one. */
  formers: z.array(
    z.object({
      id: idOf('rh.employee_document'),
      documentName: z.string().nullable(),
      expirationDate: z.iso.date().nullable(),
    }),
  ),
  can: z.object({ check: z.boolean() }),
  version: z.int32(),
})
export type PieceToCheck = z.output<typeof PieceToCheck>

export const rejectReason = z.string().overwrite(asSeveralLines).min(3).max(500)
