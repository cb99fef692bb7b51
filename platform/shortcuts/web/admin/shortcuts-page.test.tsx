import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { shortcutsCalls } from '../../shortcuts.calls.ts'
import { shortcutsWeb } from '../../shortcuts.web.ts'

const [page] = shortcutsWeb.pages
if (!page) throw new Error('no page of shortcuts')
await page.load()

const world = useWorld()
let group: TestClient
let sophie: TestPerson
beforeEach(async () => {
  group = await world.client({ companies: ['Serres'] })
  sophie = await world.person({ in: group, admin: true })
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

const open = () =>
  renderPage(page, { fetch: serverBehind(world), labels: shortcutsWeb.labels, as: sessionOf(sophie, group) })

const make = (label: string) =>
  as(sophie).call(shortcutsCalls.createShortcut, {
    label,
    icon: 'weather',
    url: 'https://meteo.example/',
    ShortcutType: 2,
    services: [],
  })
const labelsKept = async () => (await as(sophie).call(shortcutsCalls.getShortcuts, {})).map(({ label }) => label)
const lineOf = async (label: string) =>
  within((await screen.findByRole('button', { name: `Déplacer « ${label} »` })).closest('li') as HTMLElement)

test('a shortcut is shown as it will be seen while it is typed, and a dangerous address is refused in words', async () => {
  const { user } = await open()
  await user.click((await screen.findAllByRole('button', { name: 'Nouveau raccourci' }))[0] as HTMLElement)
  const sheet = within(await screen.findByRole('dialog', { name: 'Nouveau raccourci' }))
  await user.type(sheet.getByRole('textbox', { name: 'Libellé' }), 'Météo')
  expect(within(sheet.getByRole('figure', { name: 'Aperçu' })).getByText('Météo')).toBeTruthy()
  await user.type(sheet.getByRole('textbox', { name: 'Adresse' }), 'javascript:alert(1)')
  await user.click(sheet.getByRole('button', { name: 'Créer le raccourci' }))
  expect(await sheet.findByText(/Donnez une adresse en https/)).toBeTruthy()

  await user.clear(sheet.getByRole('textbox', { name: 'Adresse' }))
  await user.type(sheet.getByRole('textbox', { name: 'Adresse' }), 'https://meteo.example')
  await user.click(sheet.getByRole('radio', { name: 'Soleil' }))
  await user.click(await sheet.findByRole('checkbox', { name: 'Toute la société Serres' }))
  await user.click(sheet.getByRole('button', { name: 'Créer le raccourci' }))

  expect(await screen.findByText('Le raccourci « Météo » est créé.')).toBeTruthy()
  const [kept] = await as(sophie).call(shortcutsCalls.getShortcuts, {})
  expect(kept).toMatchObject({ icon: 'weather', services: [{ name: 'Service' }] })
})

test('a shortcut that nobody sees says so', async () => {
  await make('Météo')
  await open()
  expect((await lineOf('Météo')).getByText('Visible par personne')).toBeTruthy()
  expect(screen.getByText(/1 visible par personne/)).toBeTruthy()
})

test('the order changes with the arrows of a handle, is said aloud, and is kept', async () => {
  for (const label of ['Météo', 'Paie', 'Planning']) await make(label)
  const { user } = await open()
  const handle = await screen.findByRole('button', { name: 'Déplacer « Planning »' })
  handle.focus()

  await user.keyboard('{ArrowUp}')

  expect(await screen.findByText('« Planning » est en position 2 sur 3.')).toBeTruthy()
  await waitFor(async () => expect(await labelsKept()).toEqual(['Météo', 'Planning', 'Paie']))
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Déplacer « Planning »')
})

test('a shortcut is switched off without losing its services, and deleted once that was confirmed', async () => {
  await make('Météo')
  const { user } = await open()
  await user.click((await lineOf('Météo')).getByRole('button', { name: 'Actions pour Météo' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Désactiver' }))
  expect(await screen.findByText('Désactivé')).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Actions pour Météo' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Supprimer le raccourci' }))
  await user.click(await screen.findByRole('button', { name: 'Supprimer le raccourci' }))

  expect(await screen.findByText('Aucun raccourci pour le moment')).toBeTruthy()
  expect(await labelsKept()).toEqual([])
})
