import { afterEach, describe, expect, test } from 'vitest'
import { open, reads, signedInAnywhere } from '#kernel/shared/access.ts'
import { calls, nothing } from '#kernel/shared/call.ts'
import { as, visitor } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { identityCalls } from '#platform/identity/identity.calls.ts'
import { platformAnswers } from '#platform/platform-db.ts'
import { type TestPerson, useWorld } from '#platform/testing/world.ts'
import { maintenanceCalls } from '../maintenance.calls.ts'

const staff = 'rh/gestion_du_personnel/salaries'
const lots = 'atelier'

const trial = calls({
  ofRh: { method: 'GET', path: 'trial/ofRh', access: reads(staff), answer: nothing },
  ofAtelier: { method: 'GET', path: 'trial/ofAtelier', access: reads(lots), answer: nothing },
  ofNobody: { method: 'GET', path: 'trial/ofNobody', access: signedInAnywhere(), answer: nothing },
  ofEverybody: { method: 'GET', path: 'trial/ofEverybody', access: open('a test'), answer: nothing },
})
const done = async () => undefined
const world = useWorld([platformAnswers(trial, { ofRh: done, ofAtelier: done, ofNobody: done, ofEverybody: done })])

type Wish = { application?: number; kept?: TestPerson[]; plannedEnd?: string }

async function close({ application, kept = [], plannedEnd }: Wish = {}) {
  const author = await world.person({ superAdmin: true })
  await ask(
    world.installer,
    `insert into platform.maintenance (name, description, application_id, keep_alive, starts_at, started_at, planned_end_at, created_by)
     values ('Mise à jour', 'Une heure au plus', $1, $2, now(), now(), $3, $4)`,
    [application ?? null, kept.map(person => person.userId), plannedEnd ?? null, author.userId],
  )
  await world.board.reload()
}

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

  test('super roles and those who are kept go on working', async () => {
    const [kept, superDev] = [await worker(), await world.person({ superDev: true })]
    await close({ kept: [kept] })

    expect((await statuses(kept)).slice(0, 3)).toEqual([204, 204, 204])
    expect((await as(superDev).send(trial.ofNobody)).statusCode).toBe(204)
  })

  test('one may still ask whether it is closed, sign in, renew and sign out', async () => {
    const marie = await worker()
    await close({ plannedEnd: '2026-11-21T12:00:00Z' })

    for (const call of [maintenanceCalls.isApplicationUnderMaintenance, maintenanceCalls.isUnderMaintenance]) {
      expect(await as(visitor(world.app)).call(call, {})).toEqual({
        underMaintenance: true,
        name: 'Mise à jour',
        description: 'Une heure au plus',
        plannedEnd: '2026-11-21T12:00:00Z',
        applications: [],
      })
    }
    const { refreshToken, userId, connectionUid } = marie
    expect((await as(marie).send(identityCalls.login, { mail: marie.mail, password: 'a' })).statusCode).toBe(401)
    expect((await as(marie).send(identityCalls.refreshToken, { refreshToken, userId })).statusCode).toBe(200)
    expect((await as(marie).send(identityCalls.logout, { connectionUid })).statusCode).toBe(204)
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
  test('that is planned, over or cancelled closes nothing', async () => {
    const marie = await worker()
    await close()
    expect(await statuses(marie)).toEqual([503, 503, 503, 503])

    for (const state of [
      'started_at = null',
      'started_at = now(), ended_at = now()',
      'started_at = now(), ended_at = null, cancelled_at = now()',
    ]) {
      await ask(world.installer, `update platform.maintenance set ${state}`)
      await world.board.reload()
      expect(await statuses(marie), state).toEqual([204, 204, 204, 204])
    }
  })
})
