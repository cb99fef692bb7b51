import { type Noun, wordsOf } from './noun.ts'

/** Its story on the server. */
export function formTestOf(noun: Noun) {
  const { element, calls, One, spoken, table } = wordsOf(noun)
  return `import { describe, expect, test } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { as } from '#kernel/testing/as.ts'
import { auditCalls } from '#platform/audit/audit.calls.ts'
import { type TestClient, useWorld } from '#platform/testing/world.ts'
import { ${element} } from '../${noun.one}.model.ts'
import { ${calls} } from '../${noun.many}.calls.ts'

const world = useWorld()

const withLevel = async (level: Level, client?: TestClient) =>
  world.person({ in: client ?? (await world.client()), rights: { [${element}]: level }, allCompanies: true })

describe('${spoken}', () => {
  test('are empty at first, then as they were written, never over what somebody else saved', async () => {
    const marie = await withLevel(2)
    const before = await as(marie).call(${calls}.get${One}, {})
    await as(marie).call(${calls}.edit${One}, { note: 'Relu', version: 0 })
    const late = await as(marie).send(${calls}.edit${One}, { note: 'Perdu', version: 0 })

    expect([before, late.statusCode]).toEqual([{ note: null, version: 0 }, 409])
    expect(await as(marie).call(${calls}.get${One}, {})).toEqual({ note: 'Relu', version: 1 })
  })

  test('tell who wrote them to who reads them', async () => {
    const marie = await withLevel(2)
    await as(marie).call(${calls}.edit${One}, { note: 'Relu', version: 0 })

    const [last] = await as(marie).call(auditCalls.getHistoryOfRow, { table: '${table}', rowId: 'client' })

    expect(last).toMatchObject({ action: 'update', actor: { id: marie.userId } })
  })

  test('of a neighbour stay his, whatever is written here', async () => {
    const [marie, voisin] = [await withLevel(2), await withLevel(2)]
    await as(voisin).call(${calls}.edit${One}, { note: 'Voisin', version: 0 })
    await as(marie).call(${calls}.edit${One}, { note: 'Relu', version: 0 })

    expect(await as(marie).call(${calls}.get${One}, {})).toMatchObject({ note: 'Relu' })
    expect(await as(voisin).call(${calls}.get${One}, {})).toMatchObject({ note: 'Voisin' })
  })

  test('are read and written by right alone', async () => {
    const client = await world.client()
    const [nobody, reader] = [await world.person({ in: client }), await withLevel(1, client)]
    const refused = await Promise.all([
      as(nobody).send(${calls}.get${One}, {}),
      as(reader).send(${calls}.edit${One}, { note: 'Relu', version: 0 }),
    ])

    expect(refused.map(({ statusCode }) => statusCode)).toEqual([403, 403])
  })
})
`
}

/** Its story on the page. */
export function formPageTestOf(noun: Noun) {
  const { element, pages, labels } = wordsOf(noun)
  return `import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { useWorld } from '#platform/testing/world.ts'
import { ${labels}, ${pages} } from '../${noun.many}.web.ts'
import { ${element} } from '../${noun.one}.model.ts'

const [page] = ${pages}
/** Fetched ahead: a test is not about how long a page takes to come. */
await page?.load()

const world = useWorld()
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

async function open(level: Level) {
  const client = await world.client()
  const person = await world.person({ in: client, rights: { [${element}]: level }, allCompanies: true })
  if (!page) throw new Error('no page')
  return renderPage(page, { labels: [${labels}], as: sessionOf(person, client), fetch: serverBehind(world) })
}

test('it is filled by who writes it, and tells so', async () => {
  const { user } = await open(2)

  await user.type(await screen.findByRole('textbox', { name: /^Note/ }), 'Relu')
  await user.click(await screen.findByRole('button', { name: 'Enregistrer' }))
  await screen.findByText(/est enregistré\\.$/)
  await user.click(screen.getByRole('button', { name: 'Historique' }))

  await screen.findByText(/^Création/)
})

test('who only reads has nothing to fill', async () => {
  await open(1)

  await screen.findByText('—')
  expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull()
})
`
}
