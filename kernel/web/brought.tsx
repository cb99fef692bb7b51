import { Component, type ComponentType, type ReactNode } from 'react'
import type { LabelModules } from '#kernel/shared/labels.ts'
import { AbsentPart } from './kit/missing-part.tsx'
import { type Later, later } from './later.tsx'

/** A part of the screen that another room brings: fetched, with its texts, when it is first shown. */
export type BroughtPart<Props = object> = {
  labels?: readonly LabelModules[]
  load: () => Promise<ComponentType<Props>>
}

const parts = new WeakMap<object, Later<object>>()
const tools = new WeakMap<object, Later<object>>()

/**
 * The same component each time, so that React keeps what it has drawn. One that could not be fetched says so in its
 * place, and comes once the connection is back.
 */
export function componentOf<Props extends object>(part: BroughtPart<Props>, fallback?: ReactNode): Later<Props> {
  return madeOnce(parts, part, () => later(part.load, { labels: part.labels, fallback }))
}

type Props = { part: BroughtPart; fallback?: ReactNode }

/** A part beside the page: while it is fetched its place is kept, and one that does not come leaves the page standing. */
export function Brought({ part, fallback }: Props) {
  const Tool = madeOnce(tools, part, () => later(part.load, { labels: part.labels, fallback, missing: AbsentPart }))
  return (
    <AbsentWhenBroken>
      <Tool />
    </AbsentWhenBroken>
  )
}

function madeOnce<Props extends object>(made: WeakMap<object, Later<object>>, part: object, make: () => Later<Props>) {
  const known = made.get(part) as Later<Props> | undefined
  if (known) return known
  const component = make()
  made.set(part, component as Later<object>)
  return component
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
