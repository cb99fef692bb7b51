import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { fetchOutside, ForbiddenAddress } from './fetch-outside.ts'

const get = { method: 'GET', headers: {} }
let third: Server | undefined
afterEach(() => {
  vi.restoreAllMocks()
  third?.close()
})

/** A third party on this machine, as an operator may have listed it. */
async function listening(answer: RequestListener) {
  third = createServer(answer).listen(0, '127.0.0.1')
  await new Promise(open => third?.once('listening', open))
  return `127.0.0.1:${(third.address() as AddressInfo).port}`
}

const toListed = fetchOutside(['127.0.0.1', 'localhost'])
const toPublic = fetchOutside([])

test('a listed host of the own network is asked, and its answer read whole', async () => {
  const host = await listening((request, response) => {
    request.pipe(response.setHeader('x-method', String(request.method)))
  })

  const answer = await toListed(`http://${host}/token`, {
    method: 'POST',
    headers: { accept: 'text/plain' },
    body: 'code=1',
    hosts: [host],
  })

  expect([answer.status, answer.headers.get('x-method'), await answer.text()]).toEqual([200, 'POST', 'code=1'])
})

test('a redirection is told, not followed', async () => {
  let asked = 0
  const host = await listening((_request, response) => {
    asked += 1
    response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()
  })

  expect((await toListed(`http://${host}/`, { ...get, hosts: [host] })).status).toBe(302)
  expect(asked).toBe(1)
})

test('an answer of more than a megabyte is given up', async () => {
  const host = await listening((_request, response) => response.end('x'.repeat(1_000_001)))

  await expect(toListed(`http://${host}/`, { ...get, hosts: [host] })).rejects.toThrow('too great a length')
})

test('a third party that keeps silent is given up after ten seconds', async () => {
  const after = AbortSignal.timeout.bind(AbortSignal)
  const patience = vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => after(20))
  const host = await listening(() => undefined)

  await expect(toListed(`http://${host}/`, { ...get, hosts: [host] })).rejects.toThrow('aborted')
  expect(patience.mock.calls).toEqual([[10_000]])
})

test.each([
  ['an address of the own network', 'https://10.0.0.1/', ['10.0.0.1']],
  ['the same written as IPv6', 'https://[::ffff:10.0.0.1]/', ['[::ffff:a00:1]']],
  ['a name that leads there', 'https://localhost/', ['localhost']],
  ['a public host without TLS', 'http://example.com/', ['example.com']],
  ['a host that is not the third party’s', 'https://example.com/', ['example.org']],
  ['another port of its host', 'https://example.com:8443/', ['example.com']],
])('%s is not asked', async (_what, address, hosts) => {
  await expect(toPublic(address, { ...get, hosts })).rejects.toBeInstanceOf(ForbiddenAddress)
})

test('what proves itself is asked of a public host without TLS, and never within the own network', async () => {
  vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort())
  const ask = (address: string, host: string) => toPublic(address, { ...get, hosts: [host], provesItself: true })

  await expect(ask('http://192.0.2.1/', '192.0.2.1')).rejects.not.toBeInstanceOf(ForbiddenAddress)
  await expect(ask('http://10.0.0.1/', '10.0.0.1')).rejects.toBeInstanceOf(ForbiddenAddress)
  await expect(ask('http://example.com/', 'example.org')).rejects.toBeInstanceOf(ForbiddenAddress)
})
