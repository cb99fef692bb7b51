import type { Keys } from '#kernel/server/secrets.ts'

type Place = { clientId: string; employeeId: string }

/** Where a sealed account belongs: moved to another row or client, it does not open. */
const placeOf = ({ clientId, employeeId }: Place) => `rh.employee/${clientId}/${employeeId}/iban`

/** Finds an equal account without opening any. */
export const ibanHash = (keys: Pick<Keys, 'fingerprint'>, clientId: string, iban: string) =>
  keys.fingerprint(`iban ${clientId}`, iban)

/** The columns of a bank account, given without blanks; of none, empty ones. */
export const ibanColumns = (keys: Pick<Keys, 'seal' | 'fingerprint'>, place: Place, iban: string | null) =>
  iban
    ? {
        ibanEncrypted: keys.seal(placeOf(place), iban),
        ibanHash: ibanHash(keys, place.clientId, iban),
      }
    : { ibanEncrypted: null, ibanHash: null }

export const openIban = (keys: Pick<Keys, 'open'>, place: Place, sealed: Uint8Array) =>
  keys.open(placeOf(place), sealed)
