import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '#kernel/testing/render.tsx'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { rhTexts } from '../../rh-texts.ts'
import { hire } from '#rh/testing/hire.ts'
import { site, unit } from '#rh/testing/make-places.ts'
import { place } from '#rh/testing/place.ts'
import { workplacePages } from '../workplaces.web.ts'

const [page] = workplacePages
if (!page) throw new Error('no page of the places')
await page.load()

const world = useWorld()
const rights = { 'rh/gestion_du_personnel/sites': 3, 'rh/gestion_du_personnel/salaries': 1 } as const
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

type Fetch = ReturnType<typeof serverBehind>

async function askToArchive(name: string, client: TestClient, marie: TestPerson, fetch: Fetch = serverBehind(world)) {
  const { user } = await renderPage(page as NonNullable<typeof page>, {
    fetch,
    labels: [rhTexts],
    as: sessionOf(marie, client),
  })
  const row = within(await screen.findByRole('row', { name: new RegExp(name) }))
  await user.click(row.getByRole('button', { name: new RegExp(`Actions.*${name}`) }))
  await user.click(await screen.findByRole('menuitem', { name: 'Archiver' }))
  return { user, dialog: within(await screen.findByRole('dialog', { name: `Archiver ${name} ?` })) }
}

test('a place says what is archived with it, and how many places that makes', async () => {
  const client = await world.client()
  const marie = await world.person({ in: client, rights })
  const nord = await site(marie, client, 'Nord')
  await unit(marie, nord.id, 'Tri')
  await unit(marie, nord.id, 'Quai')

  const { dialog } = await askToArchive('Nord', client, marie)

  expect(dialog.getByText(/^Les 2 lieux qui en dépendent .* : Quai et Tri\./)).toBeTruthy()
  expect(dialog.getByRole('button', { name: 'Archiver les 3 lieux' })).toBeTruthy()
})

test('a place where people work says so, and shows them instead of being archived', async () => {
  const client = await world.client()
  const marie = await world.person({ in: client, rights })
  const nord = await site(marie, client, 'Nord')
  const paul = await hire(world, client, { hired: true, firstname: 'Paul', name: 'Petit' })
  await place(world, client, paul.id, { siteId: nord.id })

  const { user, dialog } = await askToArchive('Nord', client, marie)
  expect(dialog.getByText(/^1 personne y travaille/)).toBeTruthy()
  expect(dialog.queryByRole('button', { name: /^Archiver/ })).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Voir la personne' }))

  expect(await screen.findByRole('link', { name: /Petit Paul/ })).toBeTruthy()
})

test('the question stays while the place is being archived, and closes once it is', async () => {
  const client = await world.client()
  const marie = await world.person({ in: client, rights })
  await site(marie, client, 'Nord')
  const told = Promise.withResolvers<void>()
  const server = serverBehind(world)
  const { user, dialog } = await askToArchive('Nord', client, marie, async request => {
    const answer = await server(request)
    if (request.method !== 'GET') await told.promise
    return answer
  })

  await user.click(dialog.getByRole('button', { name: /^Archiver/ }))
  await user.click(dialog.getByRole('button', { name: 'Fermer' }))
  expect(await screen.findByRole('dialog', { name: 'Enregistrement en cours' })).toBeTruthy()
  told.resolve()

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(screen.queryByRole('row', { name: /Nord/ })).toBeNull())
})
