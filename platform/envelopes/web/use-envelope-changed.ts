import { useQueryClient } from '@tanstack/react-query'
import { forgetAnswers } from '#kernel/web/api.ts'
import { useReconnected, useSignal } from '#kernel/web/live.ts'
import { envelopesCalls } from '../envelopes.calls.ts'
import { envelopeChanged } from '../envelopes.signals.ts'

/** What is shown of envelopes is asked again when one of them has moved, or may have while the line was cut. */
export function useEnvelopeChanged() {
  const cache = useQueryClient()
  const { getEnvelope, getEnvelopes, getEnvelopeTabs } = envelopesCalls
  const askAgain = () => void forgetAnswers(cache, [getEnvelope, getEnvelopes, getEnvelopeTabs])
  useSignal(envelopeChanged, askAgain)
  useReconnected(askAgain)
}
