import { z } from 'zod'
import { role } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import type { List } from '#kernel/shared/list.ts'
import { fieldsOf } from '#kernel/shared/list-of.ts'
import { pageOf } from '#kernel/shared/page.ts'
import { Module } from '#platform/rights/menu.model.ts'
import { Reason, Support, SupportVisit } from './support.model.ts'

const visits = {
  sorts: ['startedAt'],
  comparedSorts: ['by', 'until'],
  isUsuallyDownwards: true,
} as const satisfies List

const bySuperAdmin = { access: role('superAdmin') } as const

/** Entering a client to help: for an hour at a time, for a reason, and its admins are told (platform-core, section 2). */
export const supportCalls = calls('platform/clients', {
  /** Starting again with the same reason renews it. 400 SUPPORT_CLOSED where the client lets nobody in. */
  startSupport: {
    ...bySuperAdmin,
    method: 'POST',
    path: 'client/support/start',
    input: z.strictObject({ clientId: idOf('platform.client'), reason: Reason }),
    answer: z.object({ until: z.string(), modules: z.array(Module) }),
  },
  /** Where none runs any more nothing happens. */
  endSupport: {
    ...bySuperAdmin,
    method: 'POST',
    path: 'client/support/end',
    input: z.strictObject({ clientId: idOf('platform.client').optional() }),
    answer: nothing,
  },
  /** One's own, in the client of the request. */
  getOwnSupport: {
    ...bySuperAdmin,
    method: 'GET',
    path: 'client/support',
    answer: z.object({ support: Support.nullable() }),
  },
  /** Who came, when, why: in the client of the request, or the one that a super admin names. */
  getSupports: {
    method: 'GET',
    path: 'client/supports/:page/:size',
    access: role('superAdmin', 'adminOfClient'),
    list: visits,
    input: z.strictObject({ ...fieldsOf(visits), clientId: idOf('platform.client').optional() }),
    answer: pageOf(SupportVisit),
  },
})
