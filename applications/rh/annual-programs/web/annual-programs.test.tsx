import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import type { Page } from '#kernel/web/pages.ts'
import { queryClient } from '#kernel/web/query-client.ts'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { hire } from '#rh/testing/hire.ts'
import { annualElement, annualPath } from '../annual-place.model.ts'
import { annualProgramsCalls } from '../annual-programs.calls.ts'
import { annualProgramsWeb } from '../annual-programs.web.ts'

const page = annualProgramsWeb.pages[0] as Page
await page.load()

const world = useWorld()

let serres: TestClient
let sophie: TestPerson
beforeEach(async () => {
  serres = await world.client()
  sophie = await world.person({ in: serres, rights: { [annualElement]: 3 }, allCompanies: true })
  await hire(world, serres, { hired: true })
})
afterEach(() => {
  signOut()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const open = (person = sophie) =>
  renderPage(page, {
    path: `${annualPath}?annee=${nextYear()}`,
    labels: annualProgramsWeb.labels,
    as: sessionOf(person, serres),
    fetch: serverBehind(world),
  })
const nextYear = () => world.clock.today().year + 1
const draft = () =>
  as(sophie).call(annualProgramsCalls.createAnnualProgram, {
    companyId: serres.companies[0]?.id as string,
    groupLabel: 'Serre',
    unitIds: [],
    firstDay: `${nextYear()}-01-01`,
    lastDay: `${nextYear()}-12-31`,
    copyOfId: null,
  })

test('a program is filled several weeks at once, brought to its target, saved and handed on', async () => {
  await draft()
  const { user } = await open()
  const band = await screen.findByRole('grid', { name: 'Semaines de Serre' })
  const weeks = within(band).getAllByRole('gridcell')
  const submit = await screen.findByRole('button', { name: 'Soumettre' })
  expect((submit as HTMLButtonElement).disabled).toBe(true)

  weeks[9]?.focus()
  await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{ArrowRight}{/Shift}')
  await user.click(screen.getByRole('button', { name: 'Haute' }))
  expect(within(band).getAllByRole('gridcell', { name: /, Haute, 42 h 00/ }).length).toBeGreaterThanOrEqual(3)
  await user.keyboard('{Escape}')
  weeks[0]?.focus()
  await user.keyboard('{Home}{Shift>}{End}{/Shift}')
  await user.click(screen.getByRole('button', { name: 'Répartir l’écart ici' }))
  await screen.findByText('Durée atteinte')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))

  await waitFor(() => expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull())
  await user.click(await screen.findByRole('button', { name: 'Soumettre' }))
  expect(await screen.findByText('À publier')).toBeTruthy()
  expect(await screen.findByText('Petit Paul')).toBeTruthy()
})

test('hours are typed for the weeks in hand, and those that no law allows are refused in words', async () => {
  await draft()
  const { user } = await open()
  const band = await screen.findByRole('grid', { name: 'Semaines de Serre' })

  within(band).getAllByRole('gridcell')[11]?.focus()
  await user.keyboard('{ArrowRight}')
  const hours = screen.getByLabelText('Heures par semaine')
  await user.type(hours, '50')
  expect(screen.getByText('Entre 0 et 48 h')).toBeTruthy()
  await user.clear(hours)
  await user.type(hours, '37,5{Enter}')

  expect(within(band).getAllByRole('gridcell', { name: /, Haute, 37 h 30/ })).toHaveLength(1)
})

test('a group begins its year with a new program', async () => {
  const { user } = await open()
  const [add] = await screen.findAllByRole('button', { name: 'Nouveau programme' })
  await user.click(add as HTMLElement)
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText(/^Groupe/), 'Station')
  await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
  expect(await screen.findByRole('grid', { name: 'Semaines de Station' })).toBeTruthy()
})

test('who only reads sees the weeks and changes none', async () => {
  await draft()
  const reader = await world.person({ in: serres, rights: { [annualElement]: 1 }, allCompanies: true })
  const { user } = await open(reader)
  const band = await screen.findByRole('grid', { name: 'Semaines de Serre' })

  await user.click(within(band).getAllByRole('gridcell')[4] as HTMLElement)

  expect(screen.queryByRole('button', { name: 'Haute' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Nouveau programme' })).toBeNull()
})
