import type pg from 'pg'

/**
 * What is asked of a connection before anything else is awaited travels as one packet, since each packet wakes the
 * database once. A tick asked for by a promise comes after all promises that are ready.
 */
export function sendTogether({ connection: { stream } }: pg.PoolClient) {
  stream.cork()
  process.nextTick(() => stream.uncork())
}
