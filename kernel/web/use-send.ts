import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import type { AnswerOf, Call, SentTo } from '#kernel/shared/call.ts'
import { raiseAlert } from './alerts.ts'
import type { ApiError } from './api-error.ts'
import { type CallOptions, fetchCall } from './fetch-call.ts'
import { beginSaving } from './savings.ts'

export type UseSendOptions<C extends Call> = {
  onDone?: (answer: AnswerOf<C>, input: SentTo<C>) => unknown
  staysOnPage?: boolean
  /** What nobody waits for: the person may leave at once. */
  isAside?: boolean
}

type Sent<C extends Call> = { input: SentTo<C>; files?: CallOptions['files'] }
type OnItsWay<C extends Call> = { sent: Sent<C>; answer: Promise<AnswerOf<C>> }

/**
 * A call that changes something. `send` rejects with ApiError (a form awaits it and shows it);
 * `start` is for a button: it returns at once and a failure is shown as an alert. What is sent again while the same is
 * still on its way, as by a double click, is sent once. The dialog that it is sent from stays until it is answered.
 */
export function useSend<C extends Call>(call: C, { onDone, staysOnPage, isAside }: UseSendOptions<C> = {}) {
  const last = useRef<OnItsWay<C>>(undefined)
  const { mutateAsync, isPending, error, reset } = useMutation<AnswerOf<C>, ApiError, Sent<C>>({
    mutationFn: ({ input, files }) =>
      fetchCall(call, input, {
        ...(files && { files }),
        ...(staysOnPage && { staysOnPage }),
        ...(isAside && { isAside }),
      }),
    onSuccess: (answer, { input }) => onDone?.(answer, input),
  })
  const make = async (sent: Sent<C>) => {
    const saving = isAside ? undefined : beginSaving()
    try {
      const answer = await mutateAsync(sent)
      saving?.end()
      return answer
    } catch (failure) {
      saving?.end(failure)
      throw failure
    }
  }
  const send = (input: SentTo<C>, files?: CallOptions['files']) => {
    const sent = { input, ...(files && { files }) }
    if (last.current && isSame(last.current.sent, sent)) return last.current.answer
    const onItsWay = { sent, answer: make(sent) }
    const forget = () => {
      if (last.current === onItsWay) last.current = undefined
    }
    last.current = onItsWay
    onItsWay.answer.then(forget, forget)
    return onItsWay.answer
  }
  const start = (input: SentTo<C>, files?: CallOptions['files']) => {
    send(input, files).catch((failure: ApiError) => raiseAlert({ kind: 'error', text: failure.message }))
  }
  return { send, start, isSending: isPending, error, reset }
}

type Compared = { input: unknown; files?: CallOptions['files'] }

/** Files are the same when they are the very ones that were chosen. */
function isSame(one: Compared, other: Compared) {
  const [mine, yours] = [filesOf(one), filesOf(other)]
  return (
    JSON.stringify(one.input) === JSON.stringify(other.input) &&
    mine.length === yours.length &&
    mine.every((file, index) => file === yours[index])
  )
}

const filesOf = ({ files = {} }: Compared) => Object.entries(files).flat(2)
