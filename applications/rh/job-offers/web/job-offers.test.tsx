import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { queryClient } from '#kernel/web/query-client.ts'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { offerModelsElement } from '#rh/offer-models/offer-model.model.ts'
import { offerModelsCalls } from '#rh/offer-models/offer-models.calls.ts'
import { contractTerms } from '#rh/testing/contract-terms.ts'
import { draftOffer, publishOffer, recruiterOf } from '#rh/testing/open-careers.ts'
import { jobOffersCalls } from '../job-offers.calls.ts'
import { addressOfJobOffer, jobOffersPath, newJobOfferPath } from '../job-offers-place.model.ts'
import { jobOffersWeb } from '../job-offers.web.ts'
import './job-offer-page.tsx'
import './job-offers-page.tsx'
import './new-job-offer-page.tsx'

const world = useOwnWorld()
const typed = (days: number) =>
  world.clock.today().add({ days }).toLocaleString('fr-FR', { day: '2-digit', month: '2-digit', year: 'numeric' })

let serres: TestClient
let marie: TestPerson
beforeEach(async () => {
  serres = await world.client()
  marie = await recruiterOf(world, serres)
})
afterEach(() => {
  signOut()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const open = async (path: string, address: string) => {
  const page = jobOffersWeb.pages.find(one => one.path === path)
  if (!page) throw new Error(`no page ${path}`)
  const { user } = await renderPage(page, {
    path: address,
    labels: jobOffersWeb.labels,
    as: sessionOf(marie, serres),
    fetch: serverBehind(world),
  })
  return user
}

test('an offer is begun with its criteria, in the only company that there is', async () => {
  await contractTerms(world, serres)
  const user = await open(newJobOfferPath, newJobOfferPath)
  const choose = async (name: RegExp) => {
    await user.click(await screen.findByRole('combobox', { name }))
    await user.click((await screen.findAllByRole('option'))[0] as HTMLElement)
  }
  await choose(/^Poste/)
  await choose(/^Site/)
  await user.type(screen.getByRole('textbox', { name: /^Premier jour/ }), typed(30))
  await user.type(screen.getByRole('textbox', { name: /^Paie brute/ }), '12,50')
  await user.click(screen.getByRole('button', { name: 'Enregistrer et continuer' }))

  await waitFor(async () => {
    const { items } = await as(marie).call(jobOffersCalls.getJobOffers, { page: 0, size: 10 })
    expect(items).toMatchObject([{ status: 'draft', posts: 1 }])
  })
})

test('a word that speaks of age is told while it is typed, and the offer is shown once it is gone', async () => {
  const { id } = await draftOffer(world, serres, marie, { title: 'Jeune cueilleur' })
  const user = await open(addressOfJobOffer(':id'), `${addressOfJobOffer(id)}?step=description`)
  const title = await screen.findByRole('textbox', { name: /^Titre de l’offre/ })
  await screen.findByText('Mention possiblement discriminatoire : « jeune » (âge).')
  expect(screen.getByRole('button', { name: 'Publier l’offre' })).toHaveProperty('disabled', true)

  await user.clear(title)
  await user.type(title, 'Cueilleur')
  await user.click(screen.getByRole('button', { name: 'Enregistrer et continuer' }))
  await screen.findByRole('checkbox', { name: /^Site de recrutement/ })
  screen.getByText('Rien ne manque.')
  await user.click(screen.getByRole('button', { name: 'Publier l’offre' }))
  await screen.findByText('Publiée')
  screen.getByRole('heading', { level: 1, name: 'Cueilleur (H/F)' })
})

test('the texts of a model are taken up, and kept once the step is saved', async () => {
  const sophie = await world.person({ in: serres, rights: { [offerModelsElement]: 2 }, allCompanies: true })
  const blank = { title: '', missions: '', profile: '', conditions: '' }
  const texts = { fr: { ...blank, title: 'Cueilleur', missions: 'Cueillir.' }, en: blank, es: blank, ar: blank }
  await as(sophie).call(offerModelsCalls.createOfferModel, { name: 'Cueillette', positionId: null, texts })
  const { id } = await draftOffer(world, serres, marie)
  const user = await open(addressOfJobOffer(':id'), `${addressOfJobOffer(id)}?step=description`)

  await user.click(await screen.findByRole('combobox', { name: /^Reprendre un modèle/ }))
  await user.click(await screen.findByRole('option', { name: 'Cueillette' }))
  expect(await screen.findByDisplayValue('Cueillir.')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Enregistrer et continuer' }))
  await screen.findByRole('checkbox', { name: /^Site de recrutement/ })

  const { description } = await as(marie).call(jobOffersCalls.getJobOffer, { id })
  expect(description.texts.fr).toMatchObject({ title: 'Cueilleur (H/F)', missions: 'Cueillir.' })
})

test('the list says who read each offer, and closes one', async () => {
  await publishOffer(world, serres, marie)
  const user = await open(jobOffersPath, jobOffersPath)
  const table = await screen.findByRole('table', { name: 'Offres d’emploi' })
  await within(table).findByText('0 / 4')
  await user.click(within(table).getByRole('button', { name: /Cueillette de tomates/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Clore l’offre' }))
  const question = within(await screen.findByRole('dialog'))
  await user.click(question.getByRole('button', { name: 'Clore l’offre' }))
  await within(table).findByText('Close')
})
