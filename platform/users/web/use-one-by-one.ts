import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { Call } from '#kernel/shared/call.ts'
import { forgetAnswers } from '#kernel/web/api.ts'
import { type Outcome, oneByOne } from './one-by-one.ts'

export type Phase = 'asked' | 'working' | 'told'

/** Does something to each of several, says how far it is, and can be stopped. Who leaves stops it. */
export function useOneByOne<Item, Answer>(act: (item: Item) => Promise<Answer>, invalidates: readonly Call[]) {
  const cache = useQueryClient()
  const isStopped = useRef(false)
  const [phase, setPhase] = useState<Phase>('asked')
  const [outcomes, setOutcomes] = useState<readonly Outcome<Item, Answer>[]>([])
  useEffect(
    () => () => {
      isStopped.current = true
    },
    [],
  )

  const start = async (items: readonly Item[]) => {
    isStopped.current = false
    setOutcomes([])
    setPhase('working')
    const all = await oneByOne(items, { act, onStep: setOutcomes, isStopped: () => isStopped.current })
    setPhase('told')
    await forgetAnswers(cache, invalidates)
    return all
  }
  const stop = () => {
    isStopped.current = true
  }
  const again = () => {
    setOutcomes([])
    setPhase('asked')
  }
  return { phase, outcomes, start, stop, again }
}
