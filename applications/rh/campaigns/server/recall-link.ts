import { createHash } from 'node:crypto'
import type { Keys } from '#kernel/server/secrets.ts'

/** 256 bits, computed from the invitation and the server's key: neither a row nor a queue has to keep it. */
export const tokenOf = (keys: Keys, campaignPersonId: string) =>
  keys.fingerprint('recall', campaignPersonId).toString('base64url')

export const digestOf = (token: string) => createHash('sha256').update(token).digest()
