import type { Keys } from '#kernel/server/secrets.ts'

type Place = { clientId: string; employeeId: string }

/** Where a sealed NIR belongs: moved to another row or client, it does not open. */
const placeOf = ({ clientId, employeeId }: Place) => `rh.employee/${clientId}/${employeeId}/nir`

/** Finds an equal number without opening any. */
export const nirHash = (keys: Pick<Keys, 'fingerprint'>, clientId: string, nir: string) =>
  keys.fingerprint(`nir ${clientId}`, nir)

/** The columns of a social security number, given in 15 characters. */
export const nirColumns = (keys: Pick<Keys, 'seal' | 'fingerprint'>, place: Place, nir: string) => ({
  nirEncrypted: keys.seal(placeOf(place), nir),
  nirHash: nirHash(keys, place.clientId, nir),
  nirKey: nir.slice(-2),
  nirState: 'known',
})

export const noNirColumns = { nirEncrypted: null, nirHash: null, nirKey: null, nirState: 'absent' }

export const openNir = (keys: Pick<Keys, 'open'>, place: Place, sealed: Uint8Array) => keys.open(placeOf(place), sealed)
