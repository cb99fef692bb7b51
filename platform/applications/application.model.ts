import { z } from 'zod'
import { plainText } from '#kernel/shared/plain-text.ts'
import { contrast } from '#kernel/shared/contrast.ts'
import { NamesInFour } from './name.model.ts'

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

/** An application with its elements; `logo`, an address, is null where its drawn icon stands for it. */
export const ApplicationTree = z.object({
  id: z.int(),
  code: z.string(),
  name: z.string(),
  names: NamesInFour,
  logo: z.string().nullable(),
  colour: z.string(),
  version: z.int32(),
  children: z.array(ElementNode),
})
export type ApplicationTree = z.output<typeof ApplicationTree>

/** `#RRGGBB`, dark enough for white letters: 4.5 to 1 at least (WCAG 2.2, 1.4.3). */
export const Colour = z
  .string()
  .regex(/^#[0-9A-Fa-f]{6}$/, { error: 'applications.colour.form', abort: true })
  .refine(colour => contrastWithWhite(colour) >= 4.5, 'applications.colour.pale')
  .toUpperCase()

export const contrastWithWhite = (colour: string) => contrast(colour, '#FFFFFF')

/** `Qualité terrain` is `qualite-terrain`: the first word of an application's addresses. */
export const codeOfName = (name: string) =>
  plainText(name)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Addresses that begin so belong to the platform. */
const platformAddresses = new Set(
  (
    'administration annuaire api assets candidatures configuration dashboard docsrh documents docusign easteregg ' +
    'eastereggs error-404 esign forgottenpassword login maintenance monitoring resetpassword search signatures sun ' +
    'tableauxdebord template2 unauthorized verifier'
  ).split(' '),
)

export const isOfThePlatform = (code: string) => platformAddresses.has(code)

/** The address of a logo changes with it. */
export const logoAddress = (id: number, key: string | null) =>
  key && `application/logo/${id}?version=${key.split('/').at(-1)?.slice(0, 8)}`
