import { afterEach, describe, expect, test } from 'vitest'
import { open, reads, signedInAnywhere } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { as, visitor } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { identityCalls } from '#platform/identity/identity.calls.ts'
import { monitoringCalls } from '#platform/monitoring/monitoring.calls.ts'
import { platformAnswers } from '#platform/platform-db.ts'
import { type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { maintenanceCalls } from '../maintenance.calls.ts'

const staff = 'rh/gestion_du_personnel/salaries'
const lots = 'atelier'

const trial = calls('trial/plots', {
  ofRh: { method: 'GET', path: 'trial/ofRh', access: reads(staff), answer: nothing },
  ofAtelier: { method: 'GET', path: 'trial/ofAtelier', access: reads(lots), answer: nothing },
  ofNobody: { method: 'GET', path: 'trial/ofNobody', access: signedInAnywhere(), answer: nothing },
  ofEverybody: { method: 'GET', path: 'trial/ofEverybody', access: open('a test'), answer: nothing },
})
const done = async () => undefined
const world = useOwnWorld([platformAnswers(trial, { ofRh: done, ofAtelier: done, ofNobody: done, ofEverybody: done })])

type Wish = { application?: number; kept?: TestPerson[]; plannedEnd?: string; startAt?: string }

const author = () => world.person({ superDev: true })

async function plan({ application, kept = [], plannedEnd, startAt }: Wish = {}) {
  const planned = await as(await author()).call(maintenanceCalls.createMaintenance, {
    name: 'Mise à jour',
    description: 'Une heure au plus',
    applicationId: application,
    keepAlive: kept.map(person => person.userId),
    startAt,
    plannedEnd,
  })
  await world.runMaintenances()
  return planned
}
const close = plan
const inMinutes = (minutes: number) => world.clock.now().add({ minutes }).toString()

afterEach(async () => {
  await ask(world.installer, 'delete from platform.maintenance')
  await world.board.reload()
})

const worker = async () => world.person({ in: await world.client(), rights: { [staff]: 1, [lots]: 1 } })
const statuses = async (person: Parameters<typeof as>[0]) => {
  const answers = [trial.ofRh, trial.ofAtelier, trial.ofNobody, trial.ofEverybody].map(call => as(person).send(call))
  return (await Promise.all(answers)).map(answer => answer.statusCode)
}

describe('while everything is closed', () => {
  test('every call says so, and when to come back', async () => {
    const marie = await worker()
    expect(await statuses(marie)).toEqual([204, 204, 204, 204])

    await close()
    const answer = await as(marie).send(trial.ofRh)

    expect(await statuses(marie)).toEqual([503, 503, 503, 503])
    expect(answer.headers['retry-after']).toBe('30')
    expect(answer.json()).toMatchObject({ code: 'MAINTENANCE', message: expect.stringContaining('Mise à jour') })
  })

  test('so does it to who has no session, or one that is over', async () => {
    const marie = await worker()
    await close()

    expect(await statuses({ app: world.app })).toEqual([503, 503, 503, 503])
    expect(await statuses({ ...marie, token: `${marie.token}x` })).toEqual([503, 503, 503, 503])
    expect(await statuses({ ...marie, clientId: '0198a000-0000-7000-8000-000000000000' })).toEqual([503, 503, 503, 503])
  })

  test('those who are kept go on working; a super role reaches his own account and the maintenance, nothing else', async () => {
    const [kept, superDev] = [await worker(), await author()]
    await close({ kept: [kept] })

    expect((await statuses(kept)).slice(0, 3)).toEqual([204, 204, 204])
    expect((await as(superDev).send(trial.ofNobody)).statusCode).toBe(204)
    expect((await as(superDev).send(maintenanceCalls.getMaintenances, {})).statusCode).toBe(200)
    expect((await as(superDev).send(monitoringCalls.getJobs, {})).statusCode).toBe(503)
  })

  test('one may still ask whether it is closed, sign in, renew and sign out', async () => {
    const kept = await worker()
    await close({ plannedEnd: inMinutes(60), kept: [kept] })

    for (const call of [maintenanceCalls.isApplicationUnderMaintenance, maintenanceCalls.isUnderMaintenance]) {
      expect(await as(visitor(world.app)).call(call, {})).toMatchObject({
        underMaintenance: true,
        name: 'Mise à jour',
        description: 'Une heure au plus',
        plannedEnd: expect.stringContaining(':'),
        applications: [],
        planned: null,
      })
    }
    const { refreshToken, userId, connectionUid } = kept
    expect((await as(kept).send(identityCalls.login, { mail: kept.mail, password: 'a' })).statusCode).toBe(401)
    expect((await as(kept).send(identityCalls.refreshToken, { refreshToken, userId })).statusCode).toBe(200)
    expect((await as(kept).send(identityCalls.logout, { connectionUid })).statusCode).toBe(204)
  })

  test('whoever is not kept was signed out, and reads why once all is open again', async () => {
    const marie = await worker()
    const { id } = await close()

    await as(await author()).call(maintenanceCalls.endMaintenance, { id })
    await world.board.reload()

    const answer = await as(marie).send(trial.ofNobody)
    expect(answer.statusCode).toBe(401)
    expect(answer.json()).toMatchObject({ code: 'SESSION_REVOKED', reason: 'MAINTENANCE' })
  })
})

describe('while one application is closed', () => {
  test('its own calls say so, and all others work', async () => {
    const [marie, kept] = [await worker(), await worker()]
    await close({ application: 8, kept: [kept] })

    expect(await statuses(marie)).toEqual([503, 204, 204, 204])
    expect(await statuses(kept)).toEqual([204, 204, 204, 204])
    expect(await as(visitor(world.app)).call(maintenanceCalls.isUnderMaintenance, {})).toMatchObject({
      underMaintenance: false,
      name: null,
      applications: [8],
    })
  })
})

describe('a maintenance', () => {
  test('that is planned closes nothing before its hour, and everything from it on', async () => {
    const marie = await worker()
    await plan({ startAt: inMinutes(30) })
    expect(await statuses(marie)).toEqual([204, 204, 204, 204])

    world.clock.advance({ minutes: 30 })
    await world.runMaintenances()

    expect(await statuses(marie)).toEqual([503, 503, 503, 503])
  })

  test('is announced a quarter of an hour ahead', async () => {
    await plan({ startAt: inMinutes(30) })
    const announced = async () => (await as(visitor(world.app)).call(maintenanceCalls.isUnderMaintenance, {})).planned
    expect(await announced()).toBe(null)

    world.clock.advance({ minutes: 16 })

    expect(await announced()).toMatchObject({ name: 'Mise à jour', applicationId: null })
  })

  test('that is due while another of its scope runs waits for the end of it', async () => {
    const [developer, first] = [await author(), await close()]
    await plan({ startAt: inMinutes(5) })
    world.clock.advance({ minutes: 6 })
    await world.runMaintenances()
    const states = async () =>
      (await as(developer).call(maintenanceCalls.getMaintenances, {})).map(({ state }) => state).sort()
    expect(await states()).toEqual(['active', 'planned'])

    await as(developer).call(maintenanceCalls.endMaintenance, { id: first.id })
    await world.runMaintenances()

    expect(await states()).toEqual(['active', 'ended'])
  })

  test('cannot begin where one runs already, nor end before it begins', async () => {
    const developer = await author()
    await close()

    const again = await as(developer).send(maintenanceCalls.createMaintenance, { name: 'Encore', description: '' })
    const backwards = await as(developer).send(maintenanceCalls.createMaintenance, {
      name: 'À rebours',
      description: '',
      startAt: inMinutes(60),
      plannedEnd: inMinutes(30),
    })

    expect([again.statusCode, again.json().code]).toEqual([409, 'MAINTENANCE_RUNNING'])
    expect([backwards.statusCode, backwards.json().fields[0].field]).toEqual([400, 'plannedEnd'])
  })

  test('of an application that is not there is not found', async () => {
    const answer = await as(await author()).send(maintenanceCalls.createMaintenance, {
      name: 'Rien',
      description: '',
      applicationId: 999,
    })
    expect(answer.statusCode).toBe(404)
  })

  test('ends once: by its id, or the one of everything; a planned one is cancelled', async () => {
    const developer = await author()
    const planned = await plan({ startAt: inMinutes(60) })
    await close()

    const ended = await as(developer).call(maintenanceCalls.endMaintenance, {})
    const cancelled = await as(developer).call(maintenanceCalls.endMaintenance, { id: planned.id })

    expect([ended.state, cancelled.state]).toEqual(['ended', 'cancelled'])
    expect((await as(developer).send(maintenanceCalls.endMaintenance, {})).statusCode).toBe(404)
    expect((await as(developer).send(maintenanceCalls.endMaintenance, { id: planned.id })).statusCode).toBe(404)
  })

  test('always keeps its author', async () => {
    const developer = await author()
    const { keepAlive } = await as(developer).call(maintenanceCalls.createMaintenance, {
      name: 'Nuit',
      description: '',
    })
    expect(keepAlive).toEqual([developer.userId])
  })
})

describe('who is not a developer or a super admin', () => {
  test('neither plans nor ends one, and sees none', async () => {
    const admin = await world.person({ in: await world.client(), admin: true })
    const refused = [
      as(admin).send(maintenanceCalls.createMaintenance, { name: 'Pause', description: '' }),
      as(admin).send(maintenanceCalls.endMaintenance, {}),
      as(admin).send(maintenanceCalls.getMaintenances, {}),
      as(admin).send(maintenanceCalls.findPeopleToKeep, { words: 'ma' }),
    ]
    expect((await Promise.all(refused)).map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403])
  })
})

test('people to keep are found by the beginning of a name or a mail, without accents', async () => {
  const [developer, zoe] = [await author(), await world.person({ firstname: 'Zoé', name: 'Îlot' })]
  const found = async (words: string) =>
    (await as(developer).call(maintenanceCalls.findPeopleToKeep, { words })).map(({ id }) => id)

  expect(await found('zoe il')).toContain(zoe.userId)
  expect(await found('ilot')).toContain(zoe.userId)
  expect(await found(zoe.mail.slice(0, 12))).toContain(zoe.userId)
  expect(await found('100%')).toEqual([])
})
