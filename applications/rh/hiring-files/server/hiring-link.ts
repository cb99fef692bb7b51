import type { Visit } from '#kernel/server/answers.ts'
import { digestOfCode, digestOfKey, keyOfLink, sixDigitsOf } from '#kernel/server/key-of-link.ts'
import type { Keys } from '#kernel/server/secrets.ts'

const purpose = 'hiring file'

/** 256 bits, computed from the file and the server's key: neither a row nor a queue has to keep it. */
export const tokenOf = (keys: Keys, hiringFileId: string) => keyOfLink(keys, purpose, hiringFileId)

export const codeOf = (keys: Keys, codeId: string) => sixDigitsOf(keys, purpose, codeId)

export const digestOf = (keys: Keys, token: string, code: string) => digestOfCode(keys, purpose, { token, code })

/** Days in which a device opens the file that it has opened once. */
const daysOfDevice = 30

/** One for each file, so that two people of one telephone have each their own. */
const cookieOf = (token: string) => `__Host-dossier-${digestOfKey(token).toString('hex').slice(0, 16)}`

/** What the device shows that it once opened the file of this link; of none where it shows nothing. */
export const deviceOf = (visit: Visit, token: string) => digestOfKey(visit.cookie(cookieOf(token)) ?? '')

/** Leaves the mark of a device that has opened the file of this link. */
export function markDevice(visit: Visit, token: string, { device, now }: { device: string; now: Temporal.Instant }) {
  const end = now.add({ hours: daysOfDevice * 24 })
  visit.setCookie(cookieOf(token), device, { expires: new Date(end.epochMilliseconds), sameSite: 'strict' })
}
