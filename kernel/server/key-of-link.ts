import { createHash, randomBytes } from 'node:crypto'
import type { Keys } from './secrets.ts'

/**
 * The key of a link that opens something to who has no account: 256 bits, computed from what it opens and the server's
 * key, so that no row and no queue has to keep it. `purpose` keeps the keys of different rooms apart.
 */
export const keyOfLink = (keys: Pick<Keys, 'fingerprint'>, purpose: string, id: string) =>
  keys.fingerprint(purpose, id).toString('base64url')

/** A key that no row and no queue can give again: 256 bits of chance, told once to whoever made it. */
export const newKey = () => randomBytes(32).toString('base64url')

/** What a row keeps of a key, to know it again. */
export const digestOfKey = (key: string) => createHash('sha256').update(key).digest()

/** Six digits that prove that a mailbox or a telephone is somebody's, computed from their row, which keeps a digest alone. */
export const sixDigitsOf = (keys: Pick<Keys, 'fingerprint'>, purpose: string, codeId: string) =>
  String(keys.fingerprint(`${purpose} code`, codeId).readUInt32BE(0) % 1_000_000).padStart(6, '0')

/** What a row keeps of a code: good with the link that sent it, and with no other. */
export const digestOfCode = (
  keys: Pick<Keys, 'fingerprint'>,
  purpose: string,
  { token, code }: { token: string; code: string },
) => keys.fingerprint(`${purpose} code digest`, `${token}:${code}`)
