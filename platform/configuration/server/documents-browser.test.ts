import { expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { documentsBrowserCalls } from '../documents-browser.calls.ts'
import { uploadTypes } from '../documents-browser.model.ts'

const world = useWorld()

const element = 'documents/rh'
const elementId = () => world.catalogue.idOf(element) as number

const admin = (client: TestClient) =>
  world.person({ in: client, admin: true, allCompanies: true, rights: { [element]: 3 } })

const add = (person: TestPerson, name: string) =>
  as(person).send(documentsBrowserCalls.createRootFolder, { elementId: elementId(), name })

const read = (person: TestPerson) =>
  as(person).call(documentsBrowserCalls.getDocumentsBrowser, { elementId: elementId() })

const decide = (person: TestPerson, folderIds: string[], version: number) =>
  as(person).send(documentsBrowserCalls.setDocumentsBrowser, {
    elementId: elementId(),
    folderIds,
    uploadTypes: ['pdf', 'image'],
    version,
  })

test('a document browser shows every root folder until somebody chooses', async () => {
  const sophie = await admin(await world.client())
  await add(sophie, 'Contrats')
  await add(sophie, 'Procédures')

  const { folders, uploadTypes: taken, version } = await read(sophie)

  expect(folders.map(({ name, shown }) => [name, shown])).toEqual([
    ['Contrats', true],
    ['Procédures', true],
  ])
  expect([taken, version]).toEqual([[...uploadTypes], 0])
})

test('a document browser shows the folders that were chosen, in their order, and those made since', async () => {
  const sophie = await admin(await world.client())
  for (const name of ['Contrats', 'Procédures', 'Archives']) await add(sophie, name)
  const [contracts, procedures] = (await read(sophie)).folders.map(({ id }) => id) as [string, string]

  const decided = await decide(sophie, [procedures, contracts], 0)
  await add(sophie, 'Photos')

  expect([decided.statusCode, decided.json().uploadTypes, decided.json().version]).toEqual([200, ['pdf', 'image'], 1])
  expect((await read(sophie)).folders.map(({ name, shown }) => [name, shown])).toEqual([
    ['Procédures', true],
    ['Contrats', true],
    ['Photos', true],
    ['Archives', false],
  ])
})

test('a folder has a name of its own, and an old reading decides nothing', async () => {
  const sophie = await admin(await world.client())
  await add(sophie, 'Contrats')
  const ids = (await read(sophie)).folders.map(({ id }) => id)

  const twice = await add(sophie, 'contrats')
  const first = await decide(sophie, ids, 0)
  const late = await decide(sophie, [], 0)
  const unknown = await decide(sophie, ['0198a000-0000-7000-8000-000000000000'], 1)

  expect([twice.statusCode, twice.json().fields[0].field]).toEqual([400, 'name'])
  expect([first.statusCode, late.statusCode, late.json().code]).toEqual([200, 409, 'VERSION_CONFLICT'])
  expect([unknown.statusCode, unknown.json().fields[0].field]).toEqual([400, 'folderIds'])
})

test('nobody else decides, and a neighbour has folders of his own', async () => {
  const [serres, verger] = [await world.client(), await world.client()]
  const sophie = await admin(serres)
  await add(sophie, 'Contrats')
  const ids = (await read(sophie)).folders.map(({ id }) => id)
  const marie = await world.person({ in: serres, rights: { [element]: 2 } })
  const anne = await admin(verger)

  const refused = [
    await as(marie).send(documentsBrowserCalls.getDocumentsBrowser, { elementId: elementId() }),
    await decide(marie, ids, 0),
    await add(marie, 'Photos'),
  ].map(({ statusCode }) => statusCode)

  expect(refused).toEqual([403, 403, 403])
  expect((await read(anne)).folders).toEqual([])
  expect((await decide(anne, ids, 0)).statusCode).toBe(400)
  const elsewhere = await as(anne).send(documentsBrowserCalls.getDocumentsBrowser, { elementId: 1 })
  expect(elsewhere.statusCode).toBe(404)
})

test.each([
  ['getDocumentsBrowser', documentsBrowserCalls.getDocumentsBrowser],
  ['setDocumentsBrowser', documentsBrowserCalls.setDocumentsBrowser],
  ['createRootFolder', documentsBrowserCalls.createRootFolder],
])('%s wants somebody who is signed in', async (_, call) => {
  expect((await as({ app: world.app }).send(call, { elementId: elementId() })).statusCode).toBe(401)
})
