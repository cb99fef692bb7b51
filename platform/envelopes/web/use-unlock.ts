import { z } from 'zod'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useSession } from '#kernel/web/session.ts'
import { esignConfigCalls } from '#platform/esign/esign-config.calls.ts'
import { envelopesCalls } from '../envelopes.calls.ts'

/** Typed where the session is locked. */
export const passwordWhere = (isUnlocked: boolean) => {
  const password = z.string().min(1).max(1024)
  return isUnlocked ? password.optional() : password
}

/** Whether the session signs and sends now, and the way to have it do so. */
export function useUnlock() {
  const { client } = useSession()
  const { data } = useCall(envelopesCalls.getEnvelopeTabs, {}, { staysOnPage: true })
  const { send } = useSend(esignConfigCalls.unlockEsign, { staysOnPage: true })
  const isUnlocked = data?.unlockedUntil != null && Date.parse(data.unlockedUntil) > Date.now()
  const unlock = async (password = '') => {
    if (!isUnlocked) await send({ clientId: client?.id ?? '', password })
  }
  return { isUnlocked, unlock }
}
