import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { queryClient } from '#kernel/web/query-client.ts'
import { signOut } from '#kernel/web/session.ts'
import { figuresCalls } from '#platform/applications/figures.calls.ts'
import { namedRoutes } from '#platform/named-routes.model.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { addressOfClient } from '../client-address.model.ts'
import { clientsCalls } from '../clients.calls.ts'
import { clientsLabels, clientsWeb } from '../clients.web.ts'
import { registrationCalls } from '../registration.calls.ts'
import { supportCalls } from '../support.calls.ts'
import './home/platform-home-page.tsx'
import './list/clients-page.tsx'
import './sheet/client-page.tsx'

const world = useOwnWorld()

let serres: TestClient
let camille: TestPerson
beforeEach(async () => {
  serres = await world.client({ name: `Serres ${crypto.randomUUID().slice(0, 8)}` })
  camille = await world.person({ superAdmin: true, firstname: 'Camille', name: 'Roche' })
})
afterEach(() => {
  signOut()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const pages = Object.fromEntries(clientsWeb.pages.map(page => [page.path, page]))
const pageAt = (path: string) => {
  const page = pages[path]
  if (!page) throw new Error(`no page ${path}`)
  return page
}
const open = (path: string, address = path) =>
  renderPage(pageAt(path), {
    path: address,
    labels: clientsWeb.labels,
    as: { ...sessionOf(camille, null), user: { ...sessionOf(camille, null).user, superAdmin: true } },
    fetch: serverBehind(world),
    others: clientsWeb.pages.filter(other => other.path !== path),
  })
const openList = () => open(namedRoutes.sunAdministrationClients, `${namedRoutes.sunAdministrationClients}?size=200`)
const openSheet = (tab?: string) =>
  open(`${namedRoutes.sunAdministrationClients}/:clientId`, addressOfClient(serres.id, tab))
const sheet = () => as(camille).call(clientsCalls.getClient, { clientId: serres.id })
const rowOf = async (name: string) => within((await screen.findByText(name)).closest('tr') as HTMLElement)

describe('the list of clients', () => {
  test('tells of each how large it is and whether it is open', async () => {
    await ask(world.installer, 'update platform.client set read_only = true where id = $1', [serres.id])
    await openList()
    const row = await rowOf(serres.name)
    expect(row.getAllByRole('cell').map(cell => cell.textContent)).toEqual(
      expect.arrayContaining([`S${serres.name}`, 'ActifLecture seule', '1', '0', '—']),
    )
  })

  test('closes a client once it has said how many people that concerns', async () => {
    await world.person({ in: serres })
    await world.person({ in: serres })
    const { user } = await openList()
    await user.click((await rowOf(serres.name)).getByRole('button'))
    await user.click(await screen.findByRole('menuitem', { name: 'Désactiver le client' }))
    const dialog = within(await screen.findByRole('dialog', { name: `Désactiver ${serres.name} ?` }))
    expect(dialog.getByText(/^2 personnes n’y travailleront plus/)).toBeTruthy()

    await user.click(dialog.getByRole('button', { name: 'Désactiver le client' }))

    expect(await screen.findByText(`${serres.name} est désactivé.`)).toBeTruthy()
    expect((await sheet()).status).toBe('inactive')
  })

  test('makes a new one in three steps, and opens its sheet', async () => {
    const name = `Vergers ${crypto.randomUUID().slice(0, 8)}`
    const { user, address } = await openList()
    await user.click(await screen.findByRole('button', { name: 'Nouveau client' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Nouveau client' }))
    const next = () => user.click(dialog.getByRole('button', { name: 'Continuer' }))

    await user.type(await dialog.findByLabelText(/Nom du client/), name)
    await next()
    await next()
    expect(await dialog.findByText('Choisissez au moins une application.')).toBeTruthy()
    await user.click(await dialog.findByRole('checkbox', { name: 'RH' }))
    await next()
    await user.type(await dialog.findByLabelText(/SIREN/), '123')
    await user.type(dialog.getByLabelText('Prénom'), 'Élise')
    await user.type(dialog.getByLabelText('Nom'), 'Morin')
    await user.type(dialog.getByLabelText('Adresse mail'), `${crypto.randomUUID()}@essai.example`)
    await user.click(dialog.getByRole('button', { name: 'Créer le client' }))
    expect(await dialog.findByText('SIREN invalide.')).toBeTruthy()
    await user.clear(dialog.getByLabelText(/SIREN/))
    await user.click(dialog.getByRole('button', { name: 'Créer le client' }))

    expect(await screen.findByRole('heading', { level: 1, name })).toBeTruthy()
    expect(address()).toMatch(new RegExp(`^${namedRoutes.sunAdministrationClients}/`))
  })
})

describe('the sheet of a client', () => {
  test('changes its address and says which ones led to it before', async () => {
    const { slug } = await sheet()
    const { user } = await openSheet()
    await user.click(await screen.findByRole('button', { name: 'Modifier Identité' }))
    const field = await screen.findByLabelText('Adresse publique')
    await user.clear(field)
    await user.type(field, `${slug}-nord`)
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
    expect(await screen.findByText('Le client est enregistré.')).toBeTruthy()
    expect(await screen.findByText(slug)).toBeTruthy()
    expect((await sheet()).slug).toBe(`${slug}-nord`)
  })

  test('is filled with a legal sheet, judged where it is typed', async () => {
    const { user } = await openSheet()
    await user.click(await screen.findByRole('button', { name: 'Remplir la fiche' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Fiche légale' }))
    const fill = async (label: string | RegExp, text: string) => user.type(await dialog.findByLabelText(label), text)
    await fill('Raison sociale', 'Serres du Layon')
    await fill('Forme juridique', 'SCEA')
    await fill('SIREN', '732829320')
    await fill('SIRET', '55208131766522')
    await fill('Adresse', '12 rue des Serres')
    await fill('Code postal', '49000')
    await fill('Ville', 'Angers')
    await fill('Prénom', 'Sophie')
    await fill('Nom', 'Lemaire')
    await fill('Qualité', 'Gérante')
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))
    expect(await dialog.findByText('Ce SIRET n’est pas celui d’un établissement de ce SIREN.')).toBeTruthy()

    await user.clear(dialog.getByLabelText('SIRET'))
    await fill('SIRET', '73282932000074')
    await user.click(dialog.getByRole('button', { name: 'Enregistrer' }))

    expect(await screen.findByText('12 rue des Serres, 49000 Angers')).toBeTruthy()
    expect((await sheet()).registration).toMatchObject({ siret: '73282932000074', version: 1 })
    expect(registrationCalls.register.method).toBe('POST')
  })

  test('shows its applications, its admins, who came to help and what was done to it', async () => {
    const sophie = await world.person({ in: serres, admin: true, firstname: 'Sophie', name: 'Lemaire' })
    await as(camille).call(clientsCalls.switchClientReadonlyStatus, { clientId: serres.id })
    await as(camille).call(supportCalls.startSupport, { clientId: serres.id, reason: 'Aide à la paie' })
    const { user } = await openSheet()
    const tab = async (name: RegExp) => user.click(await screen.findByRole('tab', { name }))

    await tab(/^Applications/)
    expect((await screen.findAllByText(/^\d+ éléments ouverts sur \d+$/)).length).toBe(8)
    await tab(/^Administrateurs/)
    expect(await screen.findByText(new RegExp(sophie.mail.split('@')[0] ?? ''))).toBeTruthy()
    await tab(/^Accès support/)
    expect((await rowOf('Aide à la paie')).getByText('En cours')).toBeTruthy()
    await tab(/^Historique/)
    expect((await rowOf('Passage en lecture seule')).getByText('Camille Roche')).toBeTruthy()
  })

  test('of a client that does not exist says so', async () => {
    await open(`${namedRoutes.sunAdministrationClients}/:clientId`, addressOfClient(crypto.randomUUID()))
    expect(await screen.findByText('Ce client n’existe pas')).toBeTruthy()
  })
})

describe('the home of the platform', () => {
  test('leads from each figure to its list, and tells no move where nothing was before', async () => {
    await open(namedRoutes.superAdminDashboard)
    const people = await screen.findByRole('link', { name: /Personnes/ })
    const { percent } = await as(camille).call(figuresCalls.getPercentageEvolutionOfEntitySince, {
      entity: 'errors',
      period: 'month',
      count: 1,
    })
    expect(percent).toBeNull()
    expect(people.getAttribute('href')).toBe(namedRoutes.sunAdministrationUsers)
    expect(screen.getByRole('link', { name: /^Clients/ }).getAttribute('href')).toBe(
      namedRoutes.sunAdministrationClients,
    )
    const errors = (await screen.findByText(/^Erreurs en un mois/)).parentElement as HTMLElement
    expect(await within(errors).findByText('0')).toBeTruthy()
    expect(errors.textContent).toBe('Erreurs en un mois0')
    expect(await screen.findByText('RH')).toBeTruthy()
  })
})

test('the admin of a client closes it to support on a page of its own', async () => {
  const sophie = await world.person({ in: serres, admin: true })
  const { user } = await renderPage(pageAt(namedRoutes.adminOfClientSecurity), {
    labels: [clientsLabels],
    as: sessionOf(sophie, serres),
    fetch: serverBehind(world),
  })
  await user.click(await screen.findByRole('combobox', { name: /Accès support/ }))
  await user.click(await screen.findByRole('option', { name: 'Aucun' }))
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  expect(await screen.findByText('Les réglages de sécurité sont enregistrés.')).toBeTruthy()
  expect(await sheet()).toMatchObject({ supportAccess: 'none', mfaRequired: false, allowsRightDelegation: true })
})
