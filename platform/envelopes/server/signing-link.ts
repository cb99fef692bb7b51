import { keyOfLink } from '#kernel/server/key-of-link.ts'
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

/** Six digits, computed from the id of a code: the row holds their digest alone. */
export const codeOf = (keys: Keys, codeId: string) =>
  String(keys.fingerprint('signing code', codeId).readUInt32BE(0) % 1_000_000).padStart(6, '0')

export const digestOfCode = (keys: Keys, token: string, code: string) =>
  keys.fingerprint('signing code digest', `${token}:${code}`)
