import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { stayOut } from '#kernel/web/session.ts'
import { serverBehind } from '#platform/testing/browser-of.ts'
import { useOwnWorld } from '#platform/testing/world.ts'
import { dashboardCalls } from '../dashboard.calls.ts'
import { monitoringWeb } from '../monitoring.web.ts'

const world = useOwnWorld()
const path = '/monitoring/stats/clients'
const page = monitoringWeb.pages.find(known => known.path === path)

/** A cold page is fetched before anybody waits for it. */
beforeAll(async () => void (await page?.load()))
beforeEach(() => stayOut())
afterEach(() => {
  window.history.replaceState(null, '', '/')
  vi.unstubAllGlobals()
})

async function hang(address: string, fetch = serverBehind(world)) {
  if (!page) throw new Error('no screen of clients')
  window.history.replaceState(null, '', address)
  return renderPage(page, { path, labels: monitoringWeb.labels, fetch })
}

const linkToken = async () =>
  (await as(await world.person({ superDev: true })).call(dashboardCalls.makeDisplayLink, { label: 'Accueil' })).token

test.each(['#', '?'])(
  'a link opens the screen without a session, and its token leaves the address (%s)',
  async mark => {
    await world.client({ name: 'Serres du Layon' })
    const token = await linkToken()
    const sent: Request[] = []
    const server = serverBehind(world)
    await hang(`${path}${mark}displaytoken=${token}`, async request => {
      sent.push(request.clone())
      return server(request)
    })

    expect((await screen.findAllByText('Serres du Layon')).length).toBeGreaterThan(0)
    expect(window.location.href).not.toContain(token)
    expect(sent.map(({ url }) => url).join()).not.toContain(token)
    expect(sent[0]?.headers.get('displaytoken')).toBe(token)
  },
)

test('without link nor session there is nothing to show, and it says how to open it', async () => {
  await hang(path)
  expect(await screen.findByText('Rien à afficher ici')).toBeTruthy()
})

test('a lost connection leaves the last figures, with their hour', async () => {
  await world.client({ name: 'Serres du Layon' })
  const server = serverBehind(world)
  let isCut = false
  await hang(`${path}#displaytoken=${await linkToken()}`, request =>
    isCut ? Promise.reject(new TypeError('network')) : server(request),
  )
  await screen.findAllByText('Serres du Layon')

  isCut = true

  await waitFor(() => expect(screen.getByText(/Connexion perdue · chiffres de \d+ h \d\d/)).toBeTruthy(), {
    timeout: 15_000,
  })
  expect(screen.getAllByText('Serres du Layon').length).toBeGreaterThan(0)
})
