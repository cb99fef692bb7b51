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
