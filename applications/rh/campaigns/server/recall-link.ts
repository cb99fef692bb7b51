import { keyOfLink } from '#kernel/server/key-of-link.ts'
import type { Keys } from '#kernel/server/secrets.ts'

/** 256 bits, computed from the invitation and the server's key: neither a row nor a queue has to keep it. */
export const tokenOf = (keys: Keys, campaignPersonId: string) => keyOfLink(keys, 'recall', campaignPersonId)
