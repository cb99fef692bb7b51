import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'

export const directions = ['in', 'out'] as const
export type Direction = (typeof directions)[number]

/** Why somebody is kept out, the first to be mended first. */
export const refusalReasons = [
  'BADGE_UNKNOWN',
  'BADGE_LOST',
  'BADGE_SUSPENDED',
  'NO_CONTRACT',
  'DPAE_NOT_ACCEPTED',
  'PERMIT_EXPIRED',
  'ABSENT_OR_SUSPENDED',
  'WRONG_SITE',
] as const
export type RefusalReason = (typeof refusalReasons)[number]

/** What is known of whoever shows a badge, on that day and that site. */
export type AtGate = {
  badge: 'active' | 'suspended' | 'lost' | 'returned' | null
  isUnderContract: boolean
  /** The company of the site is one that employs him. */
  isOfSite: boolean
  isDeclared: boolean
  mayWork: boolean
  isAway: boolean
}

/**
 * Why somebody may not come in; nothing when he may. Whoever has no contract is asked for nothing else: what is missing of
 * a hiring that there is not says nothing. A declaration comes before the first hour of work (code du travail, L1221-10),
 * and nobody is employed without the permit that he needs (L8251-1).
 */
export function reasonsToRefuse(known: AtGate): RefusalReason[] {
  if (known.badge === null) return ['BADGE_UNKNOWN']
  const ofBadge: RefusalReason[] =
    known.badge === 'suspended' ? ['BADGE_SUSPENDED'] : known.badge === 'active' ? [] : ['BADGE_LOST']
  if (!known.isUnderContract) return [...ofBadge, 'NO_CONTRACT']
  const ofPerson: [RefusalReason, boolean][] = [
    ['DPAE_NOT_ACCEPTED', !known.isDeclared],
    ['PERMIT_EXPIRED', !known.mayWork],
    ['ABSENT_OR_SUSPENDED', known.isAway],
    ['WRONG_SITE', !known.isOfSite],
  ]
  return [...ofBadge, ...ofPerson.flatMap(([reason, isSo]) => (isSo ? [reason] : []))]
}

/** After so many hours without an exit, whoever came in is taken to have left without his badge. */
export const mostHoursOnSite = 14

/** How long passages are kept (CNIL, recommendations on the control of access to premises: three months). */
export const monthsKept = 3

export const Passage = z.object({
  id: idOf('rh.passage'),
  at: z.string(),
  siteId: idOf('rh.site'),
  site: z.string(),
  employeeId: idOf('rh.employee').nullable(),
  /** Null of a number that is nobody's. */
  name: z.string().nullable(),
  firstname: z.string().nullable(),
  number: z.string(),
  direction: z.enum(directions),
  result: z.enum(['granted', 'refused']),
  reasons: z.array(z.enum(refusalReasons)),
  overriddenAt: z.string().nullable(),
  overriddenBy: z.string().nullable(),
  comment: z.string().nullable(),
})
export type Passage = z.infer<typeof Passage>

/** A passage as the gate shows it: the reasons also in the language of the person, where it is one of ours. */
export const PassageAtGate = Passage.extend({ said: z.array(z.string()), language: z.string() })
export type PassageAtGate = z.infer<typeof PassageAtGate>

export const PersonOnSite = z.object({
  employeeId: idOf('rh.employee'),
  name: z.string(),
  firstname: z.string(),
  company: z.string().nullable(),
  phone: z.string().nullable(),
  since: z.string(),
})
export type PersonOnSite = z.infer<typeof PersonOnSite>

/** The day of a gate: what came through, and who came in and never left. */
export const GateToday = z.object({
  entered: z.int(),
  left: z.int(),
  refused: z.int(),
  onSite: z.int(),
  last: z.array(Passage),
  /** Entries older than a day's work without an exit, of the last three days. */
  withoutExit: z.array(PersonOnSite),
})
export type GateToday = z.infer<typeof GateToday>

export const SiteOfGate = z.object({ id: idOf('rh.site'), name: z.string(), company: z.string() })
export type SiteOfGate = z.infer<typeof SiteOfGate>
