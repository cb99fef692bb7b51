import type { Language } from '#kernel/shared/names.ts'
import type { ElementCatalogue } from '#platform/applications/applications.server.ts'

type OnElement = { elementId: number }
type Told<Item> = {
  applicationId: number
  name: string
  elements: { id: number; name: string; path: string; components: Item[] }[]
}

/** Components under their element and application, in the order of the tree; what has none is left out. */
export function componentsInTree<Item extends OnElement>(
  catalogue: ElementCatalogue,
  components: readonly Item[],
  language: Language,
): Told<Item>[] {
  const byElement = Map.groupBy(components, ({ elementId }) => elementId)
  const elements = catalogue.elements().filter(({ id }) => byElement.has(id))
  return catalogue.applications().flatMap(({ id, name }) => {
    const own = elements.filter(({ applicationId }) => applicationId === id)
    if (own.length === 0) return []
    const told = own.map(element => ({
      id: element.id,
      name: element.name[language],
      path: element.path,
      components: byElement.get(element.id) ?? [],
    }))
    return [{ applicationId: id, name: name[language], elements: told }]
  })
}
