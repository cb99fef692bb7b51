import { z } from 'zod'
import { role, signedInAnywhere } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { int32InText } from '#kernel/shared/int32.ts'
import { AccessType, Bound } from './right.model.ts'

const Named = z.object({ id: AccessType, code: z.string(), label: z.string() })

/** `a` is an element, `b` an access level (1 client, 2 company, 3 service, 4 person), `c` the one of that level. */
const onElement = {
  method: 'GET',
  access: role('adminOfClient', 'managerOfCompany'),
  input: z.strictObject({
    a: int32InText,
    b: z.coerce.number<number>().int().min(1).max(4),
    c: idOf('platform.company'),
  }),
} as const

/** Access types and levels of elements (platform-core, section 7, prefix application/). */
export const accessTypesCalls = calls('platform/rights', {
  getAccessLevelsForElements: {
    method: 'GET',
    path: 'application/getAccessLevelsForElements',
    access: signedInAnywhere(),
    voice: 'none',
    answer: z.object({
      accessTypes: z.array(Named),
      accessLevels: z.array(z.object({ id: z.int(), code: z.string(), label: z.string() })),
    }),
  },
  /** The most that one may set there, and what bounds it. */
  getAccessTypeAuthorizedForElement: {
    ...onElement,
    path: 'application/getAccessTypeAuthorizedForElement/:a/:b/:c',
    answer: Named.extend({ boundBy: Bound.nullable() }),
  },
  /** What is set there; where nothing is, what that counts for. */
  getAccessTypeOfElement: {
    ...onElement,
    path: 'application/getAccessTypeOfElement/:a/:b/:c',
    answer: Named.extend({ set: z.boolean() }),
  },
})
