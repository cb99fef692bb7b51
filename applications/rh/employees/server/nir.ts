import type { Keys } from '#kernel/server/secrets.ts'

type Place = { clientId: string; employeeId: string }

/** Where a sealed NIR belongs: moved to another row or client, it does not open. */
const placeOf = ({ clientId, employeeId }: Place) => `rh.employee/${clientId}/${employeeId}/nir`

/** Finds an equal number without opening any. */
export const nirHash = (keys: Pick<Keys, 'fingerprint'>, clientId: string, nir: string) =>
  keys.fingerprint(`nir ${clientId}`, nir)

/** The columns of a social security number, given in 15 characters. */
export const nirColumns = (keys: Pick<Keys, 'seal' | 'fingerprint'>, place: Place, nir: string) => ({
  nir_encrypted: keys.seal(placeOf(place), nir),
  nir_hash: nirHash(keys, place.clientId, nir),
  nir_key: nir.slice(-2),
  nir_state: 'known',
})

export const noNirColumns = { nir_encrypted: null, nir_hash: null, nir_key: null, nir_state: 'absent' }

export const openNir = (keys: Pick<Keys, 'open'>, place: Place, sealed: Uint8Array) => keys.open(placeOf(place), sealed)
