import type { Language } from '#kernel/shared/names.ts'
import type { ElementCatalogue } from '#platform/applications/applications.server.ts'
import type { MatrixElement } from '../right.model.ts'

/** Every living element, each before what stands below it; what belongs to no application comes last, as in the menu. */
export function matrixElements(catalogue: ElementCatalogue, language: Language): MatrixElement[] {
  const children = Map.groupBy(catalogue.elements(), element => element.parentId)
  const withBelow = (parentId: number | null): MatrixElement[] =>
    (children.get(parentId) ?? [])
      .toSorted((one, other) => Number(one.applicationId === null) - Number(other.applicationId === null))
      .flatMap(({ id, applicationId, kind, path, name }) => [
        { id, parentId, applicationId, kind, path, name: name[language] },
        ...withBelow(id),
      ])
  return withBelow(null)
}
