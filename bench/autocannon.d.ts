/** What the bench uses of autocannon, which brings no types. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events'

  export type LoadRequest = {
    method: string
    path: string
    headers: Record<string, string>
    body?: string
    setupRequest?: (request: LoadRequest) => LoadRequest
  }

  export type LoadResult = { '2xx': number; non2xx: number; errors: number; timeouts: number; duration: number }

  type Options = {
    url: string
    connections: number
    duration: number
    sampleInt: number
    requests: LoadRequest[]
    setupClient(client: { setRequests(requests: LoadRequest[]): void }): void
  }

  /** Emits `response` with (client, status, bytes, milliseconds). */
  export default function autocannon(options: Options): Promise<LoadResult> & EventEmitter
}
