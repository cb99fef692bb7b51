import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'

export const badgeStates = ['active', 'suspended', 'lost', 'returned'] as const
export type BadgeState = (typeof badgeStates)[number]

/** What may become of a badge. One that is lost or given back opens nothing any more: another is given. */
export const movesOfBadge: Readonly<Record<BadgeState, readonly BadgeState[]>> = {
  active: ['suspended', 'lost', 'returned'],
  suspended: ['active', 'lost', 'returned'],
  lost: [],
  returned: [],
}

export const Badge = z.object({
  id: idOf('rh.badge'),
  employeeId: idOf('rh.employee'),
  name: z.string(),
  firstname: z.string(),
  company: z.string().nullable(),
  site: z.string().nullable(),
  number: z.string(),
  state: z.enum(badgeStates),
  givenOn: z.string(),
  /** Last day of the contract that runs today; null of one without end, or of none. */
  until: z.string().nullable(),
  isUnderContract: z.boolean(),
  /** When it was last shown at a gate, and on which site. */
  lastAt: z.string().nullable(),
  lastSite: z.string().nullable(),
  version: z.int32(),
  can: z.object({ write: z.boolean() }),
})
export type Badge = z.infer<typeof Badge>

/** Under contract today or within a month, without a badge in use. */
export const PersonWithoutBadge = z.object({
  id: idOf('rh.employee'),
  name: z.string(),
  firstname: z.string(),
  site: z.string().nullable(),
  startsOn: z.string(),
})
export type PersonWithoutBadge = z.infer<typeof PersonWithoutBadge>

export const mostBadges = 200

/** As a card's reader types it; capitals, figures and hyphens. */
export const BadgeNumber = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[0-9A-Z-]{4,32}$/, 'rh.access.number-form')

export const GivenBadge = z.object({
  employeeId: idOf('rh.employee'),
  ok: z.boolean(),
  badgeId: idOf('rh.badge').nullable(),
  /** Why none was given, in the reader's language. */
  message: z.string().nullable(),
})
export type GivenBadge = z.infer<typeof GivenBadge>
