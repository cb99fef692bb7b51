import { useEffect, useRef, useState } from 'react'
import { changeTogether } from '#kernel/web/api.ts'
import { type Outcome, oneByOne } from './one-by-one.ts'

export type Phase = 'asked' | 'working' | 'told'

/** Does something to each of several, says how far it is, and can be stopped. Who leaves stops it. */
export function useOneByOne<Item, Answer>(act: (item: Item) => Promise<Answer>) {
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
    return changeTogether(async () => {
      const all = await oneByOne(items, { act, onStep: setOutcomes, isStopped: () => isStopped.current })
      setPhase('told')
      return all
    })
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
