import { z } from 'zod'
import { idOf } from '#kernel/shared/id-of.ts'
import { languages } from '#kernel/shared/names.ts'
import { SignedInUser } from '#platform/identity/identity.model.ts'

export const UserInfo = SignedInUser.extend({
  profilePicture: z.string().nullable(),
  /** Until when a temporary password holds, and whether a second factor is enrolled: told to oneself and super admins. */
  expiry: z.string().nullable(),
  mfa: z.boolean().nullable(),
  version: z.int32(),
  managerOfServices: z.array(idOf('platform.service')),
  managerOfCompanies: z.array(idOf('platform.company')),
})
export type UserInfo = z.output<typeof UserInfo>

/** What a person says of himself. */
export const OwnData = z.strictObject({
  firstname: z.string().trim().min(1).max(100),
  name: z.string().trim().min(1).max(100),
  mail: z.email().max(254).toLowerCase(),
  jobtitle: z.string().trim().max(150).nullable(),
})

export const OwnDataInLanguage = OwnData.extend({ language: z.enum(languages) })

/** Where somebody works in a client, and whom he may turn to there. */
export const Workplace = z.object({
  companyId: idOf('platform.company'),
  company: z.string(),
  /** Whether he manages the whole company. */
  manages: z.boolean(),
  managers: z.array(z.string()),
  services: z.array(
    z.object({ id: idOf('platform.service'), name: z.string(), manages: z.boolean(), managers: z.array(z.string()) }),
  ),
})
export type Workplace = z.output<typeof Workplace>
