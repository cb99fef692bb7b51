import { lookup } from 'node:dns'
import { type ClientRequest, type IncomingMessage, request as requestPlain } from 'node:http'
import { request as requestSafe } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPrivateAddress } from './private-address.ts'

type Asked = {
  method: string
  headers: Record<string, string>
  body?: string | Uint8Array
  /** The third party's hosts: no other is asked, whatever its documents name. */
  hosts: readonly string[]
  /** What answers proves itself by its signature, as authorities of certificates do (RFC 5280, RFC 6960): without TLS too. */
  provesItself?: boolean
}

/** Asks a third party something, over TLS, within ten seconds; a redirection is an answer, never followed. */
export type FetchOutside = (address: string, asked: Asked) => Promise<Response>

/** An address that the program must not call. */
export class ForbiddenAddress extends Error {}

const patienceMs = 10_000
const mostBytes = 1_000_000

/**
 * The one way out of the program to addresses that people choose. A name that leads into the operator's own network is
 * refused as it is resolved, so that nobody reaches by us what he cannot reach himself; only `privateHosts` may stand
 * there, and speak without TLS.
 */
export const fetchOutside =
  (privateHosts: readonly string[]): FetchOutside =>
  async (address, { hosts, provesItself = false, ...asked }) => {
    const url = new URL(address)
    const host = url.hostname.replace(/^\[|\]$/g, '')
    const isOurs = privateHosts.includes(host)
    if (!hosts.includes(url.host)) throw new ForbiddenAddress(`${url.host} is not the third party's`)
    if (url.protocol !== 'https:' && !((isOurs || provesItself) && url.protocol === 'http:'))
      throw new ForbiddenAddress(`${url.host} without TLS`)
    if (!isOurs && isIP(host) !== 0 && isPrivateAddress(host)) throw new ForbiddenAddress(`${host} is private`)
    return send(url, asked, isOurs ? lookup : publicLookup)
  }

const publicLookup: LookupFunction = (host, options, done) =>
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, [])
    if (found.some(({ address }) => isPrivateAddress(address)))
      return done(new ForbiddenAddress(`${host} leads to a private address`), [])
    const [first] = found
    return options.all || !first ? done(null, found) : done(null, first.address, first.family)
  })

function send(url: URL, { method, headers, body }: Omit<Asked, 'hosts' | 'provesItself'>, resolve: LookupFunction) {
  const { promise, resolve: answer, reject } = Promise.withResolvers<Response>()
  const request: ClientRequest = (url.protocol === 'https:' ? requestSafe : requestPlain)(
    url,
    { method, headers, lookup: resolve, agent: false, signal: AbortSignal.timeout(patienceMs) },
    response => void read(response).then(answer, reject),
  )
  request.on('error', reject)
  request.end(body)
  return promise
}

async function read(response: IncomingMessage) {
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of response as AsyncIterable<Buffer>) {
    bytes += piece.length
    if (bytes > mostBytes) throw new Error('the third party answers at too great a length')
    pieces.push(piece)
  }
  const { statusCode: status = 502, headers } = response
  const told = Object.entries(headers).flatMap(([name, value]): [string, string][] =>
    [value ?? []].flat().map(one => [name, one]),
  )
  const isEmpty = [204, 205, 304].includes(status)
  return new Response(isEmpty ? null : Buffer.concat(pieces), { status, headers: told })
}
