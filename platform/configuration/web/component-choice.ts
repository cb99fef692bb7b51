import { plainText } from '#kernel/shared/plain-text.ts'
import { useAddress } from '#kernel/web/use-address.ts'
import type { DelegatedApplication, HeldComponent } from '#platform/delegation/delegation.model.ts'

/** What is looked at, kept in the address: the application, the words sought, the component in the sheet. */
export function useComponentChoice() {
  const { of, change } = useAddress<'application' | 'component' | 'search'>()
  return {
    applicationId: Number(of('application')) || null,
    componentId: Number(of('component')) || null,
    search: of('search') ?? '',
    change,
  }
}

export const componentsIn = (applications: readonly DelegatedApplication[]) =>
  applications.flatMap(({ elements }) => elements.flatMap(({ components }) => components))

/** Applications with the components that are meant; an empty branch is left out. */
export const componentsWhere = (
  applications: readonly DelegatedApplication[],
  isMeant: (component: HeldComponent, elementName: string) => boolean,
): DelegatedApplication[] =>
  applications
    .map(application => ({
      ...application,
      elements: application.elements
        .map(element => ({
          ...element,
          components: element.components.filter(component => isMeant(component, element.name)),
        }))
        .filter(({ components }) => components.length > 0),
    }))
    .filter(({ elements }) => elements.length > 0)

type Asked = { applicationId: number | null; search: string }

/** Applications with the components whose name, or whose element's, holds the words; an empty branch is left out. */
export function componentsFound(
  applications: readonly DelegatedApplication[],
  { applicationId, search }: Asked,
): DelegatedApplication[] {
  const words = plainText(search)
  const holds = (name: string) => plainText(name).includes(words)
  return componentsWhere(
    applications.filter(application => applicationId === null || application.applicationId === applicationId),
    ({ name }, elementName) => holds(name) || holds(elementName),
  )
}

/** A component with where it stands. */
export function placeOfComponent(applications: readonly DelegatedApplication[], componentId: number | null) {
  for (const application of applications)
    for (const element of application.elements) {
      const component = element.components.find(({ id }) => id === componentId)
      if (component) return { application, element, component }
    }
  return undefined
}

export type PlacedComponent = NonNullable<ReturnType<typeof placeOfComponent>>
