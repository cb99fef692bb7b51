import { z } from 'zod'
import { open } from '#kernel/shared/access.ts'
import { calls, file } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { fieldsOf } from '#kernel/shared/list-of.ts'
import { InspectedRegister } from './inspection.model.ts'
import { periodFields, registerParts } from './register-line.model.ts'
import { inspectedByNumber } from './register-list.model.ts'

/** By POST: the key stands in no address that a server writes down, and each use leaves its trace. */
const byLink = {
  method: 'POST',
  voice: 'public',
  access: open('an inspector has no account: the link that a manager gave him opens one register for a day'),
} as const

const link = z.strictObject({ clientId: idOf('platform.client'), token: z.string().min(20).max(100), ...periodFields })

/** What a labour inspector reads of a register on the spot (code du travail, L1221-15). */
export const inspectionCalls = calls('rh/register', {
  inspectRegister: {
    ...byLink,
    path: 'rh/register/inspection',
    list: inspectedByNumber,
    input: link.extend({ ...fieldsOf(inspectedByNumber), part: z.enum(registerParts) }),
    answer: InspectedRegister,
  },
  exportInspectedRegister: {
    ...byLink,
    path: 'rh/register/inspection/export',
    input: link.extend({ format: z.enum(['pdf', 'csv']) }),
    answer: file(),
    outside: true,
  },
})
