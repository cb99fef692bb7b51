import type { NotificationType } from '#platform/notifications/notification-type.slot.ts'

const usually = { application: true, mail: true, desktop: true }
const quietly = { ...usually, desktop: false }

export const toSign: NotificationType = { code: 'esign-to-sign', name: 'envelopes.type.to-sign', usually }
export const allSigned: NotificationType = { code: 'esign-signed', name: 'envelopes.type.signed', usually: quietly }
export const refusal: NotificationType = { code: 'esign-declined', name: 'envelopes.type.declined', usually }
export const expiry: NotificationType = { code: 'esign-expired', name: 'envelopes.type.expired', usually: quietly }
export const undeliverable: NotificationType = {
  code: 'esign-undeliverable',
  name: 'envelopes.type.undeliverable',
  usually: quietly,
}
/** Nobody switches off the news that what was signed waits for its seal. */
export const sealingWaits: NotificationType = {
  code: 'esign-sealing',
  name: 'envelopes.type.sealing',
  usually: quietly,
  isSecurity: true,
}

export const envelopeNews = [toSign, allSigned, refusal, expiry, undeliverable, sealingWaits]
