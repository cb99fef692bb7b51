import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { AnswerOf, Call, SentTo } from '#kernel/shared/call.ts'
import { raiseAlert } from './alerts.ts'
import { forgetAnswers } from './answers.ts'
import type { ApiError } from './api-error.ts'
import { type CallOptions, fetchCall } from './fetch-call.ts'

export type UseSendOptions<C extends Call> = {
  /** Calls whose cached answers this one makes wrong. */
  invalidates?: readonly Call[]
  onDone?: (answer: AnswerOf<C>, input: SentTo<C>) => unknown
  staysOnPage?: boolean
}

type Sent<C extends Call> = { input: SentTo<C>; files?: CallOptions['files'] }

/**
 * A call that changes something. `send` rejects with ApiError (a form awaits it and shows it);
 * `start` is for a button: it returns at once and a failure is shown as an alert.
 */
export function useSend<C extends Call>(call: C, { invalidates = [], onDone, staysOnPage }: UseSendOptions<C> = {}) {
  const client = useQueryClient()
  const { mutateAsync, isPending, error, reset } = useMutation<AnswerOf<C>, ApiError, Sent<C>>({
    mutationFn: ({ input, files }) =>
      fetchCall(call, input, { ...(files && { files }), ...(staysOnPage && { staysOnPage }) }),
    onSuccess: async (answer, { input }) => {
      await forgetAnswers(client, invalidates)
      await onDone?.(answer, input)
    },
  })
  const send = (input: SentTo<C>, files?: CallOptions['files']) => mutateAsync({ input, ...(files && { files }) })
  const start = (input: SentTo<C>, files?: CallOptions['files']) => {
    send(input, files).catch((failure: ApiError) => raiseAlert({ kind: 'error', text: failure.message }))
  }
  return { send, start, isSending: isPending, error, reset }
}
