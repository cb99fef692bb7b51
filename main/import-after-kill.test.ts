import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { testKey } from '#kernel/testing/database.ts'
import type { ImportRun } from '#platform/imports/import.model.ts'
import { demoPassword } from './demo/accounts.ts'
import type { Ground } from './testing/open-test-house.ts'
import { endAll, start } from './testing/programs.ts'
import { takeDemo } from './testing/take-demo.ts'

const people = 600

let demo: Ground

beforeAll(async () => {
  demo = await takeDemo()
})
afterAll(async () => {
  await endAll()
  await demo.database.drop()
  await rm(demo.folder, { recursive: true, force: true })
})

/** A program on the demo of this test. */
async function startDemo() {
  const { database, folder } = demo
  const program = await start({ DATA_DIR: folder, DATABASE_URL: database.url, SILLON_KEY: testKey, SILLON_DEMO: '1' })
  return { program: program.process, api: await signIn(`${program.address}/api/`) }
}

async function signIn(api: string) {
  const json = { 'content-type': 'application/json' }
  const login = { mail: 'superdev@sillon.example', password: demoPassword }
  const answer = await fetch(`${api}login`, { method: 'POST', headers: json, body: JSON.stringify(login) })
  const { token } = (await answer.json()) as { token: string }
  return {
    get: async <Body>(path: string) =>
      (await (await fetch(api + path, { headers: { authorization: token } })).json()) as Body,
    deposit: async (path: string, body: FormData) =>
      (await (
        await fetch(api + path, { method: 'POST', headers: { authorization: token }, body })
      ).json()) as ImportRun,
    post: (path: string, body: object) =>
      fetch(api + path, { method: 'POST', headers: { ...json, authorization: token }, body: JSON.stringify(body) }),
  }
}

const letters = (index: number) => [...String(index)].map(digit => 'abcdefghij'[Number(digit)]).join('')

function staffFile() {
  const lines = Array.from(
    { length: people },
    (_, index) => `Vannier ${letters(index)};Ana;${1 + (index % 28)}/06/1988;Mme`,
  )
  const form = new FormData()
  form.append('model', 'employee')
  form.append('file', new File([['Nom;Prénom;Date de naissance;Civilité', ...lines].join('\n')], 'effectif.csv'))
  return form
}

test('an import that dies with its program is resumed by the next one, and nobody comes twice', async () => {
  const first = await startDemo()
  const { clients } = await first.api.get<{ clients: { id: string }[] }>('import/choices')
  const clientId = clients[0]?.id ?? ''
  const { id } = await first.api.deposit(`import/${clientId}/runs`, staffFile())
  await first.api.post(`import/${clientId}/runs/${id}/check`, {})
  const stream = await first.api.post(`streaming/import/${id}`, { clientId })
  const reader = stream.body?.getReader()
  for (let lines = 0; lines < 4; lines += 1) await reader?.read()
  first.program.kill('SIGKILL')
  await once(first.program, 'exit')

  const second = await startDemo()
  const left = await second.api.get<ImportRun>(`import/${clientId}/runs/${id}`)
  const resume = async () => (await second.api.post(`streaming/import/${id}`, { clientId })).text()
  const isOver = async () => (await resume()).includes(`"done":${people}`)
  await vi.waitUntil(isOver, { timeout: 300_000, interval: 1_000 })
  const done = await second.api.get<ImportRun>(`import/${clientId}/runs/${id}`)
  const again = await second.api.deposit(`import/${clientId}/runs`, staffFile())
  const checked = await (await second.api.post(`import/${clientId}/runs/${again.id}/check`, {})).json()

  expect(left.state).toBe('running')
  expect(left.counts.created).toBeGreaterThan(0)
  expect(left.counts.waiting).toBeGreaterThan(0)
  expect(done).toMatchObject({ state: 'done', counts: { created: people, refused: 0, waiting: 0 } })
  expect((checked as ImportRun).forecast).toMatchObject({ unchanged: people, refused: 0 })
})
