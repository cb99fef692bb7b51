import { Refusal } from '#kernel/server/errors.ts'
import type { Keys } from '#kernel/server/secrets.ts'

const minutesOfHandle = 60

const placeOf = (clientId: string) => `rh.dpae session ${clientId}`

type Held = { accountId: string; endsAt: Temporal.Instant }

/** What a browser is given instead of the organism's token, which never leaves the server. */
export function handleOf(keys: Pick<Keys, 'seal'>, clientId: string, accountId: string, now: Temporal.Instant) {
  const endsAt = now.add({ minutes: minutesOfHandle })
  const token = keys.seal(placeOf(clientId), `${accountId} ${endsAt.toString()}`).toString('base64url')
  return { token, expiresAt: endsAt.toString() }
}

/** The account that a handle was given for. @throws Refusal 409 DPAE_SESSION_ENDED */
export function accountOfHandle(keys: Pick<Keys, 'open'>, clientId: string, token: string, now: Temporal.Instant) {
  const held = openHandle(keys, clientId, token)
  if (!held || Temporal.Instant.compare(now, held.endsAt) >= 0)
    throw new Refusal(409, 'DPAE_SESSION_ENDED', 'rh.dpae.session-ended')
  return held.accountId
}

function openHandle(keys: Pick<Keys, 'open'>, clientId: string, token: string): Held | null {
  try {
    const [accountId = '', endsAt = ''] = keys.open(placeOf(clientId), Buffer.from(token, 'base64url')).split(' ')
    return { accountId, endsAt: Temporal.Instant.from(endsAt) }
  } catch {
    return null
  }
}
