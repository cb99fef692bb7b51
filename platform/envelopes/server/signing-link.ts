import { digestOfCode, keyOfLink, sixDigitsOf } from '#kernel/server/key-of-link.ts'
import type { Keys } from '#kernel/server/secrets.ts'
import type { Language } from '#kernel/shared/names.ts'
import { addressToSign } from '../envelope-place.model.ts'

type Link = { recipientId: string; generation: number }

/** 256 bits, computed from the recipient, the generation of his link and the server's key: no row and no queue holds it. */
export const tokenOf = (keys: Pick<Keys, 'fingerprint'>, { recipientId, generation }: Link) =>
  keyOfLink(keys, 'signature', `${recipientId}:${generation}`)

/** Where a mail leads, in the language of its reader. */
export const addressOfLink = (origin: string, keys: Keys, link: Link, language: Language) =>
  `${origin}${addressToSign(tokenOf(keys, link), language)}`

/** What keeps the codes of signing apart from those of other links. */
const purpose = 'signing'

export const codeOf = (keys: Keys, codeId: string) => sixDigitsOf(keys, purpose, codeId)

export const digestOf = (keys: Keys, token: string, code: string) => digestOfCode(keys, purpose, { token, code })
