import pLimit from 'p-limit'
import { useRef, useState } from 'react'
import { ApiError } from '#kernel/web/api-error.ts'
import { beginSaving } from '#kernel/web/savings.ts'
import type { ToHire } from '../contracts-place.model.ts'
import { createContract, makeDocument, type Take, type Written } from './make-contract.ts'
import type { TypedContract } from './typed-contract.ts'

/** Contracts on their way at once: each waits for its document most of the time. */
const atOnce = 3

const take: Take = (_step, work) => work()

/**
 * Makes out the same contract for many people, each by the steps of one alone. Whoever is refused is told with why, and
 * the others go on; stopped or refused, each is taken up where it stands: nobody gets two.
 */
export function useMakeMany(people: readonly ToHire[], writesPay: boolean) {
  const [done, setDone] = useState<ReadonlySet<string>>(new Set())
  const [refused, setRefused] = useState<ReadonlyMap<string, string>>(new Map())
  const [isRunning, setIsRunning] = useState(false)
  const written = useRef(new Map<string, Written>())
  const stopped = useRef(false)

  const makeOne = async (id: string, typed: TypedContract) => {
    const known = written.current.get(id) ?? (await createContract(id, typed, writesPay))
    written.current.set(id, known)
    await makeDocument(known, take, next => written.current.set(id, next))
  }

  const start = async (typed: TypedContract) => {
    stopped.current = false
    setIsRunning(true)
    setRefused(new Map())
    const saving = beginSaving()
    const turns = pLimit(atOnce)
    const waiting = people.filter(({ id }) => !done.has(id))
    await Promise.all(
      waiting.map(({ id }) =>
        turns(async () => {
          if (stopped.current) return
          try {
            await makeOne(id, typed)
            setDone(former => new Set(former).add(id))
          } catch (failure) {
            setRefused(former => new Map(former).set(id, failure instanceof ApiError ? told(failure) : String(failure)))
          }
        }),
      ),
    )
    saving.end()
    setIsRunning(false)
  }
  const stop = () => {
    stopped.current = true
  }
  return { start, stop, done, refused, isRunning }
}

export type Making = ReturnType<typeof useMakeMany>

/** Every sentence of a refusal: each rule that stands in the way. */
const told = ({ message, fields }: ApiError) =>
  fields && fields.length > 1 ? [...new Set(fields.map(field => field.message))].join(' ') : message
