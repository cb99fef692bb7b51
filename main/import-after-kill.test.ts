import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startPostgres } from '#kernel/server/postgres.ts'
import type { ImportRun } from '#platform/imports/import.model.ts'
import { demoPassword } from './demo/accounts.ts'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 60_000 })

const root = fileURLToPath(new URL('..', import.meta.url))
const people = 2_000

let folder: string
const programs: ChildProcess[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sillon-import-'))
})
afterAll(async () => {
  for (const program of programs) {
    if (program.exitCode === null && program.signalCode === null) program.kill('SIGKILL')
  }
  const dataDir = join(folder, 'postgres')
  if (existsSync(dataDir)) await (await startPostgres({ dataDir })).stop()
  await rm(folder, { recursive: true, force: true })
})

/** The demo, as people start it, on the folder of this test. */
async function startProgram() {
  const program = spawn(process.execPath, ['main/server.ts'], {
    cwd: root,
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'warn', DATA_DIR: folder, SILLON_DEMO: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  programs.push(program)
  let said = ''
  program.stdout?.on('data', chunk => (said += chunk))
  const address = await vi.waitUntil(() => /Sillon est ouvert : (\S+)/.exec(said)?.[1], {
    timeout: 50_000,
    interval: 50,
  })
  return { program, api: await signIn(`${address}/api/`) }
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
  const first = await startProgram()
  const { clients } = await first.api.get<{ clients: { id: string }[] }>('import/choices')
  const clientId = clients[0]?.id ?? ''
  const { id } = await first.api.deposit(`import/${clientId}/runs`, staffFile())
  await first.api.post(`import/${clientId}/runs/${id}/check`, {})
  const stream = await first.api.post(`streaming/import/${id}`, { clientId })
  const reader = stream.body?.getReader()
  for (let lines = 0; lines < 4; lines += 1) await reader?.read()
  first.program.kill('SIGKILL')
  await once(first.program, 'exit')

  const second = await startProgram()
  const left = await second.api.get<ImportRun>(`import/${clientId}/runs/${id}`)
  const resume = async () => (await second.api.post(`streaming/import/${id}`, { clientId })).text()
  const isOver = async () => (await resume()).includes(`"done":${people}`)
  await vi.waitUntil(isOver, { timeout: 60_000, interval: 1_000 })
  const done = await second.api.get<ImportRun>(`import/${clientId}/runs/${id}`)
  const again = await second.api.deposit(`import/${clientId}/runs`, staffFile())
  const checked = await (await second.api.post(`import/${clientId}/runs/${again.id}/check`, {})).json()

  expect(left.state).toBe('running')
  expect(left.counts.created).toBeGreaterThan(0)
  expect(left.counts.waiting).toBeGreaterThan(0)
  expect(done).toMatchObject({ state: 'done', counts: { created: people, refused: 0, waiting: 0 } })
  expect((checked as ImportRun).forecast).toMatchObject({ unchanged: people, refused: 0 })
})
