import { z } from 'zod'
import { ClientCard } from '#platform/identity/identity.model.ts'

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
  /** Its page, or all that it leads to, is still to come. */
  planned: z.boolean(),
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
  /** Whether the person manages a company or a service there. */
  manages: z.boolean(),
  companies: z.int(),
  modules: z.array(Module),
  /** Applications whose configuration the person may open: all of them for an administrator of the client. */
  configurableApplications: z.array(z.int()),
  /** Rights on actions and groups of fields (`path#code`), which no menu shows: 2 = may. */
  fineRights: z.record(z.string(), z.int()),
  rightsVersion: z.int(),
})
export type ClientChosen = z.output<typeof ClientChosen>
