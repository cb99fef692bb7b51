import { type ComponentType, type ReactNode, useEffect, useReducer, useState } from 'react'
import type { LabelModules } from '#kernel/shared/labels.ts'
import { isCutOff } from './connection.ts'
import { noteFailure } from './failures.ts'
import { loadLabels } from './i18n.ts'
import { MissingPart, type MissingProps } from './kit/missing-part.tsx'
import { type PartNotLoaded, partNotLoadedHere } from './part-not-loaded.ts'

type Loading<Props> = () => Promise<ComponentType<Props>>
type Options = {
  labels?: readonly LabelModules[]
  /** Keeps the place while the part is fetched. */
  fallback?: ReactNode
  /** Stands in its place when it could not be fetched; by default a sentence and a button that tries again. */
  missing?: ComponentType<MissingProps>
}
export type Later<Props> = ComponentType<Props> & {
  /** Fetches it before it is shown: it is then drawn at once. */
  fetch(): Promise<unknown>
}

type Fetching<Props> = { part?: ComponentType<Props>; failure?: PartNotLoaded; end: Promise<void> }

/**
 * A component that is fetched, with its texts, when it is first shown. It does not suspend: what was suspended React
 * draws no sooner than 300 ms after the last fallback anywhere on the page, however soon it came.
 */
export function later<Props extends object>(
  load: Loading<Props>,
  { labels = [], fallback = null, missing: Missing = MissingPart }: Options = {},
): Later<Props> {
  let shared: Fetching<Props> | undefined
  const fetchOnce = () => (shared ??= fetchPart(load, labels, forget))
  /** What was tried in vain is tried again by who asks next. */
  const forget = () => {
    shared = undefined
  }
  const Shown = (props: Props) => {
    const [{ part: Part, failure, end }, follow] = useState(fetchOnce)
    const [, draw] = useReducer((times: number) => times + 1, 0)
    useEffect(() => {
      if (failure) noteFailure(failure)
      if (Part || failure) return undefined
      let isShown = true
      void end.then(() => isShown && draw())
      return () => {
        isShown = false
      }
    }, [Part, failure, end])
    if (failure) return <Missing wasCutOff={failure.wasCutOff} onRetry={() => follow(fetchOnce())} />
    return Part ? <Part {...props} /> : fallback
  }
  return Object.assign(Shown, { fetch: () => fetchOnce().end })
}

function fetchPart<Props>(load: Loading<Props>, labels: readonly LabelModules[], forget: () => void): Fetching<Props> {
  const fetching: Fetching<Props> = { end: Promise.resolve() }
  const fetchBoth = async () => {
    const beganCutOff = isCutOff()
    try {
      const [part] = await Promise.all([load(), loadLabels(labels)])
      fetching.part = part
    } catch (cause) {
      fetching.failure = partNotLoadedHere(cause, beganCutOff || isCutOff())
      forget()
    }
  }
  fetching.end = fetchBoth()
  return fetching
}
