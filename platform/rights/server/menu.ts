import { logoAddress } from '#platform/applications/application.model.ts'
import type { CatalogueElement, ElementCatalogue } from '#platform/applications/applications.server.ts'
import type { Level } from '#kernel/shared/access.ts'
import type { Language } from '#kernel/shared/names.ts'
import type { MenuElement, Module } from '../menu.model.ts'

type Levels = ReadonlyMap<string, Level>

/** The platform's own part of the menu (directory), which belongs to no application. */
const platformModule = { id: null, code: 'platform', colour: '#5B675F', logo: null }

/**
 * What a person's menu shows: an element appears if it or something below it is open to him, so that a page lent to
 * him alone can be reached; what he may not open himself only unfolds.
 */
export function menuOf(catalogue: ElementCatalogue, levels: Levels, language: Language): Module[] {
  const children = Map.groupBy(catalogue.elements(), element => element.parentId)
  const tree = (element: CatalogueElement): MenuElement[] => {
    if (element.kind !== 'MODULE' && element.kind !== 'PAGE') return []
    const below = (children.get(element.id) ?? []).flatMap(tree)
    const level = levels.get(element.path) ?? 0
    if (level === 0 && below.length === 0) return []
    const { id, path, routePath, kind, availableOnMobile } = element
    return [
      {
        id,
        path,
        routePath,
        kind,
        name: element.name[language],
        level,
        readOnly: level === 1,
        availableOnMobile,
        planned: element.planned || (below.length > 0 && below.every(({ planned }) => planned)),
        children: below,
      },
    ]
  }
  const roots = (children.get(null) ?? []).flatMap(root => tree(root).map(menu => ({ root, menu })))
  const platformLast = roots.toSorted(
    (one, other) => Number(one.root.applicationId === null) - Number(other.root.applicationId === null),
  )
  const known = new Map(catalogue.applications().map(application => [application.id, application]))
  return platformLast.flatMap(({ root, menu }): Module[] => {
    if (root.applicationId === null) return [{ ...platformModule, name: menu.name, root: menu }]
    const application = known.get(root.applicationId)
    if (!application) return []
    return [
      {
        id: application.id,
        code: application.code,
        name: application.name[language],
        colour: application.colour,
        logo: logoAddress(application.id, application.logoKey),
        root: menu,
      },
    ]
  })
}

/** Levels on actions and groups of fields, by `path#code`. */
export const fineRightsOf = (catalogue: ElementCatalogue, levels: Levels): Record<string, number> =>
  Object.fromEntries(
    catalogue
      .elements()
      .filter(element => element.kind === 'ACTION' || element.kind === 'FIELDS')
      .flatMap(element => {
        const level = levels.get(element.path) ?? 0
        return level > 0 ? [[element.path, level]] : []
      }),
  )
