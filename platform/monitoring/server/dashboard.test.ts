import { describe, expect, test } from 'vitest'
import { as, visitor } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { useTabs } from '#platform/testing/tabs.ts'
import { useOwnWorld } from '#platform/testing/world.ts'
import { dashboardCalls } from '../dashboard.calls.ts'
import { monitoringCalls } from '../monitoring.calls.ts'

const world = useOwnWorld()
const tabs = useTabs(world)
const dorian = async () => as(await world.person({ superDev: true }))
const answered = { name: 'hire', isAct: false, caller: undefined, clientId: undefined, elements: [], isSupport: false }

describe('the dashboard', () => {
  test('tells how the installation is, each five minutes of the last day too', async () => {
    const developer = await dorian()
    await world.monitor.settle()
    const before = await developer.call(dashboardCalls.getMonitoringDashboard, {})
    for (let number = 0; number < 97; number += 1) world.monitor.watch.answered({ ...answered, status: 200, ms: 4 })
    for (let number = 0; number < 3; number += 1) world.monitor.watch.answered({ ...answered, status: 500, ms: 800 })
    await world.monitor.pulse.beat()

    const told = await developer.call(dashboardCalls.getMonitoringDashboard, {})

    expect(told.requestsPerMinute - before.requestsPerMinute).toBeGreaterThanOrEqual(100)
    expect(told.p50).toBeLessThanOrEqual(5)
    expect(told.errorRate).toBeGreaterThan(0.02)
    expect(told.errorRate).toBeLessThan(0.03)
    expect(told.processes).toMatchObject([{ release: told.release, memoryMb: expect.any(Number) }])
    expect(told.processes[0]?.memoryMb).toBeGreaterThan(20)
    expect(told.database.size).toBeGreaterThan(1_000_000)
    expect(told.database.connections).toBeGreaterThan(0)
    expect(told.database.slowest).toBeNull()
    expect(told.history).toHaveLength(288)
    expect(told.history.at(-1)?.requestsPerMinute).toBeGreaterThanOrEqual(20)
    expect(told.history[0]).toMatchObject({ requestsPerMinute: 0, p50: null, errorRate: null })
  })

  test('counts who is connected, once, and the files of every client', async () => {
    const [serres, bocage] = [await world.client(), await world.client()]
    const marie = await world.person({ in: serres })
    await tabs.open(marie)
    await tabs.open(await world.person({ in: bocage }))
    for (const [client, size] of [
      [serres, 3_000],
      [bocage, 4_000],
    ] as const)
      await ask(
        world.installer,
        `insert into kernel.file (client_id, storage_key, name, mime, size, sha256)
         values ($1, 'k', 'contrat.pdf', 'application/pdf', $2, repeat('a', 64))`,
        [client.id, size],
      )
    world.clock.advance({ minutes: 2 })

    const { connectedUsers, files } = await (await dorian()).call(dashboardCalls.getMonitoringDashboard, {})

    expect(connectedUsers).toBe(2)
    expect(files.size).toBe(7_000)
  })

  test('knows two processes, and forgets one that says nothing any more', async () => {
    const other = await world.openAnother()
    await other.monitor.pulse.beat()
    await world.monitor.pulse.beat()
    const processes = async () => (await (await dorian()).call(dashboardCalls.getMonitoringDashboard, {})).processes

    expect(await processes()).toHaveLength(2)
    await other.close()
    world.clock.advance({ seconds: 31 })
    await world.monitor.pulse.beat()
    expect(await processes()).toHaveLength(1)
  })

  test('is refused to everybody but those who run the platform', async () => {
    const admin = as(await world.person({ in: await world.client(), admin: true }))
    expect((await admin.send(dashboardCalls.getMonitoringDashboard)).statusCode).toBe(403)
    expect(
      (await as(await world.person({ superAdmin: true })).send(dashboardCalls.getMonitoringDashboard)).statusCode,
    ).toBe(200)
  })
})

describe('the screens of a wall', () => {
  const byLink = (token: string) => as({ ...visitor(world.app), headers: { displaytoken: token } })

  test('show counts, and no name of anybody', async () => {
    const serres = await world.client({ name: 'Élan des Serres' })
    const marie = await world.person({ in: serres, name: 'Caronnier' })
    await tabs.open(marie)
    const developer = await dorian()
    world.monitor.watch.answered({ ...answered, isAct: true, status: 200, ms: 4, clientId: serres.id })
    world.monitor.watch.failed({
      error: new Error('broken'),
      during: { kind: 'job', name: 'print' },
      clientId: serres.id,
    })
    await world.monitor.settle()

    const platform = await developer.call(dashboardCalls.getPlatformStats, {})
    const clients = await developer.call(dashboardCalls.getClientStats, {})

    expect(platform).toMatchObject({ envelopesToday: null, errorsToday: expect.any(Number) })
    expect(platform.clients).toBe(clients.length)
    expect(platform.connected).toBeGreaterThanOrEqual(1)
    expect(clients).toContainEqual({
      name: 'Élan des Serres',
      connected: 1,
      actionsToday: 1,
      errorsToday: 1,
      lastActivityAt: world.clock.now().toString(),
    })
    expect(JSON.stringify([platform, clients])).not.toMatch(/Caronnier/)
  })

  test('are opened by a link that a super role made, until he takes it back', async () => {
    const developer = await dorian()
    const { token, id, expiresAt } = await developer.call(dashboardCalls.makeDisplayLink, {
      label: 'Salle des serveurs',
    })

    const statuses = async () => [
      (await byLink(token).send(dashboardCalls.getPlatformStats)).statusCode,
      (await byLink(token).send(dashboardCalls.getClientStats)).statusCode,
      (await byLink(token).send(monitoringCalls.getJobs)).statusCode,
    ]
    expect(await statuses()).toEqual([200, 200, 401])
    expect(await developer.call(dashboardCalls.getDisplayLinks, {})).toContainEqual(
      expect.objectContaining({ id, label: 'Salle des serveurs', expiresAt }),
    )
    const [row] = await ask<{ text: string }>(
      world.installer,
      'select l::text as text from platform.link l where id = $1',
      [id],
    )
    expect(row?.text).not.toContain(token)

    await developer.call(dashboardCalls.revokeDisplayLink, { id })
    expect(await statuses()).toEqual([401, 401, 401])
    expect((await developer.send(dashboardCalls.revokeDisplayLink, { id })).statusCode).toBe(404)
  })

  test('are shut after thirty days', async () => {
    const { token } = await (await dorian()).call(dashboardCalls.makeDisplayLink, { label: 'Accueil' })
    world.clock.advance({ hours: 30 * 24 + 1 })
    const answer = await byLink(token).send(dashboardCalls.getPlatformStats)
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'DISPLAY_LINK_OVER'])
  })

  test('are shut to visitors, to made-up links and to people of a client', async () => {
    const admin = as(await world.person({ in: await world.client(), admin: true }))
    for (const call of [dashboardCalls.getPlatformStats, dashboardCalls.getClientStats]) {
      expect((await as(visitor(world.app)).send(call)).statusCode).toBe(401)
      expect((await byLink('made-up').send(call)).statusCode).toBe(401)
      expect((await admin.send(call)).statusCode).toBe(403)
    }
    const refused = [
      await admin.send(dashboardCalls.getDisplayLinks),
      await admin.send(dashboardCalls.makeDisplayLink, { label: 'Accueil' }),
      await admin.send(dashboardCalls.revokeDisplayLink, { id: '0198a000-0000-7000-8000-000000000000' }),
    ]
    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403])
  })
})
