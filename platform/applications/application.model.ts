import { z } from 'zod'

/** A node of an application's tree, in the language of the request. */
export const ElementNode = z.object({
  id: z.int(),
  name: z.string(),
  path: z.string(),
  routePath: z.string(),
  kind: z.enum(['MODULE', 'PAGE', 'ACTION', 'FIELDS']),
  availableOnMobile: z.boolean(),
  get children() {
    return z.array(ElementNode)
  },
})
export type ElementNode = z.output<typeof ElementNode>

/** An application with its elements; `logo` is null where its drawn icon stands for it. */
export const ApplicationTree = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  logo: z.string().nullable(),
  colour: z.string(),
  children: z.array(ElementNode),
})
export type ApplicationTree = z.output<typeof ApplicationTree>
