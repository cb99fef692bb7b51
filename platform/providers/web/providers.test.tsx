import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { catalogueCalls } from '../catalogue.calls.ts'
import { providersLabels, providersWeb } from '../providers.web.ts'

/** Fetched ahead: a test is not about how long a page takes to come. */
await Promise.all(providersWeb.pages.map(({ load }) => load()))

const world = useOwnWorld()
let serres: TestClient
let sophie: TestPerson
let camille: TestPerson
let made = 0
let name = ''

beforeEach(async () => {
  serres = await world.client()
  sophie = await world.person({ in: serres, admin: true })
  camille = await world.person({ superAdmin: true })
  made += 1
  name = `Prestataire ${made}`
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

const open = (path: string, person: TestPerson, client: TestClient | null) => {
  const page = providersWeb.pages.find(known => known.path === path)
  if (!page) throw new Error(`no page ${path}`)
  return renderPage(page, {
    labels: [providersLabels],
    as: sessionOf(person, client),
    fetch: serverBehind(world),
  })
}
const offer = () =>
  as(camille).call(catalogueCalls.createExternalService, { kind: 'erp', name, hosts: ['127.0.0.1:1'] })
const lineOf = async () => within((await screen.findByRole('heading', { name })).closest('li') as HTMLElement)

test('an admin sets a service, whose test says that it fails, since when, and keeps its secret to itself', async () => {
  await offer()
  const { user } = await open('/administration/prestataires', sophie, serres)
  expect((await lineOf()).getByText('Arrêté')).toBeDefined()

  await user.click((await lineOf()).getByRole('button', { name: `Actions sur ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Réglages' }))
  await user.type(await screen.findByLabelText(/^Adresse/), 'https://ailleurs.example')
  await user.type(screen.getByLabelText(/^Secret/), 'sésame')
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await screen.findByText('Cette adresse doit mener à un hôte autorisé : 127.0.0.1:1.')

  await user.clear(screen.getByLabelText(/^Adresse/))
  await user.type(screen.getByLabelText(/^Adresse/), 'http://127.0.0.1:1')
  await user.click(screen.getByRole('combobox', { name: /^État/ }))
  await user.click(await screen.findByRole('option', { name: 'En service' }))
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))
  await screen.findByText(`Les réglages de ${name} sont enregistrés.`)
  expect((await lineOf()).getByText('Jamais testé')).toBeDefined()

  await user.click((await lineOf()).getByRole('button', { name: `Tester ${name}` }))
  await (await lineOf()).findByText('En échec')
  expect((await lineOf()).getByText(/^En échec depuis/).textContent).toContain('injoignable')
  await user.click((await lineOf()).getByRole('button', { name: `Actions sur ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Réglages' }))
  await screen.findByText('Déjà renseigné : laissez vide pour le garder.')
  expect((screen.getByLabelText(/^Secret/) as HTMLInputElement).value).toBe('')
})

test('a super administrator adds a service with its hosts, and sees who uses it', async () => {
  const { user } = await open('/sun/administration/externalServices', camille, null)

  const [add] = await screen.findAllByRole('button', { name: 'Ajouter un service' })
  await user.click(add as HTMLElement)
  await user.type(await screen.findByLabelText(/^Nom/), name)
  await user.type(screen.getByLabelText(/^Hôtes autorisés/), '10.0.0.7')
  await user.click(screen.getByRole('button', { name: 'Ajouter le service' }))
  await screen.findByText(/10\.0\.0\.7 est sur un réseau privé/)

  await user.clear(screen.getByLabelText(/^Hôtes autorisés/))
  await user.type(screen.getByLabelText(/^Hôtes autorisés/), 'api.exemple.fr{Enter}sms.exemple.fr')
  await user.click(screen.getByRole('button', { name: 'Ajouter le service' }))
  await (await lineOf()).findByText('api.exemple.fr, sms.exemple.fr')

  await user.click((await lineOf()).getByRole('button', { name: `Actions sur ${name}` }))
  await user.click(await screen.findByRole('menuitem', { name: 'Qui l’utilise' }))
  await screen.findByText('Aucun client n’utilise ce service.')
})
