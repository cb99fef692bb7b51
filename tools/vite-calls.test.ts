import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Call, Calls } from '#kernel/shared/call.ts'
import { declaredCalls } from '#main/calls.ts'
import { lightCalls, lighten } from './vite-calls.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'calls-'))
})
afterEach(() => rm(folder, { recursive: true }))

test('the browser is given the address of a call and how it travels, none of its schemas', async () => {
  const file = join(folder, 'plots.calls.ts')
  await writeFile(
    file,
    `const schema = { parse: () => 'schema' }
     export const largest = 12
     export const plots = {
       list: { method: 'GET', path: 'plots', access: { kind: 'element', needs: 1, elements: ['culture'] }, input: schema, answer: schema },
       send: { method: 'POST', path: 'plots', access: { kind: 'signedIn' }, files: { map: { types: [], maxBytes: 9 } }, outside: true, answer: schema },
     }`,
  )

  const { load } = lightCalls()
  const code = await (load as unknown as { handler: (id: string) => Promise<string> }).handler(file)

  expect(JSON.parse(code.replace('export const plots = ', ''))).toEqual({
    list: { method: 'GET', path: 'plots', access: { kind: 'element' } },
    send: {
      method: 'POST',
      path: 'plots',
      access: { kind: 'signedIn' },
      files: { map: { types: [], maxBytes: 9 } },
      outside: true,
    },
  })
})

test('of every call, the browser is given what it reads to make it, to the letter', () => {
  const readByBrowser = [
    'method',
    'path',
    'access',
    'outside',
    'files',
    'unattended',
    'patienceMs',
    'room',
    'touches',
    'list',
  ] as const

  for (const calls of declaredCalls) {
    const given = JSON.parse(JSON.stringify(lighten(calls))) as Calls
    for (const [name, { access, ...call }] of Object.entries(calls)) {
      const words = readByBrowser.filter(word => word === 'access' || word in call)
      expect(given[name]).toEqual({
        ...Object.fromEntries(words.map(word => [word, (call as Partial<Call>)[word]])),
        access: { kind: access.kind },
      })
    }
  }
})
