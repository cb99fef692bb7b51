import { z } from 'zod'
import { role } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { pageInput, pageOf } from '#kernel/shared/page.ts'
import { Module } from '#platform/rights/menu.model.ts'
import { Reason, Support, SupportVisit } from './support.model.ts'

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
  /** Who came, when, why: in the client of the request, or the one that a super admin names. The newest first. */
  getSupports: {
    method: 'GET',
    path: 'client/supports/:page/:size',
    access: role('superAdmin', 'adminOfClient'),
    input: z.strictObject({ page: pageInput.page, size: pageInput.size, clientId: idOf('platform.client').optional() }),
    answer: pageOf(SupportVisit),
  },
})
