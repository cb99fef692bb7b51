import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import type { Page } from '#kernel/web/pages.ts'
import { queryClient } from '#kernel/web/query-client.ts'
import { serverBehind } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { campaignsCalls } from '#rh/campaigns/campaigns.calls.ts'
import { addressOfRecall, campaignsElement } from '#rh/campaigns/campaigns-place.model.ts'
import { recallKeyOf } from '#rh/campaigns/campaigns.server.ts'
import { hire } from '#rh/testing/hire.ts'
import { recallWeb } from './recall.web.ts'

const page = recallWeb.pages[0] as Page
await page.load()

const world = useWorld()
const day = (days: number) => world.clock.today().add({ days }).toString()

let serres: TestClient
let marie: TestPerson
let campaignId: string
let key: string
beforeEach(async () => {
  serres = await world.client()
  marie = await world.person({ in: serres, rights: { [campaignsElement]: 2 }, allCompanies: true })
  const season = { name: 'Récolte', startsOn: day(30), endsOn: day(90), note: null }
  campaignId = (await as(marie).call(campaignsCalls.createCampaign, season)).id
  const { id } = await hire(world, serres, { mail: 'paul@essai.example' })
  const coming = { siteId: null, positionId: null, arrivalOn: day(30) }
  await as(marie).call(campaignsCalls.addPeopleToCampaign, {
    id: campaignId,
    employeeIds: [id],
    applicationIds: [],
    coming,
  })
  await as(marie).call(campaignsCalls.inviteToCampaign, { id: campaignId, again: false })
  key = recallKeyOf(world.keys, (await person()).id)
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

const person = async () => {
  const asked = { id: campaignId, page: 0, size: 10 }
  const { items } = await as(marie).call(campaignsCalls.getCampaignPeople, asked)
  return items[0] as (typeof items)[number]
}
const open = (token: string) =>
  renderPage(page, {
    path: addressOfRecall(token, 'fr').split('?')[0] as string,
    labels: recallWeb.labels,
    fetch: serverBehind(world),
  })

test('who is asked to come back says yes with one button', async () => {
  const { user } = await open(key)

  await screen.findByRole('heading', { name: 'Bonjour Paul, revenez-vous cette saison ?' })
  await user.click(screen.getByRole('button', { name: 'Oui, je viens' }))

  await screen.findByText('Merci, c’est noté')
  expect(await person()).toMatchObject({ answer: 'yes', arrivalOn: day(30), step: 'contract' })
})

test('a link that is not good says so', async () => {
  await open('faux')

  await screen.findByText('Ce lien ne sert plus')
})
