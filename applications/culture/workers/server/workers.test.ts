import { describe, expect, test } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import type { SentTo } from '#kernel/shared/call.ts'
import { as } from '#kernel/testing/as.ts'
import { auditCalls } from '#platform/audit/audit.calls.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { workersElement } from '../worker.model.ts'
import { workersCalls } from '../workers.calls.ts'

const world = useWorld()

const nobody = { team: null, badge: null, userId: null, note: null }

const withLevel = async (level: Level, client?: TestClient) =>
  world.person({ in: client ?? (await world.client()), rights: { [workersElement]: level }, allCompanies: true })
const add = (person: TestPerson, name: string) => as(person).call(workersCalls.createWorker, { ...nobody, name })
type Asked = Partial<SentTo<typeof workersCalls.getPaginatedWorkers>>

const listed = async (person: TestPerson, asked: Asked = {}) =>
  (await as(person).call(workersCalls.getPaginatedWorkers, { page: 0, size: 10, ...asked })).items.map(
    ({ name }) => name,
  )

describe('workers', () => {
  test('are read by name, upwards and downwards, and searched without accents', async () => {
    const marie = await withLevel(2)
    for (const name of ['Zinnia', 'Élan', 'Abricot']) await add(marie, name)

    expect(await listed(marie)).toEqual(['Abricot', 'Élan', 'Zinnia'])
    expect(await listed(marie, { sort: '-name' })).toEqual(['Zinnia', 'Élan', 'Abricot'])
    expect(await listed(marie, { search: 'elan' })).toEqual(['Élan'])
  })

  test('never bear the name of another, nor are saved over what somebody else saved', async () => {
    const marie = await withLevel(2)
    const made = await add(marie, 'Élan')
    const again = await as(marie).send(workersCalls.createWorker, { ...nobody, name: 'elan' })
    const edited = await as(marie).call(workersCalls.editWorker, { ...change(made), note: 'Relu' })
    const late = await as(marie).send(workersCalls.editWorker, { ...change(made), note: 'Perdu' })

    expect([again.statusCode, again.json().fields]).toMatchObject([400, [{ field: 'name' }]])
    expect([edited.note, edited.version, late.statusCode]).toEqual(['Relu', 2, 409])
  })

  test('bear a badge that is theirs alone, until they leave', async () => {
    const sophie = await withLevel(3)
    const withBadge = (name: string) =>
      as(sophie).send(workersCalls.createWorker, { ...nobody, name, team: 'Serre Nord', badge: 'a-12' })
    const first = (await withBadge('Élan')).json()
    expect([first.badge, first.team]).toEqual(['A-12', 'Serre Nord'])
    const second = await withBadge('Abricot')
    expect([second.statusCode, second.json().fields]).toMatchObject([400, [{ field: 'badge' }]])
    await as(sophie).call(workersCalls.archiveWorker, { id: first.id })
    expect((await withBadge('Abricot')).statusCode).toBe(201)
    expect((await as(sophie).send(workersCalls.restoreWorker, { id: first.id })).statusCode).toBe(400)
    expect(await listed(sophie, { search: 'a-12' })).toEqual(['Abricot'])
  })

  test('are a member of the client, who is no other', async () => {
    const client = await world.client()
    const sophie = await withLevel(3, client)
    const neighbour = await withLevel(2)
    const accounts = await as(sophie).call(workersCalls.getWorkerAccounts, {})
    expect(accounts.map(({ id }) => id)).toEqual([sophie.userId])
    const being = (name: string, userId: string) =>
      as(sophie).send(workersCalls.createWorker, { ...nobody, name, userId })
    const first = (await being('Élan', sophie.userId)).json()
    expect(first.userId).toBe(sophie.userId)
    const [again, stranger] = [await being('Abricot', sophie.userId), await being('Abricot', neighbour.userId)]
    expect([again, stranger].map(answer => answer.json().fields[0].code)).toEqual(['taken', 'unknown'])
    await as(sophie).call(workersCalls.archiveWorker, { id: first.id })
    expect((await being('Abricot', sophie.userId)).statusCode).toBe(201)
  })

  test('are put aside and taken back, unless their name was taken meanwhile', async () => {
    const sophie = await withLevel(3)
    const { id } = await add(sophie, 'Abricot')
    await as(sophie).call(workersCalls.archiveWorker, { id })
    expect([await listed(sophie), await listed(sophie, { state: 'archived' })]).toEqual([[], ['Abricot']])

    await as(sophie).call(workersCalls.restoreWorker, { id })
    expect(await listed(sophie)).toEqual(['Abricot'])
    await as(sophie).call(workersCalls.archiveWorker, { id })
    await add(sophie, 'Abricot')
    expect((await as(sophie).send(workersCalls.restoreWorker, { id })).statusCode).toBe(400)
  })

  test('tell what was done to them to who reads them', async () => {
    const marie = await withLevel(2)
    const made = await add(marie, 'Abricot')
    await as(marie).call(workersCalls.editWorker, { ...change(made), note: 'Relu' })

    const told = await as(marie).call(auditCalls.getHistoryOfRow, { table: 'culture.worker', rowId: made.id })

    expect(told.map(({ action, columns }) => [action, columns?.map(({ name }) => name)])).toEqual([
      ['update', ['note']],
      ['insert', undefined],
    ])
  })

  test('of a neighbour are as if they were not', async () => {
    const [sophie, voisin] = [await withLevel(3), await withLevel(3)]
    const made = await add(voisin, 'Voisin')
    const { id } = made
    const history = { table: 'culture.worker', rowId: id }
    const answers = [
      as(sophie).send(workersCalls.editWorker, change(made)),
      as(sophie).send(workersCalls.archiveWorker, { id }),
      as(sophie).send(workersCalls.restoreWorker, { id }),
      as(sophie).send(auditCalls.getHistoryOfRow, history),
    ]

    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
    expect(await listed(sophie)).toEqual([])
  })

  test('are read, written and put aside by right alone', async () => {
    const client = await world.client()
    const [stranger, reader, writer] = [
      await world.person({ in: client }),
      await withLevel(1, client),
      await withLevel(2, client),
    ]
    const made = await add(writer, 'Abricot')
    const refused = await Promise.all([
      as(stranger).send(workersCalls.getPaginatedWorkers, { page: 0, size: 10 }),
      as(reader).send(workersCalls.getWorkerAccounts, {}),
      as(reader).send(workersCalls.createWorker, { ...nobody, name: 'Élan' }),
      as(reader).send(workersCalls.editWorker, change(made)),
      as(writer).send(workersCalls.archiveWorker, { id: made.id }),
      as(writer).send(workersCalls.restoreWorker, { id: made.id }),
    ])

    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403, 403])
  })
})

const change = ({ id, name, team, badge, userId, note, version }: Awaited<ReturnType<typeof add>>) => ({
  id,
  name,
  team,
  badge,
  userId,
  note,
  version,
})
