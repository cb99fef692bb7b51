type Client = { query(text: string): Promise<unknown> }

/** Milliseconds. Longer than a busy connection rests, shorter than anybody who waits for a lock would notice. */
const patience = 20

/**
 * Transactions that only read need no answer to their COMMIT: it travels with the next BEGIN of the same connection,
 * or by itself when there is none soon. One packet less a request, and one time less that the database is woken.
 */
export class ReadingsToEnd {
  readonly #clients = new Set<Client>()
  #timer: NodeJS.Timeout | undefined

  /** The reading of this connection is over, and the connection free for others. */
  add(client: Client) {
    this.#clients.add(client)
    this.#timer ??= setTimeout(() => this.#endAll(), patience)
  }

  /** The message that begins the next transaction on a connection, after the COMMIT that it still owes. */
  endWith(client: Client, beginning: string) {
    return this.#clients.delete(client) ? `commit; ${beginning}` : beginning
  }

  #endAll() {
    this.#timer = undefined
    for (const client of this.#clients) client.query('commit').catch(() => undefined)
    this.#clients.clear()
  }
}
