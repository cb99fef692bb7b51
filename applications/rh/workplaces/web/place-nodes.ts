import { plainText } from '#kernel/shared/plain-text.ts'
import type { CompanyInTree, PlaceKind, SiteInTree } from '../workplace.model.ts'

/** A company or one of its places, as the tree on screen holds it. */
export type PlaceNode = {
  id: string
  kind: 'company' | PlaceKind
  name: string
  color: string | null
  headcount: number
  archivedAt: string | null
  version: number
  company: CompanyInTree
  /** Of a site alone. */
  site: SiteInTree | undefined
  parent: PlaceNode | undefined
  children: PlaceNode[]
}

export type Line = { node: PlaceNode; depth: number; hasChildren: boolean; isOpen: boolean }

export const kindBelow = { company: 'site', site: 'unit', unit: 'subunit', subunit: undefined } as const

/** `Rang 2` comes before `Rang 10`. */
const byName = new Intl.Collator('fr', { numeric: true })

const inOrder = <Named extends { name: string }>(places: readonly Named[]) =>
  places.toSorted((one, other) => byName.compare(one.name, other.name))

export function nodesOf(companies: readonly CompanyInTree[]): PlaceNode[] {
  return companies.map(company => {
    const headcount = company.sites.reduce((sum, site) => sum + site.headcount, 0)
    const { id, name, color } = company
    const root: PlaceNode = {
      id,
      kind: 'company',
      name,
      color,
      headcount,
      archivedAt: null,
      version: 0,
      company,
      site: undefined,
      parent: undefined,
      children: [],
    }
    root.children = inOrder(company.sites).map(site => {
      const ofSite = below(root, 'site', site, site)
      ofSite.children = inOrder(site.units).map(unit => {
        const ofUnit = below(ofSite, 'unit', unit)
        ofUnit.children = inOrder(unit.subunits).map(subunit => below(ofUnit, 'subunit', subunit))
        return ofUnit
      })
      return ofSite
    })
    return root
  })
}

type Told = Pick<PlaceNode, 'id' | 'name' | 'color' | 'headcount' | 'archivedAt' | 'version'>

const below = (
  parent: PlaceNode,
  kind: PlaceKind,
  { id, name, color, headcount, archivedAt, version }: Told,
  site?: SiteInTree,
): PlaceNode => ({
  id,
  kind,
  name,
  color,
  headcount,
  archivedAt,
  version,
  company: parent.company,
  site,
  parent,
  children: [],
})

export const flat = (nodes: readonly PlaceNode[]): PlaceNode[] => nodes.flatMap(node => [node, ...flat(node.children)])

export const findNode = (nodes: readonly PlaceNode[], id: string | undefined) =>
  flat(nodes).find(node => node.id === id)

/** Names from the site down to the place. */
export const pathOf = (node: PlaceNode): string[] =>
  node.parent && node.parent.kind !== 'company' ? [...pathOf(node.parent), node.name] : [node.name]

/** What is on screen: branches that are open, or everything that leads to what is sought. */
export function linesOf(
  nodes: readonly PlaceNode[],
  { open, search }: { open: ReadonlySet<string>; search: string },
): Line[] {
  const sought = plainText(search).trim()
  const lines = (node: PlaceNode, depth: number, isUnderMeant: boolean): Line[] => {
    const isShown = isUnderMeant || isMeant(node, sought)
    const isOpen = sought !== '' || open.has(node.id)
    const found = isOpen ? node.children.flatMap(child => lines(child, depth + 1, isShown)) : []
    if (sought !== '' && found.length === 0 && !isShown) return []
    const hasChildren = sought === '' ? node.children.length > 0 : found.length > 0
    return [{ node, depth, hasChildren, isOpen: isOpen && hasChildren }, ...found]
  }
  return nodes.flatMap(root => lines(root, 1, false))
}

const isMeant = ({ name, site }: PlaceNode, sought: string) =>
  [name, site?.address.city ?? ''].some(text => plainText(text).includes(sought))

/** A unit moves between the sites of its company, a subunit between its units. */
export const canMove = ({ kind, archivedAt, company }: PlaceNode) =>
  (kind === 'unit' || kind === 'subunit') && !archivedAt && company.can.edit

/** Where a place lands that is let go over another: the nearest that can hold it; undefined where nothing would change. */
export function landingOf(node: PlaceNode, over: PlaceNode): PlaceNode | undefined {
  if (!canMove(node)) return undefined
  const wanted = node.kind === 'unit' ? 'site' : 'unit'
  const holder = [over, over.parent, over.parent?.parent].find(one => one?.kind === wanted)
  if (!holder || holder.company.id !== node.company.id || holder.id === node.parent?.id) return undefined
  return holder.archivedAt || holder.parent?.archivedAt ? undefined : holder
}

/** Every place to which one may move it, in the order of the tree. */
export const landingsOf = (nodes: readonly PlaceNode[], node: PlaceNode) =>
  flat(nodes).filter(one => one.kind !== 'company' && landingOf(node, one)?.id === one.id)

const mirrored = { ArrowRight: 'ArrowLeft', ArrowLeft: 'ArrowRight' } as const

/** Where a key leads from a line; `toggle` where it opens or closes it. The way in is the way one reads. */
export function neighbourOf(lines: readonly Line[], line: Line, pressed: string, isMirrored: boolean) {
  const key = isMirrored ? ((mirrored as Record<string, string>)[pressed] ?? pressed) : pressed
  const index = lines.indexOf(line)
  if (key === 'Home') return lines[0]
  if (key === 'End') return lines.at(-1)
  if (key === 'ArrowUp') return lines[index - 1]
  if (key === 'ArrowDown') return lines[index + 1]
  if (key === 'ArrowRight' && line.hasChildren) return line.isOpen ? lines[index + 1] : 'toggle'
  if (key !== 'ArrowLeft') return undefined
  return line.isOpen ? 'toggle' : lines.find(({ node }) => node.id === line.node.parent?.id)
}
