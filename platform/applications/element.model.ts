import { z } from 'zod'
import { elementPath } from '#kernel/shared/application.ts'
import { NamesInFour } from './name.model.ts'

export const elementKinds = ['MODULE', 'PAGE', 'ACTION', 'FIELDS'] as const
export type ElementKind = (typeof elementKinds)[number]

/** Modules and pages stand in the menu; actions and groups of fields only in rights. */
export const isInMenu = ({ kind }: { kind: ElementKind }) => kind === 'MODULE' || kind === 'PAGE'

/** An element as the catalogue keeps it; the capitals are the brief's. */
export const Element = z.object({
  id: z.int(),
  /** In the language of the request. */
  name: z.string(),
  names: NamesInFour,
  parentId: z.int32().nullable(),
  /** By which rights and calls name it. */
  path: z.string(),
  routePath: z.string(),
  kind: z.enum(elementKinds),
  code: z.string().nullable(),
  ApplicationId: z.int32().nullable(),
  /** Its depth in the tree: the root of an application is at 1. */
  ElementLevelId: z.int(),
  elementLevel: z.int(),
  availableOnMobile: z.boolean(),
  /** Declared in code, whose calls name it: its path and its kind stay. */
  declared: z.boolean(),
  archived: z.boolean(),
  version: z.int32(),
})
export type Element = z.output<typeof Element>

export const ElementBranch = Element.extend({
  get children() {
    return z.array(ElementBranch)
  },
})
export type ElementBranch = z.output<typeof ElementBranch>

/** An address of the menu: words, without parameters. The leading slash may be left out. */
export const RoutePath = z
  .string()
  .trim()
  .max(200)
  .regex(/^\/?[A-Za-z0-9_-]+(\/[A-Za-z0-9_-]+)*$/, 'applications.element.address-form')

export const addressOfElement = (routePath: string) => `/${routePath.replace(/^\//, '')}`

/** What an action or a group of fields adds to the path of its page. */
export const ElementCode = z
  .string()
  .trim()
  .max(60)
  .regex(/^[A-Za-z0-9_-]+$/, 'applications.element.code-form')

export const pathOfElement = (routePath: string, code: string | null) =>
  elementPath({ routePath, ...(code !== null && { code }) })

/** A browser takes addresses that differ by their capitals for one. */
export const isWithin = (root: string, routePath: string) =>
  routePath.toLowerCase().startsWith(`${root.toLowerCase()}/`)
