import { screen, waitFor, within } from '@testing-library/react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { Level } from '#kernel/shared/access.ts'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { queryClient } from '#kernel/web/query-client.ts'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { openSilae, silaeAccount, type SilaeSimulator } from '#simulators/silae/open-silae.ts'
import { payrollSoftwareCalls } from '../payroll-software.calls.ts'
import { payrollSoftwareElement } from '../payroll-software-place.model.ts'
import { payrollSoftwareWeb } from '../payroll-software.web.ts'
import { simulatePayroll } from '../testing/simulate-payroll.ts'

const [page] = payrollSoftwareWeb.pages
await page?.load()

const world = useOwnWorld()

let silae: SilaeSimulator
let serres: TestClient
beforeAll(async () => {
  silae = await openSilae({ now: () => world.clock.now() })
})
afterAll(() => silae.close())
beforeEach(async () => {
  silae.reset()
  world.simulated.silae = silae.address
  serres = await world.client({ companies: ['Serres', 'Vergers'] })
  await simulatePayroll(world, serres)
})
afterEach(() => {
  signOut()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const withLevel = (level: Level) =>
  world.person({ in: serres, rights: { [payrollSoftwareElement]: level }, allCompanies: true })
const open = (person: TestPerson) => {
  if (!page) throw new Error('no page')
  return renderPage(page, {
    path: page.path,
    labels: payrollSoftwareWeb.labels,
    as: sessionOf(person, serres),
    fetch: serverBehind(world),
  })
}
const rubric = (name: string) => within(screen.getByRole('group', { name }))
const fileShown = () => screen.getByLabelText('Aperçu du fichier', { selector: 'pre' }).textContent

test('a company that exports by file types its codes, sees what misses and what its file will say', async () => {
  const { user } = await open(await withLevel(2))

  await screen.findByText('Par fichier')
  expect((await screen.findAllByText('Code manquant')).length).toBeGreaterThan(20)
  await user.type(rubric('Heures normales').getByRole('textbox', { name: 'Code' }), 'HN')
  expect(rubric('Heures normales').queryByText('Code manquant')).toBeNull()
  expect(fileShown()).toMatch(/^matricule;code;valeur;dateDebut;dateFin\n0001;HN;21;/)

  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await screen.findByText('La correspondance de Serres est enregistrée.')
  await user.click(screen.getByRole('tab', { name: 'Vergers' }))
  await waitFor(() => rubric('Heures normales').getByText('Code manquant'))
})

test('a rubric that is left out on purpose misses no code', async () => {
  const { user } = await open(await withLevel(2))

  await screen.findAllByText('Code manquant')
  await user.click(rubric('Heures de nuit').getByRole('combobox', { name: 'Transmis' }))
  await user.click(await screen.findByRole('option', { name: 'Non transmis' }))
  expect(rubric('Heures de nuit').queryByText('Code manquant')).toBeNull()
  expect(rubric('Heures de nuit').getByRole('textbox', { name: 'Code' })).toHaveProperty('disabled', true)
})

test('who manages connects the API, tests it, and codes are then chosen among those of the dossier', async () => {
  const { user } = await open(await withLevel(3))

  await user.click(await screen.findByRole('button', { name: /Modifier.*Connexion au logiciel de paie/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('combobox', { name: /Transmission/ }))
  await user.click(await screen.findByRole('option', { name: 'Par l’API Silae' }))
  await user.type(dialog.getByRole('textbox', { name: /dossier/ }), '001')
  await user.type(dialog.getByRole('textbox', { name: /Identifiant/ }), silaeAccount.clientId)
  await user.type(dialog.getByLabelText(/Secret/), silaeAccount.clientSecret)
  await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
  await dialog.findByText('À remplir pour parler à l’API.')
  await user.type(dialog.getByLabelText(/Clé d’accès/), silaeAccount.subscriptionKey)
  await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
  await screen.findByText('La connexion de Serres est enregistrée.')

  await user.click(await screen.findByRole('button', { name: 'Tester la connexion' }))
  await screen.findByText(/Silae répond : dossier 001, paie de/)
  expect(screen.queryByText(silaeAccount.subscriptionKey)).toBeNull()

  const code = await rubric('Heures normales').findByRole('combobox', { name: 'Code' })
  await user.click(code)
  await user.click(await screen.findByRole('option', { name: 'EX-HN · Heures normales (exemple)' }))
  expect(fileShown()).toContain('0001;EX-HN;21;')
})

test('who only reads sees codes and what misses, and changes nothing', async () => {
  await as(await withLevel(3)).call(payrollSoftwareCalls.savePayrollMapping, {
    companyId: serres.companies[0]?.id as string,
    version: 0,
    rows: [{ rubric: 'NORMAL', code: 'HN', telling: 'inverted' }],
  })
  await open(await withLevel(1))

  await screen.findByText('HN, Signe inversé')
  expect(screen.getAllByText('Code manquant').length).toBeGreaterThan(20)
  expect(screen.queryByRole('button', { name: 'Enregistrer' })).toBeNull()
  expect(screen.queryByRole('button', { name: /Modifier/ })).toBeNull()
})
