import type { Names } from './names.ts'

/** MODULE and PAGE stand in the menu; ACTION (not, or yes) and FIELDS (hidden, visible, editable) only in rights. */
export type ElementKind = 'MODULE' | 'PAGE' | 'ACTION' | 'FIELDS'

/**
 * One node of an application's tree, on which a right can be given.
 * `routePath` is the page's address (`/RH/gestion_du_personnel`); an ACTION or FIELDS has a `code` instead.
 */
export type ElementDeclaration = {
  kind: ElementKind
  routePath: string
  code?: string
  name: Names
  availableOnMobile?: boolean
  /** What people will find there, for a page that is not built yet. */
  plan?: Names
  children?: readonly ElementDeclaration[]
}

/** One business application, read by both sides. Ids 1 to 8 are the brief's. */
export type Application = {
  id: number
  code: string
  name: Names
  /** `#RRGGBB`, at least 4.5:1 on white. */
  colour: string
  root: ElementDeclaration
}

/**
 * The path that rights and calls use: the address without leading slash and parameters, its first word in lower
 * case for /RH; `#code` follows for an action or a group of fields.
 */
export const elementPath = (element: Pick<ElementDeclaration, 'routePath' | 'code'>) => {
  const words = element.routePath
    .split('/')
    .filter(word => word !== '' && !word.startsWith(':'))
    .map((word, index) => (index === 0 ? word.toLowerCase() : word))
  return words.join('/') + (element.code ? `#${element.code}` : '')
}
