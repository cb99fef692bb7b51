import { useQueryClient } from '@tanstack/react-query'
import { forgetAnswers, useCall } from '#kernel/web/api.ts'
import { useReconnected, useSignal } from '#kernel/web/live.ts'
import { useSession } from '#kernel/web/session.ts'
import { envelopeChanged } from '#platform/envelopes/envelopes.signals.ts'
import { toSignCalls } from '#platform/envelopes/to-sign.calls.ts'

const { countToSign } = toSignCalls

/** How many envelopes wait for the person; asked again when one of them has moved, or may have while the line was cut. */
export function useToSign(): number {
  const cache = useQueryClient()
  const { person, client } = useSession()
  const isAsked = person !== null && client !== null
  const { data } = useCall(
    countToSign,
    {},
    { enabled: isAsked, staleTime: Number.POSITIVE_INFINITY, staysOnPage: true },
  )
  const askAgain = () => void forgetAnswers(cache, [countToSign])
  useSignal(envelopeChanged, askAgain)
  useReconnected(askAgain)
  return data?.toSign ?? 0
}
