import autocannon, { type LoadRequest } from 'autocannon'

export type Pace = { perSecond: number; milliseconds: number[] }

/** A busy morning: more people at once than either server has connections to the database. */
const connections = 50

/**
 * The requests a second that a server answers, each connection beginning at another of them.
 * @throws when a single answer is not a good one
 */
export async function measure(address: string, requests: LoadRequest[], seconds: number): Promise<Pace> {
  const milliseconds: number[] = []
  let opened = 0
  const load = autocannon({
    url: address,
    connections,
    duration: seconds,
    sampleInt: 100,
    requests,
    setupClient: client => {
      opened += 1
      const from = Math.floor((opened * requests.length) / connections)
      client.setRequests([...requests.slice(from), ...requests.slice(0, from)])
    },
  })
  load.on('response', (_client, _status, _bytes, elapsed: number) => milliseconds.push(elapsed))
  const result = await load
  if (result.non2xx + result.errors + result.timeouts > 0)
    throw new Error(`${address}: ${result.non2xx} refusals, ${result.errors} errors, ${result.timeouts} timeouts`)
  return { perSecond: result['2xx'] / result.duration, milliseconds }
}
