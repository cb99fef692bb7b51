import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { queryClient } from '#kernel/web/query-client.ts'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { employeePages } from '#rh/employees/employees.web.ts'
import { rhWeb } from '#rh/rh.web.ts'
import { employ } from '#rh/testing/employ.ts'
import { hire } from '#rh/testing/hire.ts'
import { mutuellesCalls } from '../mutuelles.calls.ts'
import { addressOfMutuelles, mutuellesPath } from '../mutuelles-place.model.ts'
import { mutuellePages } from '../mutuelles.web.ts'
import './mutuelle-tab.tsx'
import './mutuelles-page.tsx'

const world = useWorld()
const day = (days: number) => world.clock.today().add({ days })
const typed = (days: number) => day(days).toLocaleString('fr-FR', { day: '2-digit', month: '2-digit', year: 'numeric' })

let serres: TestClient
let marie: TestPerson
let paul: string
beforeEach(async () => {
  serres = await world.client()
  const rights = { 'rh/gestion_du_personnel/salaries': 2, 'rh/gestion_du_personnel/mutuelles': 3 } as const
  marie = await world.person({ in: serres, rights })
  paul = (await hire(world, serres)).id
})
afterEach(() => {
  signOut()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const open = async (path: string, address: string) => {
  const page = [...mutuellePages, ...employeePages].find(one => one.path === path)
  if (!page) throw new Error(`no page ${path}`)
  const { user } = await renderPage(page, {
    path: address,
    labels: rhWeb.labels,
    as: sessionOf(marie, serres),
    fetch: serverBehind(world),
  })
  return user
}

test('somebody is covered from a day on, and the cover is bound to his contract', async () => {
  await employ(world, serres, paul, { from: day(-10).toString(), to: day(50).toString() })
  const user = await open('/RH/gestion_du_personnel/salaries/:employeeId', addressOfMutuelles(paul))
  await user.click(await screen.findByRole('button', { name: 'Nouvelle mutuelle' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Nouvelle mutuelle' }))
  await user.type(dialog.getByRole('textbox', { name: /^Début/ }), typed(0))
  await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
  await screen.findByText('Adhésion en cours')

  await user.click(await screen.findByRole('button', { name: 'Associer à un contrat' }))
  const link = within(await screen.findByRole('dialog', { name: 'Associer à un contrat' }))
  await user.click(await link.findByRole('combobox', { name: /^Contrat/ }))
  await user.click((await screen.findAllByRole('option'))[0] as HTMLElement)
  await user.click(link.getByRole('button', { name: 'Associer à un contrat' }))
  await screen.findByText('Mutuelle associée')
  await user.click(screen.getByRole('button', { name: 'Historique' }))
  await screen.findByText(/^Associée à un contrat/)
})

test('a dispense without its proof is refused in words', async () => {
  const user = await open('/RH/gestion_du_personnel/salaries/:employeeId', addressOfMutuelles(paul))
  await user.click(await screen.findByRole('button', { name: 'Nouvelle mutuelle' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Nouvelle mutuelle' }))
  await user.type(dialog.getByRole('textbox', { name: /^Début/ }), typed(0))
  await user.click(dialog.getByRole('checkbox', { name: 'Le salarié adhère' }))
  await user.click(await dialog.findByRole('combobox', { name: /^Motif de dispense/ }))
  await user.click(await screen.findByRole('option', { name: 'Complémentaire santé solidaire' }))
  await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
  await dialog.findByText('Justificatif de dispense manquant.')
})

test('the list of all covers says where each stands', async () => {
  await as(marie).call(mutuellesCalls.createMutuelle, { employeeId: paul, startingDate: day(0).toString() })
  await open(mutuellesPath, mutuellesPath)
  const table = await screen.findByRole('table', { name: 'Mutuelles' })
  await within(table).findByText('Non associée')
})
