import { beforeEach, expect, test } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { placesCalls } from '#culture/places/places.calls.ts'
import { placesElement } from '#culture/places/place.model.ts'
import { cropIncidentsElement } from '../crop-incident.model.ts'
import { cropIncidentsCalls } from '../crop-incidents.calls.ts'

const world = useWorld()
let client: TestClient
let marie: TestPerson
let placeId: string
const person = (level: Level, more: object = { allCompanies: true }) =>
  world.person({ in: client, rights: { [cropIncidentsElement]: level }, ...more })
beforeEach(async () => {
  client = await world.client()
  marie = await person(2)
  placeId = await greenhouse()
})

async function greenhouse() {
  const grower = await world.person({ in: client, rights: { [placesElement]: 3 }, allCompanies: true })
  const sizes = { grossM2: null, cultivatedM2: null, rowCount: null, rowLengthM: null }
  const companyId = client.companies[0]?.id as string
  const site = { ...sizes, kind: 'site' as const, parentId: null, companyId, code: 'S', name: 'Serres' }
  const { id: parentId } = await as(grower).call(placesCalls.createPlace, site)
  const house = { ...sizes, kind: 'greenhouse' as const, parentId, companyId: null, code: 'N', name: 'Serre Nord' }
  return (await as(grower).call(placesCalls.createPlace, house)).id
}

const seen = (more: object = {}) => ({
  placeId,
  kind: 'pest',
  agent: 'Aleurodes',
  severity: 4,
  observedOn: world.clock.today().toString(),
  note: null,
  ...more,
})
const tell = (more: object = {}, by = marie) => as(by).call(cropIncidentsCalls.createCropIncident, seen(more) as never)
const listed = async (asked: object = {}, by = marie) =>
  (await as(by).call(cropIncidentsCalls.getPaginatedCropIncidents, { page: 0, size: 10, ...asked } as never)).items.map(
    ({ agent }) => agent,
  )

test('what is seen is taken in hand, closed with what was done, and opened again', async () => {
  const { id, place, state, version } = await tell()
  expect([place, state]).toEqual(['Serres › Serre Nord', 'open'])
  const edited = await as(marie).call(cropIncidentsCalls.editCropIncident, {
    ...seen({ severity: 5 }),
    id,
    version,
  } as never)
  expect(edited.severity).toBe(5)
  expect((await as(marie).send(cropIncidentsCalls.editCropIncident, { ...seen(), id, version })).statusCode).toBe(409)
  expect((await as(marie).call(cropIncidentsCalls.followCropIncident, { id })).state).toBe('followed')
  expect((await as(marie).send(cropIncidentsCalls.followCropIncident, { id })).json().code).toBe('TRANSITION_INVALID')
  const closed = await as(marie).call(cropIncidentsCalls.closeCropIncident, { id, outcome: 'Lâcher d’Encarsia' })
  expect(closed).toMatchObject({ state: 'closed', outcome: 'Lâcher d’Encarsia', can: { write: false, close: true } })
  expect(await listed()).toEqual([])
  expect(await listed({ state: 'closed' })).toEqual(['Aleurodes'])
  expect((await as(marie).call(cropIncidentsCalls.reopenCropIncident, { id })).state).toBe('followed')
})

test('events are read by day and severity, and found by what was seen', async () => {
  const yesterday = world.clock.today().subtract({ days: 1 }).toString()
  await tell({ agent: 'Mildiou', kind: 'disease', severity: 5, observedOn: yesterday })
  await tell()
  expect(await listed()).toEqual(['Aleurodes', 'Mildiou'])
  expect(await listed({ sort: '-severity' })).toEqual(['Mildiou', 'Aleurodes'])
  expect([await listed({ search: 'mildiou' }), await listed({ kind: 'pest' })]).toEqual([['Mildiou'], ['Aleurodes']])
})

test('nothing is seen tomorrow, nor where one may not write', async () => {
  const tomorrow = world.clock.today().add({ days: 1 }).toString()
  const refused = async (more: object, by = marie) => {
    const answer = await as(by).send(cropIncidentsCalls.createCropIncident, seen(more) as never)
    return [answer.statusCode, answer.json().fields?.[0]?.field]
  }
  expect(await refused({ observedOn: tomorrow })).toEqual([400, 'observedOn'])
  expect(await refused({}, await person(2, { companies: [1] }))).toEqual([400, 'placeId'])
  expect(await as(marie).call(cropIncidentsCalls.getPlacesOfIncidents, {})).toEqual([
    { id: placeId, name: 'Serre Nord (N)' },
  ])
})

test('events of another company and of a neighbour are as if they were not', async () => {
  const { id, version } = await tell()
  const neighbour = await world.person({
    in: await world.client(),
    rights: { [cropIncidentsElement]: 3 },
    allCompanies: true,
  })
  for (const who of [await person(3, { companies: [1] }), neighbour]) {
    expect(await listed({}, who)).toEqual([])
    const answers = await Promise.all([
      as(who).send(cropIncidentsCalls.editCropIncident, { ...seen(), id, version }),
      as(who).send(cropIncidentsCalls.followCropIncident, { id }),
      as(who).send(cropIncidentsCalls.closeCropIncident, { id, outcome: 'Rien' }),
      as(who).send(cropIncidentsCalls.reopenCropIncident, { id }),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
  }
})

test('events are told and changed by right alone', async () => {
  const { id, version } = await tell()
  const [nobody, reader] = [await world.person({ in: client }), await person(1)]
  const answers = await Promise.all([
    as(nobody).send(cropIncidentsCalls.getPaginatedCropIncidents, { page: 0, size: 10 }),
    as(reader).send(cropIncidentsCalls.getPlacesOfIncidents, {}),
    as(reader).send(cropIncidentsCalls.createCropIncident, seen() as never),
    as(reader).send(cropIncidentsCalls.editCropIncident, { ...seen(), id, version }),
    as(reader).send(cropIncidentsCalls.followCropIncident, { id }),
    as(reader).send(cropIncidentsCalls.closeCropIncident, { id, outcome: 'Rien' }),
    as(reader).send(cropIncidentsCalls.reopenCropIncident, { id }),
  ])
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403, 403, 403])
})
