import { z } from 'zod'
import { languages } from '#kernel/shared/names.ts'
import { ClientCard, SignedInUser } from '#platform/identity/identity.model.ts'

export const UserInfo = SignedInUser.extend({
  profilePicture: z.string().nullable(),
  /** Until when a temporary password holds, and whether a second factor is enrolled: told to oneself and super admins. */
  expiry: z.string().nullable(),
  mfa: z.boolean().nullable(),
  version: z.int32(),
  managerOfServices: z.array(z.uuid()),
  managerOfCompanies: z.array(z.uuid()),
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
  companyId: z.uuid(),
  company: z.string(),
  /** Whether he manages the whole company. */
  manages: z.boolean(),
  managers: z.array(z.string()),
  services: z.array(z.object({ id: z.uuid(), name: z.string(), manages: z.boolean(), managers: z.array(z.string()) })),
})
export type Workplace = z.output<typeof Workplace>

/** An element that the person may open, or that leads to one; its name is in the language of the request. */
export const MenuElement = z.object({
  id: z.int(),
  path: z.string(),
  routePath: z.string(),
  kind: z.enum(['MODULE', 'PAGE']),
  name: z.string(),
  /** 0 when only something below is open to the person: the element unfolds and does not open. */
  level: z.int().min(0).max(3),
  readOnly: z.boolean(),
  availableOnMobile: z.boolean(),
  get children() {
    return z.array(MenuElement)
  },
})
export type MenuElement = z.output<typeof MenuElement>

/** An application's part of the menu. `id` null: the platform's own elements, such as the directory. */
export const Module = z.object({
  id: z.int().nullable(),
  code: z.string(),
  name: z.string(),
  colour: z.string(),
  /** Address of its logo; null where its drawn icon stands for it. */
  logo: z.string().nullable(),
  root: MenuElement,
})
export type Module = z.output<typeof Module>

export const ClientChosen = z.object({
  client: ClientCard,
  /** The person's own standing in this client. */
  adminOfClient: z.boolean(),
  companies: z.int(),
  modules: z.array(Module),
  /** Applications whose configuration the person may open: all of them for an administrator of the client. */
  configurableApplications: z.array(z.int()),
  /** Rights on actions and groups of fields (`path#code`), which no menu shows: 2 = may. */
  fineRights: z.record(z.string(), z.int()),
  rightsVersion: z.int(),
})
export type ClientChosen = z.output<typeof ClientChosen>
