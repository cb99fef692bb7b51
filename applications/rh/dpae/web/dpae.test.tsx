import { screen, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '#kernel/testing/render.tsx'
import { queryClient } from '#kernel/web/query-client.ts'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { employeePages } from '#rh/employees/employees.web.ts'
import { rhWeb } from '#rh/rh.web.ts'
import { employer, hiring } from '#rh/testing/declare.ts'
import { type MsaSimulator, openMsa } from '#simulators/msa/open-msa.ts'
import { addressOfDpae, dpaePath } from '../dpae-place.model.ts'
import { dpaePages } from '../dpae.web.ts'
import './dpae-tab.tsx'
import './dpae-page.tsx'

const world = useOwnWorld()
let msa: MsaSimulator
let serres: TestClient
let marie: TestPerson
beforeAll(async () => {
  msa = await openMsa({ pollsBeforeAnswer: 0, now: () => world.clock.now() })
  world.simulated.msa = msa.address
})
afterAll(() => msa.close())
beforeEach(async () => {
  msa.reset()
  // Threads that print do not start beside a page under test; the server's own tests print.
  vi.spyOn(world.ground.press, 'print').mockResolvedValue(Buffer.from('%PDF-1.7 récapitulatif'))
  serres = await world.client()
  const rights = { 'rh/gestion_du_personnel/salaries': 2, 'rh/gestion_du_personnel/dpae': 3 } as const
  marie = await world.person({ in: serres, rights })
  await employer(world, serres)
})
afterEach(() => {
  signOut()
  queryClient.clear()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const open = async (path: string, address: string) => {
  const page = [...dpaePages, ...employeePages].find(one => one.path === path)
  if (!page) throw new Error(`no page ${path}`)
  const { user } = await renderPage(page, {
    path: address,
    labels: rhWeb.labels,
    as: sessionOf(marie, serres),
    fetch: serverBehind(world),
  })
  return user
}
const openFile = (employeeId: string) =>
  open('/RH/gestion_du_personnel/salaries/:employeeId', addressOfDpae(employeeId))

test('a declaration is sent from the file by its five steps, and its receipt stands on the card', async () => {
  const { employeeId } = await hiring(world, serres)
  const user = await openFile(employeeId)
  await user.click(await screen.findByRole('button', { name: 'Envoyer la DPAE' }))
  const steps = await screen.findByRole('list', { name: 'Transmission' })
  expect(within(steps).getAllByRole('listitem')).toHaveLength(5)
  await screen.findByText('Récépissé MSA', {}, { timeout: 15_000 })
  await screen.findByText('Acceptée')
})

test('what the organism rejects stands on the card in its own words, and is tried again from there', async () => {
  const { employeeId } = await hiring(world, serres, { name: 'TESTREJET' })
  const user = await openFile(employeeId)
  await user.click(await screen.findByRole('button', { name: 'Envoyer la DPAE' }))
  await screen.findAllByText('Numero de securite sociale invalide', {}, { timeout: 15_000 })
  await screen.findByText('Rejetée')
})

test('what is missing is told with the way to mend it, and a receipt may be typed', async () => {
  const { employeeId } = await hiring(world, serres, { postCode: '00100' })
  const user = await openFile(employeeId)
  const missing = await screen.findByRole('list', { name: 'Ce qui manque' })
  within(missing).getByRole('link', { name: 'Corriger' })
  expect(screen.queryByRole('button', { name: 'Envoyer la DPAE' })).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Saisir un récépissé' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Saisir un récépissé' }))
  await user.type(dialog.getByRole('textbox', { name: /^N° de récépissé/ }), '4926-0184571')
  await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
  await screen.findByText('4926-0184571')
})

test('a contract that TESA made needs no declaration, and its order’s number stands on the card', async () => {
  const { employeeId } = await hiring(world, serres)
  const user = await openFile(employeeId)
  await user.click(await screen.findByRole('button', { name: 'Saisir un récépissé' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Saisir un récépissé' }))
  await user.type(dialog.getByRole('textbox', { name: /^N° de récépissé/ }), 'TESA-77120')
  await user.click(dialog.getByRole('checkbox', { name: 'Contrat fait par TESA' }))
  await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
  await screen.findByText('Numéro du bulletin TESA')
  await screen.findByText('Sans objet')
})

test('the list tells those to make, and sends those that are chosen', async () => {
  await hiring(world, serres, { name: 'TESTB' })
  await hiring(world, serres, { name: 'TESTREJET' })
  const user = await open(dpaePath, dpaePath)
  const table = await screen.findByRole('table', { name: 'DPAE à faire' })
  expect(await within(table).findAllByText('Prête')).toHaveLength(2)
  await user.click(await screen.findByRole('checkbox', { name: 'Sélectionner toute la page' }))
  await user.click(screen.getByRole('button', { name: 'Envoyer' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Envoyer' }))
  await user.click(dialog.getByRole('button', { name: 'Envoyer' }))
  await dialog.findByText('2 sur 2', {}, { timeout: 15_000 })
  dialog.getByText(/^TESTREJET Anne · Numero de securite sociale invalide/)
})
