import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { lightCalls } from './vite-calls.ts'

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
