import { partition } from '#kernel/shared/partition.ts'
import { isNamedElsewhere } from '#platform/documents/documents.elements.ts'
import type { MenuElement, Module } from '#platform/rights/menu.model.ts'

/** Where something stands in the menu: its application's module, and the elements from the root down to it. */
export type PlaceInMenu = { module: Module; trail: readonly MenuElement[] }

const withoutSlash = (address: string) => (address.length > 1 ? address.replace(/\/$/, '') : address).toLowerCase()

const isWithin = (routePath: string, address: string) => {
  const [base, asked] = [withoutSlash(routePath), withoutSlash(address)]
  return asked === base || asked.startsWith(`${base}/`)
}

function trailsOf(element: MenuElement, above: readonly MenuElement[] = []): MenuElement[][] {
  const trail = [...above, element]
  return [trail, ...element.children.flatMap(child => trailsOf(child, trail))]
}

const placesOf = (modules: readonly Module[]): PlaceInMenu[] =>
  modules.flatMap(module => trailsOf(module.root).map(trail => ({ module, trail })))

export const elementOf = ({ trail }: PlaceInMenu) => trail.at(-1) as MenuElement

export const placeOfElement = (modules: readonly Module[], path: string) =>
  placesOf(modules).find(place => elementOf(place).path === path)

/** The deepest element that the address belongs to. */
export const placeOfAddress = (modules: readonly Module[], address: string) =>
  placesOf(modules)
    .filter(place => isWithin(elementOf(place).routePath, address))
    .sort((one, other) => elementOf(other).routePath.length - elementOf(one).routePath.length)
    .at(0)

/** The element whose own address this is. */
export const placeAtAddress = (modules: readonly Module[], address: string) =>
  placesOf(modules).find(place => withoutSlash(elementOf(place).routePath) === withoutSlash(address))

/** What a phone shows: the elements made for it, and what leads to them. */
export function onPhone(modules: readonly Module[]): Module[] {
  return modules.flatMap(module => {
    const root = forPhone(module.root)
    return root ? [{ ...module, root }] : []
  })
}

function forPhone(element: MenuElement): MenuElement | undefined {
  const children = element.children.flatMap(child => forPhone(child) ?? [])
  if (children.length === 0 && (element.kind === 'MODULE' || !element.availableOnMobile)) return undefined
  return { ...element, children }
}

/** What stands below an element: what works, each page once, and what is still to come. */
export function byState({ children }: Pick<MenuElement, 'children'>) {
  const [planned, built] = partition(children, child => Boolean(child.planned))
  const addresses = built.map(({ routePath }) => routePath)
  return { built: built.filter(({ routePath }) => !isNamedElsewhere(routePath, addresses)), planned }
}

/** Names, among what is unfolded, the fold of what is still to come below an element. */
export const plannedFold = ({ path }: MenuElement) => `${path}/#planned`

/** What is still to come below an element is folded, unless there is nothing else. */
export function plannedApart(element: Pick<MenuElement, 'children'>) {
  const { built, planned } = byState(element)
  return built.length > 0 ? { shown: built, folded: planned } : { shown: planned, folded: [] }
}

/** Where a click on an element leads: to it, or to the first page below it that the person may open, built ones first. */
export function firstOpen(element: MenuElement): MenuElement | undefined {
  if (element.level > 0) return element
  const { built, planned } = byState(element)
  for (const child of [...built, ...planned]) {
    const open = firstOpen(child)
    if (open) return open
  }
  return undefined
}

export const longestName = 25

/** A name of the menu is cut at 25 characters; its tooltip then says it whole. */
export const cutName = (name: string) =>
  name.length > longestName ? `${name.slice(0, longestName - 1).trimEnd()}…` : name

export const capitalise = (name: string) => name.charAt(0).toLocaleUpperCase() + name.slice(1)
