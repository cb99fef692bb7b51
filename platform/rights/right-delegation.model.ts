import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { AccessType } from './right.model.ts'

/** One of the two sides of a loan. */
export const Colleague = z.object({ id: idOf('platform.user'), firstname: z.string(), name: z.string() })
export type Colleague = z.output<typeof Colleague>

/** A right lent to a colleague for a time. `revokedAt` ends it before its day. */
export const RightDelegation = z.object({
  id: idOf('platform.right_delegation'),
  delegator: Colleague,
  delegate: Colleague,
  element: z.object({ id: z.int(), name: z.string(), path: z.string() }),
  level: AccessType,
  /** Null: every company on which the delegator holds the right. */
  companies: z.array(z.object({ id: idOf('platform.company'), name: z.string() })).nullable(),
  startsAt: z.string(),
  endsAt: z.string(),
  reason: z.string(),
  state: z.enum(['planned', 'running', 'ended', 'revoked']),
  mayRevoke: z.boolean(),
})
export type RightDelegation = z.output<typeof RightDelegation>

export const RightDelegations = z.object({ given: z.array(RightDelegation), received: z.array(RightDelegation) })
