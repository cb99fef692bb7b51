import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '#kernel/testing/render.tsx'
import type { Page } from '#kernel/web/pages.ts'
import { queryClient } from '#kernel/web/query-client.ts'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { hire } from '#rh/testing/hire.ts'
import { hoursElement, hoursPath } from '../working-time-place.model.ts'
import { workingTimeWeb } from '../working-time.web.ts'

const page = workingTimeWeb.pages[0] as Page
await page.load()

const world = useWorld()

let serres: TestClient
let sophie: TestPerson
beforeEach(async () => {
  serres = await world.client()
  sophie = await world.person({ in: serres, rights: { [hoursElement]: 3 }, allCompanies: true })
  await hire(world, serres, { hired: true })
  await hire(world, serres, { name: 'Roy', firstname: 'Jeanne', hired: true })
})
afterEach(() => {
  signOut()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const open = (path = hoursPath) =>
  renderPage(page, { path, labels: workingTimeWeb.labels, as: sessionOf(sophie, serres), fetch: serverBehind(world) })

test('a crew’s day is entered at once, and the week is validated', async () => {
  const { user } = await open()

  await screen.findByText('Roy Jeanne')
  for (const name of [/Petit/, /Roy/]) await user.click(screen.getByRole('checkbox', { name }))
  await user.click(await screen.findByRole('button', { name: 'Saisir leurs heures' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))

  await screen.findByText('Heures enregistrées pour 2 personnes')
  await screen.findAllByText('8 h 00')
  await user.click(screen.getByRole('checkbox', { name: /Petit/ }))
  await user.click(screen.getByRole('button', { name: 'Valider' }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Valider' }))
  await screen.findByText('Une semaine validée')
  expect(await screen.findByText('Validées')).toBeTruthy()
})

test('a day of one person is opened, and too long a one is told with its limit', async () => {
  const { user } = await open(`${hoursPath}?semaine=2026-23`)

  const row = within(await screen.findByRole('row', { name: /Petit Paul/ }))
  await user.click(row.getByRole('button', { name: /lun\. 1/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('De'), '6h')
  await user.type(dialog.getByLabelText('À'), '18h30')
  await user.click(dialog.getByRole('button', { name: 'Ajouter' }))

  expect(await row.findByText('Journée trop longue')).toBeTruthy()
  await user.click(row.getByRole('button', { name: /lun\. 1/ }))
  expect(await screen.findByText('Journée trop longue : 12 h 30 pour 10 h 00')).toBeTruthy()
})
