import { z } from 'zod'
import { signedInAnywhere } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { idOf } from '#kernel/shared/id-of.ts'
import { int32InText } from '#kernel/shared/int32.ts'
import { MenuElement } from '#platform/rights/menu.model.ts'

const asked = { method: 'GET', access: signedInAnywhere(), voice: 'auth' } as const
const ofUser = z.strictObject({ userId: idOf('platform.user') })
const ofUserAndClient = z.strictObject({ userId: idOf('platform.user'), clientId: idOf('platform.client') })
const onElement = z.strictObject({ user: idOf('platform.user'), client: idOf('platform.client'), element: int32InText })
const Allowed = z.object({ allowed: z.boolean() })
const level = z.int().min(0).max(3)
const AllowedAtLevel = Allowed.extend({ level, readOnly: z.boolean() })

/**
 * What somebody is and may do (platform-core, section 7, under user/). About oneself always; about others to the admin
 * of the client, their managers and super admins: to anybody else they do not exist.
 */
export const standingCalls = calls('platform/users', {
  isUserSuperAdmin: { ...asked, path: 'user/isUserSuperAdmin/:userId', input: ofUser, answer: Allowed },
  isUserSuperDev: { ...asked, path: 'user/isUserSuperDev/:userId', input: ofUser, answer: Allowed },
  isUserAdminOfClient: {
    ...asked,
    path: 'user/isUserAdminOfClient/:userId/:clientId',
    input: ofUserAndClient,
    answer: Allowed,
  },
  /** Without a company: of at least one, in the client of the request. */
  isUserManagerOfCompany: {
    ...asked,
    path: 'user/isUserManagerOfCompany/:userId/:companyId?',
    input: ofUser.extend({ companyId: idOf('platform.company').optional() }),
    answer: Allowed.extend({ companyIds: z.array(idOf('platform.company')) }),
  },
  canUserAccessElement: {
    ...asked,
    path: 'user/canUserAccessElement/:user/:client/:element',
    input: onElement,
    answer: AllowedAtLevel,
  },
  canUserWriteInElement: {
    ...asked,
    path: 'user/canUserWriteInElement/:user/:client/:element',
    input: onElement,
    answer: AllowedAtLevel,
  },
  /** The module's element with what the person finds below it; 404 when that is nothing. */
  getMenuForModule: {
    ...asked,
    path: 'user/getMenuForModule/:userId/:clientId/:elementId',
    input: ofUserAndClient.extend({ elementId: int32InText }),
    answer: MenuElement,
  },
  getAuthorizationsForAppMenu: {
    ...asked,
    path: 'user/getAuthorizationsForAppMenu/:userId/:clientId',
    input: ofUserAndClient,
    answer: z.object({
      version: z.int32(),
      elements: z.array(
        z.object({
          elementId: z.int32(),
          path: z.string(),
          applicationId: z.int32().nullable(),
          level,
          readOnly: z.boolean(),
          /** Whether he may open the element's configuration. */
          canConfigure: z.boolean(),
        }),
      ),
    }),
  },
})
