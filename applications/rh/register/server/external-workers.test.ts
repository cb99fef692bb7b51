import { describe, expect, test } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { establish, sirets } from '#rh/testing/establish.ts'
import { externalWorkersCalls, registerCalls } from '../register.calls.ts'
import { registerElement } from '../register-place.model.ts'
import { keepRegistersJob } from './keep-registers-job.ts'

const world = useOwnWorld()
const siret = sirets.head
const day = (days: number) => world.clock.today().add({ days }).toString()
const night = () => keepRegistersJob.run({ ...world.ground, databases: world.databases }, {})

async function serres() {
  const client = await world.client({ companies: ['Serres du Layon', 'Vergers du Layon'] })
  await establish(world, client)
  return client
}
const withLevel = (client: TestClient, level: Level, companies?: readonly number[]) =>
  world.person({
    in: client,
    rights: { [registerElement]: level },
    ...(companies ? { companies } : { allCompanies: true }),
  })

const nobody = {
  citizenship: null,
  birthDate: null,
  sex: null,
  job: null,
  qualification: null,
  endsOn: null,
  organisationName: null,
  organisationAddress: null,
  tutorName: null,
  place: null,
}
const trainee = () => ({
  ...nobody,
  kind: 'trainee' as const,
  lastName: 'Rousseau',
  firstNames: 'Manon',
  startsOn: day(-2),
  tutorName: 'Claire Renaud',
  place: 'Serre Nord',
})
const agencyWorker = () => ({
  ...nobody,
  kind: 'agency' as const,
  lastName: 'Diallo',
  firstNames: 'Mamadou',
  startsOn: day(-9),
  endsOn: day(3),
  organisationName: 'Loire Intérim',
  organisationAddress: '4 boulevard Foch, Angers',
})

const add = (person: TestPerson, worker: object) =>
  as(person).call(externalWorkersCalls.addExternalWorker, { ...trainee(), ...worker, siret })
const register = async (person: TestPerson, part: 'staff' | 'trainee') =>
  (await as(person).call(registerCalls.getPageOfRegister, { siret, page: 0, size: 10, part })).items

describe('somebody sent by others', () => {
  test('is written into the register at once: a trainee in his part, somebody lent among the staff', async () => {
    const marie = await withLevel(await serres(), 2)

    const manon = await add(marie, trainee())
    await add(marie, agencyWorker())

    expect(manon).toMatchObject({ entryNumber: 1, lastName: 'Rousseau' })
    expect(await register(marie, 'trainee')).toMatchObject([
      { number: 1, lastName: 'Rousseau', tutorName: 'Claire Renaud', place: 'Serre Nord', mentions: [] },
    ])
    expect(await register(marie, 'staff')).toMatchObject([
      { number: 2, lastName: 'Diallo', mentions: ['temporary'], agencyName: 'Loire Intérim', exitDate: null },
    ])
  })

  test('who is still to come is entered on the morning of his day, and leaves after his last', async () => {
    const serresDuLayon = await serres()
    const marie = await withLevel(serresDuLayon, 2)
    const { entryNumber } = await add(marie, { startsOn: day(1), endsOn: day(4) })

    world.clock.advance({ hours: 24 })
    await night()
    const [entered] = await register(await world.signIn(marie), 'trainee')
    world.clock.advance({ hours: 24 * 4 })
    await night()
    await night()

    expect(entryNumber).toBeNull()
    expect(entered).toMatchObject({ number: 1, exitDate: null })
    expect(await register(await world.signIn(marie), 'trainee')).toMatchObject([
      { number: 1, exitDate: day(-1), lines: 2 },
    ])
  })

  test('is corrected in the register by a new line when his sheet is', async () => {
    const marie = await withLevel(await serres(), 2)
    const { id, version } = await add(marie, trainee())
    const { kind: _, ...sheet } = trainee()

    const edited = await as(marie).call(externalWorkersCalls.editExternalWorker, {
      ...sheet,
      id,
      version,
      lastName: 'Rousseaux',
      endsOn: day(-1),
    })
    const stale = await as(marie).send(externalWorkersCalls.editExternalWorker, { ...sheet, id, version })
    const absurd = await as(marie).send(externalWorkersCalls.editExternalWorker, { ...sheet, id, version: 2 ** 32 })

    const [entry] = await register(marie, 'trainee')
    const lines = await as(marie).call(registerCalls.getLinesOfRegisterEntry, { id: entry?.id as string })
    expect(edited).toMatchObject({ lastName: 'Rousseaux', version: 2 })
    expect(stale.json().code).toBe('VERSION_CONFLICT')
    expect(absurd.json()).toMatchObject({ code: 'INVALID_INPUT', fields: [{ field: 'version' }] })
    expect(lines).toMatchObject([
      { motive: 'hired', lastName: 'Rousseau', recordedBy: null },
      { motive: 'corrected', lastName: 'Rousseaux', recordedBy: 'Marie Caron' },
      { motive: 'left', lastName: 'Rousseaux', exitDate: day(-1) },
    ])
  })

  test('has a tutor and a place, or the address of who sends him', async () => {
    const marie = await withLevel(await serres(), 2)
    const send = (worker: object) =>
      as(marie).send(externalWorkersCalls.addExternalWorker, { ...trainee(), ...worker, siret })

    const alone = await send({ tutorName: null })
    const unsent = await send({ ...agencyWorker(), organisationAddress: null })
    const backwards = await send({ endsOn: day(-30) })

    expect(alone.json()).toMatchObject({ fields: [{ field: 'tutorName', code: 'required' }] })
    expect(unsent.json()).toMatchObject({ fields: [{ field: 'organisationAddress', code: 'required' }] })
    expect(backwards.json()).toMatchObject({ fields: [{ field: 'endsOn', code: 'order' }] })
  })

  test('bears in the register a name without marks that turn the reading order', async () => {
    const marie = await withLevel(await serres(), 2)

    await add(marie, { lastName: '\u202EuaessuoR\u202C', tutorName: 'Claire\tRenaud\u200F' })

    expect(await register(marie, 'trainee')).toMatchObject([{ lastName: 'uaessuoR', tutorName: 'Claire Renaud' }])
  })

  test('stands in the list of his establishment, the latest first', async () => {
    const marie = await withLevel(await serres(), 2)
    await add(marie, agencyWorker())
    await add(marie, trainee())

    const page = await as(marie).call(externalWorkersCalls.getExternalWorkers, { siret, size: 1 })

    expect(page).toMatchObject({ total: 2, items: [{ lastName: 'Rousseau', kind: 'trainee' }] })
    const first = async (sort: 'starts' | 'name' | 'ends' | 'organisation' | '-number') =>
      (await as(marie).call(externalWorkersCalls.getExternalWorkers, { siret, sort })).items[0]?.lastName
    expect([await first('starts'), await first('name'), await first('ends')]).toEqual(['Diallo', 'Diallo', 'Diallo'])
    expect([await first('organisation'), await first('-number')]).toEqual(['Rousseau', 'Rousseau'])
  })
})

test('people from outside are those of the companies that one may read, and change with the right to', async () => {
  const client = await serres()
  const marie = await withLevel(client, 2)
  const { id } = await add(marie, trainee())
  const { kind: _, ...sheet } = trainee()
  const statuses = async (person: TestPerson) =>
    Promise.all([
      as(person).send(externalWorkersCalls.getExternalWorkers, { siret }),
      as(person).send(externalWorkersCalls.addExternalWorker, { ...trainee(), siret }),
      as(person).send(externalWorkersCalls.editExternalWorker, { ...sheet, id }),
    ]).then(answers => answers.map(({ statusCode }) => statusCode))

  expect(await statuses(await withLevel(client, 0))).toEqual([403, 403, 403])
  expect(await statuses(await withLevel(client, 1))).toEqual([200, 403, 403])
  expect(await statuses(await withLevel(client, 3, [1]))).toEqual([404, 404, 404])
  expect(await statuses(await withLevel(await world.client(), 3))).toEqual([404, 404, 404])
})
