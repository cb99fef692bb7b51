import type { Language } from '#kernel/shared/names.ts'

export const inboxPath = '/e-signature'
export const newEnvelopePath = '/e-signature/nouveau'
export const addressOfEnvelope = (id: string) => `${inboxPath}/${id}`

/** The page of who signs by a link. */
export const addressToSign = (token: string, language: Language) => `/signatures/sign/${token}?lang=${language}`
