import { describe, expect, test } from 'vitest'
import type { Databases, Db } from '#kernel/server/db.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { deadlines } from '#rh/deadlines-place.model.ts'
import type { RhTables } from '#rh/rh-db.ts'
import { givePaper } from '#rh/testing/give-paper.ts'
import { hire } from '#rh/testing/hire.ts'
import { tellDeadlinesJob } from './tell-deadlines-job.ts'

const world = useOwnWorld()
const day = (days: number) => world.clock.today().add({ days }).toString()

/** One morning; answers the steps that were emitted, with how many papers each. */
async function morning() {
  const emitted: [step: unknown, papers: number][] = []
  const databases: Databases = {
    ...world.databases,
    transaction: (role, standing, work) =>
      world.databases.transaction(role, standing, async db => {
        const result = await work(db as never)
        const events = await (db as Db<RhTables>)
          .selectFrom('kernel.outbox')
          .select('payload')
          .where('kind', '=', 'document.expiring')
          .execute()
        for (const { payload } of events) {
          const { step, documentIds } = payload as { step: number; documentIds: string[] }
          emitted.push([step, documentIds.length])
        }
        return result as never
      }),
  }
  await tellDeadlinesJob.run({ ...world.ground, databases }, {})
  await world.dispatcher.drain()
  return emitted
}

const newsOf = async (client: TestClient, { userId }: TestPerson) =>
  world.inClient(client, db =>
    db
      .selectFrom('platform.notification')
      .select(['title', 'subtitle', 'link'])
      .where('userId', '=', userId)
      .orderBy('id')
      .execute(),
  )

const inSerres = async () => {
  const serres = await world.client({ companies: ['Serres', 'Vergers'] })
  const marie = await world.person({ in: serres, rights: { [deadlines]: 2 } })
  return { serres, marie }
}

describe('each morning', () => {
  test('a paper is told at each of its kind’s days and once it has ended, never twice', async () => {
    const { serres, marie } = await inSerres()
    await givePaper(world, serres, (await hire(world, serres)).id, { to: day(90) })

    expect(await morning()).toEqual([[90, 1]])
    expect(await morning()).toEqual([])
    world.clock.advance({ hours: 24 * 29 })
    expect(await morning()).toEqual([])
    world.clock.advance({ hours: 24 })
    expect(await morning()).toEqual([[60, 1]])
    world.clock.advance({ hours: 24 * 60 })
    expect(await morning()).toEqual([[30, 1]])
    world.clock.advance({ hours: 24 })
    expect(await morning()).toEqual([[-1, 1]])
    world.clock.advance({ hours: 24 })
    expect(await morning()).toEqual([])
    expect(await newsOf(serres, marie)).toHaveLength(4)
  })

  test('what three mornings without program left untold is told on the fourth', async () => {
    const { serres } = await inSerres()
    await givePaper(world, serres, (await hire(world, serres)).id, { to: day(91) })

    expect(await morning()).toEqual([])
    world.clock.advance({ hours: 24 * 4 })
    expect(await morning()).toEqual([[90, 1]])
    expect(await morning()).toEqual([])
  })

  test('two runs at once tell a paper once between them', async () => {
    const { serres, marie } = await inSerres()
    for (const name of ['Abreu', 'Benali', 'Costa'])
      await givePaper(world, serres, (await hire(world, serres, { name })).id, { to: day(10) })

    await Promise.all([morning(), morning()])

    const titles = (await newsOf(serres, marie)).map(({ title }) => title)
    expect(titles).toEqual(['3 papiers arrivent à échéance'])
  })

  test('a paper of which the end was put right is told anew', async () => {
    const { serres } = await inSerres()
    const { id } = await givePaper(world, serres, (await hire(world, serres)).id, { to: day(20) })
    expect(await morning()).toEqual([[30, 1]])

    await world.databases.transaction('platform', { readOnly: false, clientId: serres.id }, (db: Db<RhTables>) =>
      db
        .updateTable('rh.employee_document')
        .set({ expirationDate: day(25) })
        .where('id', '=', id)
        .execute(),
    )

    expect(await morning()).toEqual([[30, 1]])
  })
})

describe('a paper that was told', () => {
  test('goes with what was told of it when it is deleted', async () => {
    const { serres } = await inSerres()
    const { id } = await givePaper(world, serres, (await hire(world, serres)).id, { to: day(20) })
    await morning()

    const left = await world.databases.transaction(
      'app',
      { readOnly: false, clientId: serres.id },
      async (db: Db<RhTables>) => {
        await db.deleteFrom('rh.employee_document').where('id', '=', id).execute()
        return db.selectFrom('rh.deadline_told').select('step').where('documentId', '=', id).execute()
      },
    )
    expect(left).toEqual([])
  })

  test('of who leaves for good is no longer followed, and is again when he comes back', async () => {
    const { serres } = await inSerres()
    const { id: employeeId } = await hire(world, serres)
    const { id } = await givePaper(world, serres, employeeId, { to: day(20) })
    const archive = (at: string | null) =>
      world.databases.transaction('app', { readOnly: false, clientId: serres.id }, async (db: Db<RhTables>) => {
        await db.updateTable('rh.employee').set({ archivedAt: at }).where('id', '=', employeeId).execute()
        return db.selectFrom('rh.employee_document').select('followedIn').where('id', '=', id).executeTakeFirstOrThrow()
      })

    expect(await archive(world.clock.now().toString())).toEqual({ followedIn: null })
    expect(await morning()).toEqual([])
    expect(await archive(null)).toEqual({ followedIn: serres.companies[0]?.id })
    expect(await morning()).toEqual([[30, 1]])
  })
})

describe('the news', () => {
  test('is one a reader and a morning, in the client’s words, and leads to what it tells', async () => {
    const { serres, marie } = await inSerres()
    for (const name of ['Abreu', 'Benali'])
      await givePaper(world, serres, (await hire(world, serres, { name })).id, { kind: 'workPermit', to: day(-3) })
    await morning()

    expect(await newsOf(serres, marie)).toEqual([
      {
        title: '2 papiers arrivent à échéance',
        subtitle: 'Titre de séjour et de travail (2)',
        link: '/RH/gestion_du_personnel/echeances?f.state=expired',
      },
    ])
  })

  test('goes to who may renew papers in the person’s company, and to nobody else', async () => {
    const { serres, marie } = await inSerres()
    const karim = await world.person({ in: serres, rights: { [deadlines]: 2 }, companies: [1] })
    const reader = await world.person({ in: serres, rights: { [deadlines]: 1 } })
    const bocage = await world.client({ name: 'Bocage' })
    const neighbour = await world.person({ in: bocage, rights: { [deadlines]: 3 } })
    await givePaper(world, serres, (await hire(world, serres, { company: 1 })).id, { to: day(10) })
    await morning()

    expect(await newsOf(serres, karim)).toHaveLength(1)
    expect(await newsOf(serres, marie)).toEqual([])
    expect(await newsOf(serres, reader)).toEqual([])
    expect(await newsOf(bocage, neighbour)).toEqual([])
  })
})
