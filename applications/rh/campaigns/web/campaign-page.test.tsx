import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import type { Page } from '#kernel/web/pages.ts'
import { queryClient } from '#kernel/web/query-client.ts'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { employ } from '#rh/testing/employ.ts'
import { hire } from '#rh/testing/hire.ts'
import { campaignsCalls } from '../campaigns.calls.ts'
import { addressOfArrivals, addressOfCampaign, addressOfReturning, campaignsElement } from '../campaigns-place.model.ts'
import { campaignsWeb } from '../campaigns.web.ts'

const pageAt = (path: string) => campaignsWeb.pages.find(page => page.path === path) as Page
const [board, returning, arrivals] = [addressOfCampaign, addressOfReturning, addressOfArrivals].map(address =>
  pageAt(address(':campaignId')),
) as [Page, Page, Page]
await Promise.all([board.load(), returning.load(), arrivals.load()])

const world = useWorld()
const day = (days: number) => world.clock.today().add({ days }).toString()

let serres: TestClient
let marie: TestPerson
let id: string
beforeEach(async () => {
  serres = await world.client()
  const rights = { [campaignsElement]: 2, 'rh/gestion_du_personnel/contrats': 2 } as const
  marie = await world.person({ in: serres, rights, allCompanies: true })
  const season = { name: 'Récolte', startsOn: day(30), endsOn: day(90), note: null }
  id = (await as(marie).call(campaignsCalls.createCampaign, season)).id
  const paul = await hire(world, serres, { mail: 'paul@essai.example' })
  await employ(world, serres, paul.id, { from: day(-300), to: day(-200) })
})
afterEach(() => {
  signOut()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const open = (page: Page, path: string) =>
  renderPage(page, { path, labels: campaignsWeb.labels, as: sessionOf(marie, serres), fetch: serverBehind(world) })

test('those of former seasons are asked in one go', async () => {
  const { user } = await open(returning, addressOfReturning(id))

  await screen.findByRole('link', { name: 'Petit Paul' })
  await user.click(await screen.findByRole('button', { name: 'Ajouter cette personne' }))

  await screen.findByText('Une personne ajoutée')
  expect((await as(marie).call(campaignsCalls.getCampaignBoard, { id })).steps[0]).toMatchObject({ count: 1 })
})

test('the board invites who was added, notes what he says, and leads to his contract', async () => {
  const coming = { siteId: null, positionId: null, arrivalOn: null }
  await as(marie).call(campaignsCalls.addReturningPeople, { id, matching: {}, coming })
  const { user } = await open(board, addressOfCampaign(id))
  const card = (name: string) => within(screen.getByRole('region', { name }))

  await screen.findByRole('region', { name: 'Réponse' })
  card('Dossier').getByText(/^Aucun dossier en attente/)
  card('Dossier').getByRole('link', { name: 'Voir les candidatures' })
  await user.click(card('Réponse').getByRole('button', { name: 'Inviter' }))
  await screen.findByText('Une invitation part')
  await user.click(await screen.findByRole('button', { name: 'Actions pour Petit Paul' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Noter sa réponse' }))
  await user.click(await screen.findByRole('button', { name: 'Enregistrer' }))

  await screen.findByText('La réponse de Paul Petit est notée')
  expect(await card('Contrat').findByRole('button', { name: 'Préparer le contrat' })).toBeTruthy()
})

test('who comes today is marked with one touch, and taken back', async () => {
  const season = { name: 'Semis', startsOn: day(-1), endsOn: day(20), note: null }
  const campaign = await as(marie).call(campaignsCalls.createCampaign, season)
  const ines = await hire(world, serres, { name: 'Ndiaye', firstname: 'Ines' })
  await employ(world, serres, ines.id, { from: day(0), to: day(10) })
  const coming = { siteId: null, positionId: null, arrivalOn: null }
  await as(marie).call(campaignsCalls.addPeopleToCampaign, {
    id: campaign.id,
    employeeIds: [ines.id],
    applicationIds: [],
    coming,
  })
  const { user } = await open(arrivals, addressOfArrivals(campaign.id))

  await screen.findByRole('link', { name: 'Ines Ndiaye' })
  await user.click(screen.getByRole('button', { name: 'Arrivé' }))
  await screen.findByText(/^Arrivé à/)
  await user.click(screen.getByRole('button', { name: 'Revenir en arrière' }))
  await user.click(await screen.findByRole('button', { name: 'Pas venu' }))

  await screen.findByText(/^Pas venu, noté à/)
})
