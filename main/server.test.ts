import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPostgres } from '#kernel/server/postgres.ts'
import { ask } from '#kernel/testing/ask.ts'
import { eventually } from '#kernel/testing/eventually.ts'
import {
  end,
  endAll,
  launch,
  type Program,
  requireBuiltInterface,
  type SignedIn,
  signIn,
  start,
} from './testing/programs.ts'

let folder: string
const demo = () => ({ DATA_DIR: join(folder, 'demo'), SILLON_DEMO: '1' })
const production = { NODE_ENV: 'production', SILLON_KEY: 'kZ3vQ0b1yq2W9sT8uXfGhJ4lMnPrC5dE6aBiOeYw7U0=' }
let open: Program

beforeAll(async () => {
  requireBuiltInterface()
  folder = await mkdtemp(join(tmpdir(), 'sillon-program-'))
  open = await start(demo())
})
afterAll(async () => {
  await endAll()
  for (const name of ['demo', 'taken', 'hosted'])
    if (existsSync(join(folder, name, 'postgres'))) await (await startPostgres({ dataDir: join(folder, name) })).stop()
  await rm(folder, { recursive: true })
})

const hire = (marie: SignedIn, name: string) =>
  marie.post('rh/gestionPersonnel/createEmployee', {
    employee: { name, firstname: 'Paul', title: 'mr', dateOfBirth: '1994-03-14' },
    force: true,
  })

describe('the program', () => {
  test('opens the demo from an empty folder: pages, sign-in, the staff', async () => {
    const page = await fetch(`${open.address}/RH/gestion_du_personnel/salaries`)
    const nowhere = await fetch(`${open.address}/api/nowhere`)
    const marie = await signIn(open)
    const staff = await marie.get(`rh/gestionPersonnel/getPaginatedEmployeesOfClient/${marie.clientId}/0/10/caron`)

    expect(page.headers.get('content-type')).toContain('text/html')
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
    expect([nowhere.status, await nowhere.json()]).toMatchObject([404, { code: 'NOT_FOUND' }])
    expect(staff.body).toMatchObject({ items: [{ name: 'Caron', firstname: 'Marie' }] })
    expect(open.said).toContain('rh@val-de-loire.example')
  })

  test('started twice on a folder says who has it, and leaves the first at work', async () => {
    const second = launch(demo())
    await once(second.process, 'exit')

    expect(second.process.exitCode).toBe(1)
    expect(second.said.trim().split('\n').at(-1)).toContain('Sillon tourne déjà sur')
    expect(second.said).not.toContain('    at ')
    expect((await fetch(`${open.address}/api/isApplicationUnderMaintenance`)).status).toBe(200)
  })

  test('whose database is killed lets nobody in meanwhile, signs nobody out, and serves again by itself', async () => {
    const marie = await signIn(open)
    const stranger = { authorization: 'a made-up token', clientid: marie.clientId }
    const heard = { marie: new Set<number>(), stranger: new Set<number>(), guesser: new Set<number>() }
    const askAll = async () => {
      const staff = `rh/gestionPersonnel/getPaginatedEmployeesOfClient/${marie.clientId}/0/10`
      const [own, foreign, guessed] = await Promise.all([
        marie.get(staff),
        fetch(`${open.address}/api/${staff}`, { headers: stranger }),
        fetch(`${open.address}/api/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ mail: 'superadmin@sillon.example', password: 'une phrase devinée' }),
        }),
      ])
      heard.marie.add(own.status)
      heard.stranger.add(foreign.status)
      heard.guesser.add(guessed.status)
      return own.status
    }
    const lockFile = await readFile(join(folder, 'demo', 'postgres', 'postmaster.pid'), 'utf8')

    process.kill(Number(lockFile.split('\n')[0]), 'SIGKILL')
    await eventually(async () => expect(await askAll()).toBe(500))
    await eventually(async () => expect(await askAll()).toBe(200))

    expect(heard.marie).toEqual(new Set([500, 200]))
    expect([...heard.stranger, ...heard.guesser].filter(status => ![401, 429, 500].includes(status))).toEqual([])
    expect(open.process.exitCode).toBeNull()
  })

  test('killed while people write has kept every write that it had answered, and none by half; asked to stop, it stops', async () => {
    const marie = await signIn(open)
    const answered: string[] = []
    let number = 0
    const writer = async () => {
      for (;;) {
        number += 1
        const { status, body } = await hire(marie, `Semeur ${'abcdefghij'[number % 10]}`)
        if (status === 200) answered.push((body as { employee: { id: string } }).employee.id)
      }
    }
    const writers = Promise.allSettled(Array.from({ length: 6 }, writer))
    await eventually(() => expect(answered.length).toBeGreaterThan(80))

    await end(open, 'SIGKILL')
    await writers
    const again = await start(demo())

    expect(again.said).toContain('repris')
    const after = await signIn(again)
    const found = await Promise.all(answered.map(id => after.get(`employees/${id}`)))
    expect(found.every(({ status }) => status === 200)).toBe(true)
    expect((await hire(after, 'Repiqueur')).status).toBe(200)

    expect(await end(again, 'SIGTERM')).toBe(0)
    expect(existsSync(join(folder, 'demo', 'postgres', 'postmaster.pid'))).toBe(false)
    const postgres = await startPostgres({ dataDir: join(folder, 'demo') })
    const [kept] = await ask<{ employees: number; whole: number }>(
      postgres.url,
      `select count(*)::int as employees,
              count(*) filter (where (select count(*) from rh.employee_event v
                                       where v.employee_id = e.id and v.to_state = 'active' and v.actor_id = e.created_by) = 1)::int as whole
         from rh.employee e where e.name like 'Semeur %'`,
    )
    const waiting = await ask(postgres.url, 'select id from kernel.outbox')
    await postgres.stop()
    expect(kept?.employees).toBeGreaterThanOrEqual(answered.length)
    expect(kept?.employees).toBeLessThanOrEqual(answered.length + 6)
    expect(kept?.whole).toBe(kept?.employees)
    expect(waiting).toEqual([])
  })

  test('shows the demo to a network in loud words, and its mails to this machine alone', async () => {
    const quiet = await start(demo())
    await end(quiet, 'SIGTERM')
    const shown = await start({ ...demo(), HOST: '0.0.0.0' })
    await eventually(() => expect(shown.said).toContain('retirez HOST'))
    const mails = /Les mails de la démonstration .* (http:\S+)/.exec(shown.said)?.[1] ?? ''
    const [onItsOwn, onTheServer] = await Promise.all([fetch(mails), fetch(`${shown.address}/demo/mailbox`)])

    expect(quiet.said).not.toContain('ATTENTION')
    expect(shown.said).toContain('ATTENTION : la démonstration est ouverte au réseau (HOST=0.0.0.0)')
    expect(await onItsOwn.text()).toContain('Boîte aux lettres de la démonstration')
    expect(await onTheServer.text()).not.toContain('Boîte aux lettres')
    await expect(fetch(mails.replace('127.0.0.1', '127.0.0.2'))).rejects.toThrow()
    await end(shown, 'SIGTERM')
  })

  test('started for production on the demo’s data says what to do, and opens nothing', async () => {
    const inProduction = start({ DATA_DIR: join(folder, 'demo'), ...production })

    await expect(inProduction).rejects.toThrow(/Cette base a servi à la démonstration.* une base neuve.*\.\n$/)
    expect(existsSync(join(folder, 'demo', 'postgres', 'postmaster.pid'))).toBe(false)
  })

  test('that finds its port taken says so in a sentence, and leaves no database running', async () => {
    const other = createServer()
    await new Promise<void>(resolve => other.listen(0, '127.0.0.1', resolve))
    const { port } = other.address() as { port: number }
    const dataDir = join(folder, 'taken')

    const program = launch({ DATA_DIR: dataDir, SILLON_DEMO: '0', PORT: String(port) })
    await once(program.process, 'exit')
    await new Promise(resolve => other.close(resolve))

    expect(program.process.exitCode).toBe(1)
    expect(program.said).toContain(`Le port 127.0.0.1:${port} est déjà pris`)
    expect(program.said).not.toContain('    at ')
    expect(existsSync(join(dataDir, 'postgres', 'postmaster.pid'))).toBe(false)
  })

  test('given a database of a host, by an account that is no superuser, installs, serves and searches, but no demo in production', async () => {
    const postgres = await startPostgres({ dataDir: join(folder, 'hosted'), forTests: true })
    await ask(postgres.url, `create role operator login createrole password 'operator'`)
    await ask(postgres.url, 'create database sillon owner operator')
    const DATABASE_URL = `postgresql://operator:operator@127.0.0.1:${postgres.port}/sillon`
    const program = await start({ DATA_DIR: join(folder, 'files'), DATABASE_URL, SILLON_DEMO: '1' })

    const marie = await signIn(program)
    const found = await marie.get(`rh/gestionPersonnel/getPaginatedEmployeesOfClient/${marie.clientId}/0/10/caron`)
    const neighbour = await signIn(program, 'admin@bocage.example')
    const twin = await neighbour.get(
      `rh/gestionPersonnel/getPaginatedEmployeesOfClient/${neighbour.clientId}/0/10/caron`,
    )

    expect(found.body).toMatchObject({ items: [{ name: 'Caron', company: 'Serres du Val de Loire' }], total: 1 })
    expect(twin.body).toMatchObject({ items: [{ name: 'Caron', company: 'Conserverie du Bocage' }], total: 1 })
    expect(await end(program, 'SIGTERM')).toBe(0)

    const inProduction = start({ DATA_DIR: join(folder, 'files'), DATABASE_URL, ...production })
    await expect(inProduction).rejects.toThrow('donnez à la production une base neuve')
    await postgres.stop()
  })
})
