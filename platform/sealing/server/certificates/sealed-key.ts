import type { Keys } from '#kernel/server/secrets.ts'

/** Keys rest sealed, bound to their place: a row that is copied to another client opens nothing there. */
export const sealKey = (keys: Keys, place: string, key: Uint8Array) =>
  keys.seal(place, Buffer.from(key).toString('base64'))

/** @throws when the bytes were altered, moved or sealed with another key */
export const openKey = (keys: Keys, place: string, key: Uint8Array): Uint8Array =>
  new Uint8Array(Buffer.from(keys.open(place, key), 'base64'))

export const certificatePlace = (clientId: string, id: string) => `platform.esign_certificate ${clientId} ${id}`
