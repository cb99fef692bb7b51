import { connect } from 'node:net'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { z } from 'zod'
import { open } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { useOwnWorld } from '#platform/testing/world.ts'
import { answersWith } from './answers.ts'
import type { Patience } from './patience.ts'

const trial = calls('trial/plots', {
  say: {
    method: 'POST',
    path: 'trial/say',
    access: open('a test'),
    input: z.strictObject({ words: z.string() }),
    answer: nothing,
  },
  attach: {
    method: 'POST',
    path: 'trial/attach',
    access: open('a test'),
    input: z.strictObject({ title: z.string().optional() }),
    files: { document: { types: ['application/pdf'], maxBytes: 1_000_000 } },
    answer: nothing,
  },
})

const world = useOwnWorld([
  answersWith<unknown>()(trial, { say: async () => undefined, attach: async () => undefined }),
])
afterEach(() => vi.restoreAllMocks())

const head = (name: keyof typeof trial, type: string) =>
  `POST /api/trial/${name} HTTP/1.1\r\nhost: localhost\r\naccept-language: en\r\n` +
  `content-type: ${type}\r\ncontent-length: 90000\r\n\r\n`
const part = (name: string) => `--edge\r\ncontent-disposition: form-data; ${name}\r\n\r\n`
const words = `${head('say', 'application/json')}{"words":"`
const title = head('attach', 'multipart/form-data; boundary=edge') + part('name="title"')
const contract = `${head('attach', 'multipart/form-data; boundary=edge')}${part('name="document"; filename="a.pdf"')}%PDF-1.7 `

const short = 300
const long = 600_000

/** What a house of that patience answers to somebody who sends a beginning, then byte after byte, until the line is cut. */
async function answerTo(beginning: string, patience: Patience) {
  const house = await world.openAnother({ patience })
  onTestFinished(() => house.close())
  const port = Number(new URL(await house.app.listen({ port: 0, host: '127.0.0.1' })).port)
  const socket = connect(port, '127.0.0.1').on('error', () => undefined)
  let heard = ''
  socket.on('data', bytes => (heard += bytes))
  socket.write(beginning)
  const dripping = setInterval(() => setImmediate(() => heard === '' && socket.write('x')), 20)
  await new Promise(closed => socket.once('close', closed))
  clearInterval(dripping)
  return heard
}

test.each([
  ['a header', 'POST /api/trial/say HTTP/1.1\r\nhost: localhost\r\nx-words: '],
  ['a body', words],
  ['a field of a form', title],
  ['a file', contract],
])('a line on which %s does not end is cut, and leaves nothing', async (_what, beginning) => {
  const storing = vi.spyOn(world.files, 'store')

  expect(await answerTo(beginning, { requestMs: short, filesMs: long })).toMatch(/^HTTP\/1.1 408 /)

  for (const { value } of storing.mock.results) await expect(value).rejects.toThrow()
})

test.each([
  ['a field', title],
  ['a file', contract],
])('who sends %s of a form too slowly reads why before', async (_what, beginning) => {
  const storing = vi.spyOn(world.files, 'store')

  const answer = await answerTo(beginning, { requestMs: long, filesMs: short })

  expect(answer).toMatch(/^HTTP\/1.1 408 /)
  expect(answer).toContain('"code":"TOO_SLOW","message":"Sending took too long.')
  for (const { value } of storing.mock.results) await expect(value).rejects.toThrow()
})

test('nobody is waited for longer than promised', () => {
  expect(world.app.server).toMatchObject({ requestTimeout: 30_000, headersTimeout: 30_000 })
})
