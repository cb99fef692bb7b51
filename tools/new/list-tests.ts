import { type Noun, wordsOf } from './noun.ts'

/** Its story on the server. */
export function listTestOf(noun: Noun) {
  const { element, calls, One, Many, spoken, table } = wordsOf(noun)
  const isWhole = noun.kind === 'reference'
  const listed = isWhole
    ? `const listed = async (person: TestPerson) =>
  (await as(person).call(${calls}.get${Many}, {})).map(({ name, archivedAt }) => (archivedAt ? \`(\${name})\` : name))`
    : `type Asked = Partial<SentTo<typeof ${calls}.getPaginated${Many}>>

const listed = async (person: TestPerson, asked: Asked = {}) =>
  (await as(person).call(${calls}.getPaginated${Many}, { page: 0, size: 10, ...asked })).items.map(({ name }) => name)`
  const found = isWhole
    ? `  test('are read by name', async () => {
    const marie = await withLevel(2)
    for (const name of ['Zinnia', 'Élan', 'Abricot']) await add(marie, name)

    expect(await listed(marie)).toEqual(['Abricot', 'Élan', 'Zinnia'])
  })`
    : `  test('are read by name, upwards and downwards, and searched without accents', async () => {
    const marie = await withLevel(2)
    for (const name of ['Zinnia', 'Élan', 'Abricot']) await add(marie, name)

    expect(await listed(marie)).toEqual(['Abricot', 'Élan', 'Zinnia'])
    expect(await listed(marie, { sort: '-name' })).toEqual(['Zinnia', 'Élan', 'Abricot'])
    expect(await listed(marie, { search: 'elan' })).toEqual(['Élan'])
  })`
  const aside = isWhole
    ? `    expect(await listed(sophie)).toEqual(['(Abricot)'])`
    : `    expect([await listed(sophie), await listed(sophie, { state: 'archived' })]).toEqual([[], ['Abricot']])`
  const asked = isWhole ? `${calls}.get${Many}, {}` : `${calls}.getPaginated${Many}, { page: 0, size: 10 }`
  return `import { describe, expect, test } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
${isWhole ? '' : "import type { SentTo } from '#kernel/shared/call.ts'\n"}import { as } from '#kernel/testing/as.ts'
import { auditCalls } from '#platform/audit/audit.calls.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { ${element} } from '../${noun.one}.model.ts'
import { ${calls} } from '../${noun.many}.calls.ts'

const world = useWorld()

const withLevel = async (level: Level, client?: TestClient) =>
  world.person({ in: client ?? (await world.client()), rights: { [${element}]: level }, allCompanies: true })
const add = (person: TestPerson, name: string) => as(person).call(${calls}.create${One}, { name, note: null })
${listed}

describe('${spoken}', () => {
${found}

  test('never bear the name of another, nor are saved over what somebody else saved', async () => {
    const marie = await withLevel(2)
    const made = await add(marie, 'Élan')
    const again = await as(marie).send(${calls}.create${One}, { name: 'elan', note: null })
    const edited = await as(marie).call(${calls}.edit${One}, { ...change(made), note: 'Relu' })
    const late = await as(marie).send(${calls}.edit${One}, { ...change(made), note: 'Perdu' })

    expect([again.statusCode, again.json().fields]).toMatchObject([400, [{ field: 'name' }]])
    expect([edited.note, edited.version, late.statusCode]).toEqual(['Relu', 2, 409])
  })

  test('are put aside and taken back, unless their name was taken meanwhile', async () => {
    const sophie = await withLevel(3)
    const { id } = await add(sophie, 'Abricot')
    await as(sophie).call(${calls}.archive${One}, { id })
${aside}

    await as(sophie).call(${calls}.restore${One}, { id })
    expect(await listed(sophie)).toEqual(['Abricot'])
    await as(sophie).call(${calls}.archive${One}, { id })
    await add(sophie, 'Abricot')
    expect((await as(sophie).send(${calls}.restore${One}, { id })).statusCode).toBe(400)
  })

  test('tell what was done to them to who reads them', async () => {
    const marie = await withLevel(2)
    const made = await add(marie, 'Abricot')
    await as(marie).call(${calls}.edit${One}, { ...change(made), note: 'Relu' })

    const told = await as(marie).call(auditCalls.getHistoryOfRow, { table: '${table}', rowId: made.id })

    expect(told.map(({ action, columns }) => [action, columns?.map(({ name }) => name)])).toEqual([
      ['update', ['note']],
      ['insert', undefined],
    ])
  })

  test('of a neighbour are as if they were not', async () => {
    const [sophie, voisin] = [await withLevel(3), await withLevel(3)]
    const made = await add(voisin, 'Voisin')
    const { id } = made
    const history = { table: '${table}', rowId: id }
    const answers = [
      as(sophie).send(${calls}.edit${One}, change(made)),
      as(sophie).send(${calls}.archive${One}, { id }),
      as(sophie).send(${calls}.restore${One}, { id }),
      as(sophie).send(auditCalls.getHistoryOfRow, history),
    ]

    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404])
    expect(await listed(sophie)).toEqual([])
  })

  test('are read, written and put aside by right alone', async () => {
    const client = await world.client()
    const [nobody, reader, writer] = [await world.person({ in: client }), await withLevel(1, client), await withLevel(2, client)]
    const made = await add(writer, 'Abricot')
    const refused = await Promise.all([
      as(nobody).send(${asked}),
      as(reader).send(${calls}.create${One}, { name: 'Élan', note: null }),
      as(reader).send(${calls}.edit${One}, change(made)),
      as(writer).send(${calls}.archive${One}, { id: made.id }),
      as(writer).send(${calls}.restore${One}, { id: made.id }),
    ])

    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403, 403, 403])
  })
})

const change = ({ id, name, note, version }: Awaited<ReturnType<typeof add>>) => ({ id, name, note, version })
`
}

/** Its story on the page. */
export function listPageTestOf(noun: Noun) {
  const { calls, element, pages, labels, One } = wordsOf(noun)
  return `import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { ${calls} } from '../${noun.many}.calls.ts'
import { ${labels}, ${pages} } from '../${noun.many}.web.ts'
import { ${element} } from '../${noun.one}.model.ts'

const [page] = ${pages}
/** Fetched ahead: a test is not about how long a page takes to come. */
await page?.load()

const world = useWorld()
let client: TestClient
beforeEach(async () => {
  client = await world.client()
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

const withLevel = (level: Level) => world.person({ in: client, rights: { [${element}]: level }, allCompanies: true })
const open = (person: TestPerson) => {
  if (!page) throw new Error('no page')
  return renderPage(page, { labels: [${labels}], as: sessionOf(person, client), fetch: serverBehind(world) })
}

test('one is added, changed, and puts its history before the reader', async () => {
  const { user } = await open(await withLevel(2))

  const [add] = await screen.findAllByRole('button', { name: 'Ajouter' })
  await user.click(add as HTMLElement)
  await user.type(await screen.findByLabelText(/^Nom/), 'Abricot')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await screen.findByText('« Abricot » est enregistré.')
  await user.click(await screen.findByRole('button', { name: 'Abricot' }))
  await user.type(await screen.findByLabelText(/^Note/), 'Relu')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await screen.findByRole('cell', { name: 'Relu' })
  await user.click(await screen.findByRole('button', { name: 'Actions pour Abricot' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Historique' }))

  await screen.findByText('Création')
})

test('who only reads adds nothing', async () => {
  const marie = await withLevel(2)
  await as(marie).call(${calls}.create${One}, { name: 'Abricot', note: null })
  await open(await withLevel(1))

  await screen.findByRole('cell', { name: 'Abricot' })
  expect(screen.queryByRole('button', { name: 'Ajouter' })).toBeNull()
})
`
}
