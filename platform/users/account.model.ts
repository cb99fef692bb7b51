import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { AccountType } from './member.model.ts'

/** `erased`: thirty days after the account was closed, only the name stays, on what the person wrote. */
export const accountStates = ['active', 'disabled', 'erased'] as const

/** Somebody as the platform knows him. */
export const AccountRow = z.object({
  id: idOf('platform.user'),
  firstname: z.string(),
  name: z.string(),
  mail: z.string(),
  jobtitle: z.string().nullable(),
  type: AccountType,
  state: z.enum(accountStates),
  superAdmin: z.boolean(),
  superDev: z.boolean(),
  clients: z.array(z.object({ id: idOf('platform.client'), name: z.string(), admin: z.boolean() })),
  lastLoginAt: z.string().nullable(),
  mfa: z.boolean(),
  /** Nobody edits himself here, and who was erased stays so. */
  can: z.object({ lead: z.boolean() }),
})
export type AccountRow = z.output<typeof AccountRow>

export const SuperFlags = z.object({ superAdmin: z.boolean(), superDev: z.boolean() })
