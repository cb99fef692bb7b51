type Client = { query(text: string): Promise<unknown> }

/** Milliseconds. Longer than a busy connection rests, shorter than anybody who waits for a lock would notice. */
const patience = 20

/**
 * Transactions that only read need no answer to their COMMIT: it travels with the next BEGIN of the same connection,
 * or by itself when there is none soon. One packet less a request, and one time less that the database is woken.
 */
export function readingsToEnd() {
  const clients = new Set<Client>()
  let isTimed = false

  const endAll = () => {
    isTimed = false
    for (const client of clients) client.query('commit').catch(() => undefined)
    clients.clear()
  }
  return {
    /** The reading of this connection is over, and the connection free for others. */
    add: (client: Client) => {
      clients.add(client)
      if (!isTimed) setTimeout(endAll, patience)
      isTimed = true
    },
    /** The message that begins the next transaction on a connection, after the COMMIT that it still owes. */
    endWith: (client: Client, beginning: string) => (clients.delete(client) ? `commit; ${beginning}` : beginning),
  }
}
