import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import type { LabelModules } from '#kernel/shared/labels.ts'
import { loadLabels } from './i18n.ts'

/** A part of the screen that another room brings: fetched, with its texts, when it is first shown. */
export type BroughtPart<Props = object> = {
  labels?: readonly LabelModules[]
  load: () => Promise<ComponentType<Props>>
}

const drawn = new WeakMap<object, ComponentType>()

/** The same component each time, so that React keeps what it has drawn; it suspends until it is there. */
export function componentOf<Props extends object>(part: BroughtPart<Props>): ComponentType<Props> {
  const known = drawn.get(part) as ComponentType<Props> | undefined
  if (known) return known
  const component = lazy(async () => {
    const [Component] = await Promise.all([part.load(), loadLabels(part.labels ?? [])])
    return { default: Component }
  }) as unknown as ComponentType<Props>
  drawn.set(part, component as ComponentType)
  return component
}

type Props = { part: BroughtPart; fallback?: ReactNode }

/** A part beside the page: while it is fetched its place is kept, and one that does not come leaves the page standing. */
export function Brought({ part, fallback = null }: Props) {
  const Part = componentOf(part)
  return (
    <AbsentWhenBroken>
      <Suspense fallback={fallback}>
        <Part />
      </Suspense>
    </AbsentWhenBroken>
  )
}

class AbsentWhenBroken extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override render() {
    return this.state.isBroken ? null : this.props.children
  }
}
