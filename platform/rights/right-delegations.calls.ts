import { z } from 'zod'
import { signedIn } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { listOf } from '#kernel/shared/list-of.ts'
import { Colleague, RightDelegation, RightDelegations } from './right-delegation.model.ts'

const touches = 'everything'

/** Rights lent to a colleague: never more than one holds, nor further than one reaches, 365 days at most. */
export const rightDelegationsCalls = calls('platform/rights', {
  /** One's own; those of others for the admin of the client. */
  getRightDelegations: {
    method: 'GET',
    path: 'delegation/rights/:clientId/:userId',
    access: signedIn(),
    input: z.strictObject({ clientId: idOf('platform.client'), userId: idOf('platform.user') }),
    answer: RightDelegations,
  },
  /** What one may lend: the elements that one holds, with the companies where one does. */
  getLendableRights: {
    method: 'GET',
    path: 'delegation/lendable',
    access: signedIn(),
    answer: z.object({
      isAllowed: z.boolean(),
      elements: z.array(z.object({ id: z.int(), path: z.string(), name: z.string(), level: z.int() })),
      companies: z.array(z.object({ id: idOf('platform.company'), name: z.string() })),
    }),
  },
  /** To whom one may lend: whoever works in the client, by name. 404 to who has nothing to lend. */
  getBorrowers: {
    method: 'GET',
    path: 'delegation/borrowers/:page/:size/:search?',
    access: signedIn(),
    ...listOf(Colleague, { sorts: ['name'], isSearched: true }),
  },
  /** 400 above one's own level or perimeter, for oneself, past 365 days, or where the client allows none. */
  delegateRights: {
    method: 'POST',
    path: 'delegation/rights',
    access: signedIn(),
    inPerson: true,
    status: 201,
    input: z.strictObject({
      clientId: idOf('platform.client'),
      delegateId: idOf('platform.user'),
      elementIds: z.array(z.int32()).min(1).max(300),
      level: z.int().min(1).max(3),
      companyIds: z.array(idOf('platform.company')).min(1).max(500).optional(),
      startsAt: z.iso.datetime({ offset: true }),
      endsAt: z.iso.datetime({ offset: true }),
      reason: z.string().trim().min(3).max(500),
    }),
    touches,
    answer: z.array(RightDelegation),
  },
  revokeRightDelegation: {
    method: 'POST',
    path: 'delegation/rights/:id/revoke',
    access: signedIn(),
    inPerson: true,
    input: z.strictObject({ id: idOf('platform.right_delegation') }),
    touches,
    answer: RightDelegation,
  },
})
