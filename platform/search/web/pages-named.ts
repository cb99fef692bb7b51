import { plainText } from '#kernel/shared/plain-text.ts'
import type { MenuElement, Module } from '#platform/rights/menu.model.ts'
import { type Found, mostFound } from '../search.model.ts'
import { piecesOf } from './plain-words.ts'

/**
 * Pages of the menu in whose name every word stands; those that begin with the words come first, then those of which a
 * word does; what is still to come stands last.
 */
export function pagesNamed(modules: readonly Module[], words: string): Found[] {
  const sought = plainText(words)
  const pieces = piecesOf(words)
  return modules
    .flatMap(({ name, root }) => openPages(root).map(page => ({ name, ...page })))
    .map(page => ({ ...page, title: page.trail.at(-1) ?? '', said: plainText([page.name, ...page.trail].join(' ')) }))
    .filter(({ said }) => pieces.every(piece => said.includes(piece)))
    .toSorted(
      (one, other) =>
        Number(one.planned) - Number(other.planned) || rank(one.title, sought) - rank(other.title, sought),
    )
    .slice(0, mostFound)
    .map(({ path, title, name, trail, routePath }) => ({
      id: path,
      title,
      detail: [...new Set([name, ...trail.slice(0, -1)])].filter(word => word !== title).join(' › ') || null,
      address: routePath,
    }))
}

function rank(title: string, sought: string) {
  const said = plainText(title)
  if (said.startsWith(sought)) return 0
  if (said.split(/[\s'’-]+/).some(word => word.startsWith(sought))) return 1
  return said.includes(sought) ? 2 : 3
}

type OpenPage = { path: string; routePath: string; planned: boolean; trail: readonly string[] }

function openPages(element: MenuElement, above: readonly string[] = []): OpenPage[] {
  const trail = [...above, element.name]
  const { path, routePath, planned } = element
  const own = element.level > 0 ? [{ path, routePath, planned, trail }] : []
  return [...own, ...element.children.flatMap(child => openPages(child, trail))]
}
