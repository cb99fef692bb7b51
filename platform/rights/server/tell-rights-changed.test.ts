import { expect, test } from 'vitest'
import { ask } from '#kernel/testing/ask.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { rightsChanged } from '../rights.signals.ts'
import { idOf, serviceOf } from '../testing/matrix.ts'
import { type Concerned, tellRightsChanged } from './tell-rights-changed.ts'

const world = useOwnWorld()

/** The rooms that are told, once the transaction is over, and what they are told. */
async function told(client: TestClient, concerned: Omit<Concerned, 'clientId'>) {
  const waiting: (() => unknown)[] = []
  const heard: { room: string; name: string; payload: unknown }[] = []
  const signals = {
    tell: (room: string, { name }: { name: string }, payload: unknown) => void heard.push({ room, name, payload }),
    close: () => undefined,
  }
  await world.inClient(client, (db: PlatformDb) =>
    tellRightsChanged({ db, clock: world.clock, signals, afterCommit: work => void waiting.push(work) }, {
      clientId: client.id,
      ...concerned,
    } as Concerned),
  )
  expect(heard).toEqual([])
  for (const work of waiting) work()
  return heard
}

const lend = (client: TestClient, from: TestPerson, to: TestPerson, hours: number) =>
  ask(
    world.installer,
    `insert into platform.right_delegation (client_id, delegator_id, delegate_id, element_id, level, starts_at, ends_at, reason, created_by)
     values ($1, $2, $3, $4, 2, $5::timestamptz + $6 * interval '1 h', $5::timestamptz + interval '100 h', 'congés', $2)`,
    [client.id, from.userId, to.userId, idOf(world, 'staff'), world.clock.now().toString(), hours],
  )

async function greenhouses() {
  const client = await world.client({ companies: ['Serres', 'Station'] })
  const marie = await world.person({ in: client })
  const paul = await world.person({ in: client, companies: [1] })
  return { client, marie, paul, service: await serviceOf(world, client) }
}

test('a change of a whole client is told to all its tabs at once, which then wait each its moment', async () => {
  const { client } = await greenhouses()
  const [version] = await ask<{ version: string }>(
    world.installer,
    'select rights_version as version from platform.client where id = $1',
    [client.id],
  )

  expect(await told(client, { everybody: true })).toEqual([
    {
      room: `client:${client.id}`,
      name: rightsChanged.name,
      payload: { rightsVersion: Number(version?.version), toAll: true },
    },
  ])
})

test.each(['serviceIds', 'companyIds', 'userIds'] as const)(
  'of %s to those concerned, and whom they lend to',
  async by => {
    const { client, marie, paul, service } = await greenhouses()
    const ines = await world.person({ in: client, companies: [1] })
    await lend(client, marie, paul, -1)
    await lend(client, marie, ines, 1)
    const ids = { serviceIds: [service], companyIds: [client.companies[0]?.id as string], userIds: [marie.userId] }[by]

    const rooms = (await told(client, { [by]: ids })).map(({ room }) => room)

    const own = by === 'userIds' ? `member:${client.id}/${marie.userId}` : `service:${service}`
    expect(rooms).toEqual([own, `member:${client.id}/${paul.userId}`])
  },
)

test('nobody of another client is told', async () => {
  const { client } = await greenhouses()
  const bocage = await world.client({ name: 'Bocage' })
  expect(await told(client, { serviceIds: [await serviceOf(world, bocage)] } as never)).toEqual([])
})
