import { describe, expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { citizenshipsCalls } from '../citizenships.calls.ts'
import { usualCitizenships } from '../usual-citizenships.model.ts'

const world = useWorld()

const admin = (client: TestClient) => world.person({ in: client, admin: true })
const moroccan = { country: 'MA', label: 'Marocaine', horsUE: true, foreigner: true }
const french = { country: 'FR', label: 'Française', horsUE: false, foreigner: false }

const create = (sophie: TestPerson, citizenship = moroccan) =>
  as(sophie).call(citizenshipsCalls.createCitizenship, citizenship)

const listOf = async (person: TestPerson) =>
  (await as(person).call(citizenshipsCalls.getCitizenships, {})).map(({ country }) => country)

const every = ({ id, version }: { id: string; version: number }) =>
  [
    [citizenshipsCalls.createCitizenship, french],
    [citizenshipsCalls.addUsualCitizenships, {}],
    [citizenshipsCalls.moveCitizenship, { id, direction: 'up' }],
    [citizenshipsCalls.editCitizenship, { id, label: 'Maroc', horsUE: true, foreigner: true, active: true, version }],
    [citizenshipsCalls.deleteCitizenship, { id }],
  ] as const

describe('the citizenships that a client offers', () => {
  test('are added, ordered, and read by everybody', async () => {
    const client = await world.client()
    const sophie = await admin(client)
    await create(sophie)
    const { id } = await create(sophie, french)

    await as(sophie).call(citizenshipsCalls.moveCitizenship, { id, direction: 'up' })

    expect(await listOf(await world.person({ in: client }))).toEqual(['FR', 'MA'])
  })

  test('are worded anew, deactivated, and taken away', async () => {
    const sophie = await admin(await world.client())
    const { id, version } = await create(sophie)
    const edition = { id, label: 'Maroc', horsUE: true, foreigner: true, active: false, version }

    const edited = await as(sophie).call(citizenshipsCalls.editCitizenship, edition)
    const stale = await as(sophie).send(citizenshipsCalls.editCitizenship, edition)
    const erased = await as(sophie).send(citizenshipsCalls.deleteCitizenship, { id })

    expect(edited).toMatchObject({ country: 'MA', label: 'Maroc', active: false, version: version + 1 })
    expect([stale.statusCode, stale.json().code, erased.statusCode]).toEqual([409, 'VERSION_CONFLICT', 204])
    expect(await listOf(sophie)).toEqual([])
  })

  test('come all at once, beside those that are there, and once only', async () => {
    const sophie = await admin(await world.client())
    await create(sophie, { ...moroccan, label: 'Maroc' })

    const first = await as(sophie).call(citizenshipsCalls.addUsualCitizenships, {})
    const again = await as(sophie).call(citizenshipsCalls.addUsualCitizenships, {})

    expect(first[0]).toMatchObject({ country: 'MA', label: 'Maroc' })
    expect(first.map(({ country }) => country).toSorted()).toEqual(
      usualCitizenships.map(({ country }) => country).toSorted(),
    )
    expect(again).toEqual(first)
  })

  test.each([
    ['a country that is there already', 'MA', 'taken'],
    ['a country that does not exist', 'ZZ', 'unknown'],
  ])('are refused %s, in words', async (_, country, code) => {
    const sophie = await admin(await world.client())
    await create(sophie)

    const refused = await as(sophie).send(citizenshipsCalls.createCitizenship, { ...french, country })

    expect([refused.statusCode, refused.json().fields[0].code]).toEqual([400, code])
    expect(refused.json().fields[0].message).not.toContain('configuration.')
  })
})

test('only those who set up the client change its citizenships, and a neighbour finds none', async () => {
  const [serres, verger] = [await world.client(), await world.client()]
  const [sophie, anne] = [await admin(serres), await admin(verger)]
  const paul = await world.person({ in: serres })
  const citizenship = await create(sophie)

  for (const [call, input] of every(citizenship)) expect((await as(paul).send(call, input)).statusCode).toBe(403)
  const [, , ...onIt] = every(citizenship)
  for (const [call, input] of onIt) expect((await as(anne).send(call, input)).statusCode).toBe(404)
  expect([await listOf(anne), await listOf(sophie)]).toEqual([[], ['MA']])
})
