import { lookup } from 'node:dns/promises'
import { connect, isIP, type Socket } from 'node:net'
import { connect as connectSafely } from 'node:tls'
import { ForbiddenAddress } from '#kernel/server/fetch-outside.ts'
import { isPrivateAddress } from '#kernel/server/private-address.ts'
import type { PrivateHosts } from './save-external-service.ts'

/** Something answers there that is no mail server. */
export class StrangeGreeting extends Error {}

const patienceMs = 10_000
const longest = 500
const usualPorts = { 'smtp:': 25, 'smtps:': 465 } as const

type Bounds = { hosts: readonly string[]; privateHosts: PrivateHosts }

/**
 * The first line of a mail server, which then hears `QUIT`. The name is resolved once and that address is called, so
 * that it cannot lead elsewhere between the check and the connection.
 * @throws ForbiddenAddress, StrangeGreeting, or what the network says
 */
export async function greetingOf(address: string, { hosts, privateHosts }: Bounds): Promise<string> {
  const url = new URL(address)
  if (!hosts.includes(url.host)) throw new ForbiddenAddress(`${url.host} is not the third party's`)
  const name = url.hostname.replace(/^\[|\]$/g, '')
  const isOurs = privateHosts.includes(name)
  const host = isIP(name) ? name : (await lookup(name)).address
  if (!isOurs && isPrivateAddress(host)) throw new ForbiddenAddress(`${name} leads to a private address`)
  const port = Number(url.port) || usualPorts[url.protocol as keyof typeof usualPorts]
  const socket = url.protocol === 'smtps:' ? connectSafely({ host, port, servername: name }) : connect({ host, port })
  try {
    return await firstLine(socket)
  } finally {
    socket.end('QUIT\r\n')
    socket.destroySoon()
  }
}

async function firstLine(socket: Socket) {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  let heard = ''
  const timeout = AbortSignal.timeout(patienceMs)
  timeout.addEventListener('abort', () => reject(timeout.reason))
  socket.on('error', reject)
  socket.on('close', () => reject(new StrangeGreeting('closed without a word')))
  socket.setEncoding('utf8').on('data', piece => {
    heard += piece
    if (heard.includes('\n') || heard.length > longest) resolve(heard)
  })
  const line = (await promise).split(/\r?\n/)[0]?.slice(0, 200) ?? ''
  if (!line.startsWith('220')) throw new StrangeGreeting('no mail server')
  return line
}
