import type { Language } from '#kernel/shared/names.ts'
import { type ApplicationTree, type ElementNode, logoAddress } from '../application.model.ts'
import type { CatalogueElement, ElementCatalogue } from './element-catalogue.ts'

/** The applications in the order of the menu, each with its elements below the root. */
export function applicationTrees(catalogue: ElementCatalogue, language: Language): ApplicationTree[] {
  const below = Map.groupBy(catalogue.elements(), element => element.parentId)
  const children = (id: number): ElementNode[] => (below.get(id) ?? []).map(node)
  const node = ({ id, name, path, routePath, kind, availableOnMobile }: CatalogueElement): ElementNode => ({
    id,
    name: name[language],
    path,
    routePath,
    kind,
    availableOnMobile,
    children: children(id),
  })
  const roots = new Map((below.get(null) ?? []).map(root => [root.applicationId, root]))
  return catalogue.applications().map(({ id, code, name, colour, logoKey, version }) => {
    const root = roots.get(id)
    return {
      id,
      code,
      name: name[language],
      names: name,
      logo: logoAddress(id, logoKey),
      colour,
      version,
      children: root ? children(root.id) : [],
    }
  })
}
