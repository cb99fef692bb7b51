import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { queryClient } from '#kernel/web/query-client.ts'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { salariesCalls } from '#rh/contract-terms/salaries.calls.ts'
import { employeesCalls } from '#rh/employees/employees.calls.ts'
import { employeePages } from '#rh/employees/employees.web.ts'
import { positionsCalls } from '#rh/positions/positions.calls.ts'
import { rhWeb } from '#rh/rh.web.ts'
import { build } from '#rh/testing/build.ts'
import { hire } from '#rh/testing/hire.ts'
import './history-tab.tsx'

const world = useWorld()
const staff = 'rh/gestion_du_personnel/salaries'
const rights = {
  [staff]: 2,
  [`${staff}#remuneration`]: 2,
  'rh/gestion_du_personnel/postes': 2,
  'rh/gestion_du_personnel/parametrage': 2,
} as const

let group: TestClient
let marie: TestPerson
beforeEach(async () => {
  group = await world.client({ companies: ['Serres', 'Station', 'Verger'] })
  marie = await world.person({ in: group, rights, companies: [0, 1] })
})
afterEach(() => {
  signOut()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const openHistory = (id: string) => {
  const page = employeePages.find(({ path }) => path.endsWith('salaries/:employeeId'))
  if (!page) throw new Error('no page of a file')
  return renderPage(page, {
    path: `${page.path.replace(':employeeId', id)}?tab=history`,
    labels: rhWeb.labels,
    as: sessionOf(marie, group),
    fetch: serverBehind(world),
  })
}

test('somebody without company is placed on a site of any where one writes, and takes its company', async () => {
  await build(world, group, { site: 'Nord', company: 0 })
  await build(world, group, { site: 'Quai', company: 1 })
  await build(world, group, { site: 'Verger haut', company: 2 })
  const { id } = await hire(world, group, { company: null })
  const { user } = await openHistory(id)
  await user.click(await screen.findByRole('button', { name: 'Nouvelle affectation' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Nouvelle affectation' }))

  expect(await dialog.findByText('Sans société pour l’instant, la personne prendra celle du site.')).toBeTruthy()
  await user.type(dialog.getByRole('textbox', { name: /^À partir du/ }), '01/01/2026')
  await user.click(dialog.getByRole('combobox', { name: /^Site/ }))
  const sites = (await screen.findAllByRole('option')).map(({ textContent }) => textContent)
  await user.click(screen.getByRole('option', { name: 'Quai (Station)' }))
  await user.click(dialog.getByRole('button', { name: 'Enregistrer l’affectation' }))

  expect(sites).toEqual(['Nord (Serres)', 'Quai (Station)'])
  expect(await screen.findByText('L’affectation est enregistrée.')).toBeTruthy()
  expect(await as(marie).call(employeesCalls.getEmployee, { id })).toMatchObject({
    company: 'Station',
    currentWorkplace: { site: { name: 'Quai' } },
  })
})

test('where no site is open, the dialog says whom to ask', async () => {
  const { id } = await hire(world, group)
  const { user } = await openHistory(id)

  await user.click(await screen.findByRole('button', { name: 'Nouvelle affectation' }))

  expect(await screen.findByText(/^Aucun site ne vous est ouvert ici/)).toBeTruthy()
})

test('an adapted pay is told with the pay that it adapts', async () => {
  const boss = await world.person({ in: group, rights, allCompanies: true })
  await as(boss).call(positionsCalls.createPost, { position: { name: 'Cariste' } })
  await as(boss).call(salariesCalls.createSalary, {
    salary: { label: 'Horaire 13', unit: 'hourly', amount: 13, validFrom: '2026-01-01' },
  })
  const { id } = await hire(world, group)
  const { user } = await openHistory(id)
  await user.click(await screen.findByRole('button', { name: 'Nouvelles conditions' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Nouvelles conditions' }))
  const save = () => user.click(dialog.getByRole('button', { name: 'Enregistrer les conditions' }))

  await user.type(dialog.getByRole('textbox', { name: /^À partir du/ }), '01/12/2026')
  await user.click(dialog.getByRole('combobox', { name: /^Poste/ }))
  await user.click(await screen.findByRole('option', { name: 'Cariste' }))
  await user.type(dialog.getByRole('textbox', { name: /^Salaire adapté/ }), '14,5')
  await save()
  expect(await dialog.findByText(/^Choisissez le salaire que ce montant adapte/)).toBeTruthy()
  await user.click(dialog.getByRole('combobox', { name: /^Salaire/ }))
  await user.click(await screen.findByRole('option', { name: 'Horaire 13' }))
  await save()

  expect(await screen.findByText('Les conditions sont enregistrées.')).toBeTruthy()
  expect(await screen.findByText(/14,50\s€ \/ h/)).toBeTruthy()
})
