import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import pg from 'pg'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { type EmbeddedPostgres, startPostgres } from './postgres.ts'

let root: string
let dataDir: string
const programs: ChildProcess[] = []
const started: EmbeddedPostgres[] = []

/** A folder of mode 700: as root, no other account can enter it. */
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'sillon-postgres-test-'))
  dataDir = join(root, 'data')
  return () => rm(root, { recursive: true })
})

afterEach(async () => {
  for (const program of programs.splice(0)) await kill(program)
  for (const postgres of started.splice(0)) await postgres.stop()
})

test('two first starts at once make one cluster: one program has it, the other is told who', async () => {
  const [one, other] = await Promise.all([startProgram(), startProgram()])
  const refused = [one, other].find(program => program.refusal)
  const holder = [one, other].find(program => program.url)
  expect(refused?.refusal).toContain(`Sillon tourne déjà sur ${join(dataDir, 'postgres')} (processus ${holder?.pid})`)
  expect((await readdir(dataDir)).sort()).toEqual(['postgres', 'postgres.log'])
})

test('a server that a killed program left is adopted with its rows', async () => {
  const killed = await startProgram({ forTests: false })
  await ask(killed.url, 'create table if not exists kept as select 1 as one')
  await kill(killed.process)

  const postgres = await start()
  expect(postgres.adopted).toBe(true)
  expect(postgres.url).toBe(killed.url)
  expect(await ask(postgres.url, 'select count(*)::int as n from kept')).toEqual([{ n: 1 }])
})

test('rows survive when program and server are killed together', async () => {
  const killed = await startProgram({ forTests: false })
  await ask(killed.url, 'create table survivors as select 1 as one')
  process.kill(await serverPid(), 'SIGKILL')
  await kill(killed.process)

  const postgres = await start()
  expect(postgres.adopted).toBe(false)
  expect(await ask(postgres.url, 'select count(*)::int as n from survivors')).toEqual([{ n: 1 }])
})

test('a server that dies is started again behind the same address', async () => {
  const postgres = await start()
  const first = await serverPid()
  process.kill(first, 'SIGKILL')
  await expect.poll(() => ask(postgres.url, 'select 1 as one').catch(() => 'not yet')).toEqual([{ one: 1 }])
  expect(await serverPid()).not.toBe(first)
})

test('a lock file whose number now belongs to another process is set aside', async () => {
  const postgres = await start()
  const lockFile = await readFile(lockPath(dataDir), 'utf8')
  await postgres.stop()
  await writeFile(lockPath(dataDir), lockFile.replace(/^\d+/, String(process.pid)))

  const again = await start()
  expect(await ask(again.url, 'select 1 as one')).toEqual([{ one: 1 }])
})

test('a folder copied while running gets its own server', async () => {
  const original = await start()
  const copy = join(root, 'copy')
  await cp(dataDir, copy, { recursive: true })

  const postgres = await start(copy)
  expect(postgres.adopted).toBe(false)
  expect(postgres.port).not.toBe(original.port)
})

test('a stopped server leaves its files and no lock', async () => {
  const postgres = await start()
  await postgres.stop()
  await expect(stat(lockPath(dataDir))).rejects.toThrow('ENOENT')
  expect((await start()).adopted).toBe(false)
})

test('nobody enters without the password', async () => {
  const { url } = await start()
  await expect(ask(url.replace(/:[^:@]+@/, ':guess@'), 'select 1')).rejects.toThrow('password authentication failed')
})

test('the server answers this machine alone, under a long password, in files that one account reads, not root', async () => {
  const { url, port } = await start()

  expect(await ask(url, 'show listen_addresses')).toEqual([{ listen_addresses: '127.0.0.1' }])
  expect(await ask(url, 'show unix_socket_directories')).toEqual([{ unix_socket_directories: '' }])
  for (const address of addressesFromOutside()) expect(await reaches(address, port), address).toBe(false)
  expect(await reaches('127.0.0.1', port)).toBe(true)
  expect(new URL(url).password).toMatch(/^[\w-]{32}$/)
  const folder = await stat(join(dataDir, 'postgres'))
  expect([folder.mode & 0o777, folder.uid === 0]).toEqual([0o700, false])
  for (const file of ['postgres/sillon.password', 'postgres.log'])
    expect((await stat(join(dataDir, file))).mode & 0o777, file).toBe(0o600)
})

test('the log of the server tells what was refused, and not the row', async () => {
  const { url } = await start()
  await ask(url, `create table account (iban text primary key check (iban like 'FR%'))`)

  await expect(ask(url, `insert into account values ($1)`, ['BE71096123456769'])).rejects.toThrow('account_iban_check')
  await ask(url, `insert into account values ($1)`, ['FR7630006000011234567890189'])
  await expect(ask(url, `insert into account values ($1)`, ['FR7630006000011234567890189'])).rejects.toThrow(
    'duplicate',
  )

  const log = await readFile(join(dataDir, 'postgres.log'), 'utf8')
  expect(log).toContain('account_iban_check')
  expect(log).not.toMatch(/BE71096123456769|FR7630006000011234567890189/)
})

test('the engine is PostgreSQL 18 and finds trigrams of every script', async () => {
  const { url } = await start()
  expect(await ask(url, `select current_setting('server_version_num')::int / 10000 as version`)).toEqual([
    { version: 18 },
  ])
  await ask(url, 'create extension if not exists pg_trgm')
  expect(await ask(url, `select cardinality(show_trgm('محمد')) > 0 as arabic, lower('É') as accented`)).toEqual([
    { arabic: true, accented: 'é' },
  ])
})

test('the data of another major version are refused, not touched', async () => {
  await (await start()).stop()
  const versionFile = join(dataDir, 'postgres', 'PG_VERSION')
  await writeFile(versionFile, '17\n')
  await expect(start()).rejects.toThrow('sont celles de PostgreSQL 17')
  await writeFile(versionFile, '18\n')
})

async function start(folder = dataDir) {
  const postgres = await startPostgres({ dataDir: folder, forTests: true })
  started.push(postgres)
  return postgres
}

type Program = { process: ChildProcess; pid: number; url: string; refusal?: string }

/** Another program on the folder, which says how its start went; it ends with this one, whose end closes its input. */
async function startProgram({ forTests = true } = {}): Promise<Program> {
  const program = `
    import { startPostgres } from '${new URL('postgres.ts', import.meta.url)}'
    process.stdin.resume().once('end', () => process.exit())
    startPostgres({ dataDir: process.argv[1], forTests: ${forTests}, patience: 0 }).then(
      ({ url }) => console.log(JSON.stringify({ url })),
      ({ message }) => console.log(JSON.stringify({ refusal: message })),
    )`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, dataDir], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  programs.push(child)
  const [line] = (await once(createInterface(child.stdout), 'line')) as [string]
  return { process: child, pid: child.pid as number, ...(JSON.parse(line) as { url: string; refusal?: string }) }
}

async function kill(program: ChildProcess) {
  if (program.exitCode !== null || program.signalCode !== null) return
  program.kill('SIGKILL')
  await once(program, 'exit')
}

const addressesFromOutside = () =>
  Object.values(networkInterfaces()).flatMap(found =>
    (found ?? []).filter(({ internal, scopeid }) => !internal && !scopeid).map(({ address }) => address),
  )

/** Whether anybody answers there. */
async function reaches(address: string, port: number) {
  const socket = connect(port, address)
  const isOpen = await new Promise(resolve => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  })
  socket.destroy()
  return isOpen
}

async function ask(url: string, sql: string, values?: unknown[]): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(sql, values)).rows
  } finally {
    await client.end()
  }
}

const lockPath = (folder: string) => join(folder, 'postgres', 'postmaster.pid')
const serverPid = async () => Number((await readFile(lockPath(dataDir), 'utf8')).split('\n')[0])
