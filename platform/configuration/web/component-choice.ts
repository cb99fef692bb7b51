import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { isLeaving } from '#kernel/web/navigation.ts'
import type { DelegatedApplication } from '#platform/delegation/delegation.model.ts'

type Changes = Partial<Record<'application' | 'component' | 'search', string | null>>

/** What is looked at, kept in the address: the application, the words sought, the component in the sheet. */
export function useComponentChoice() {
  const [address, setAddress] = useSearchParams()
  const latest = useRef(address)
  useEffect(() => {
    latest.current = address
  }, [address])
  /** A search that waited must not undo what was opened meanwhile. */
  const change = (changes: Changes) => {
    if (isLeaving()) return
    const next = new URLSearchParams(latest.current)
    for (const [name, value] of Object.entries(changes)) {
      if (value) next.set(name, value)
      else next.delete(name)
    }
    latest.current = next
    setAddress(next, { replace: true, preventScrollReset: true })
  }
  return {
    applicationId: Number(address.get('application')) || null,
    componentId: Number(address.get('component')) || null,
    search: address.get('search') ?? '',
    change,
  }
}

export const componentsIn = (applications: readonly DelegatedApplication[]) =>
  applications.flatMap(({ elements }) => elements.flatMap(({ components }) => components))

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

type Asked = { applicationId: number | null; search: string }

/** Applications with the components whose name, or whose element's, holds the words; an empty branch is left out. */
export function componentsFound(
  applications: readonly DelegatedApplication[],
  { applicationId, search }: Asked,
): DelegatedApplication[] {
  const words = plain(search)
  const holds = (name: string) => plain(name).includes(words)
  return applications
    .filter(application => applicationId === null || application.applicationId === applicationId)
    .map(application => ({
      ...application,
      elements: application.elements
        .map(element => ({
          ...element,
          components: element.components.filter(({ name }) => holds(name) || holds(element.name)),
        }))
        .filter(({ components }) => components.length > 0),
    }))
    .filter(({ elements }) => elements.length > 0)
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
