import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Application } from '#kernel/shared/application.ts'
import { module, page } from '#kernel/shared/elements.ts'
import { queryClient } from '#kernel/web/query-client.ts'
import { routesOf } from '#kernel/web/routes.tsx'
import { type SessionMade, signedIn, stayOut } from '#kernel/web/session.ts'
import { ThemeProvider } from '#kernel/web/theme-provider.tsx'
import type { ClientChosen, MenuElement } from '#platform/users/user.model.ts'
import type { ApplicationWeb } from '../application-web.slot.ts'
import { planned } from '../planned.web.ts'
import { shellLabels, shellWeb } from '../shell.web.ts'
import { pageGuard } from './guard/page-guard.ts'
import { layoutsOf } from './layouts.tsx'
import type { Manifests } from './manifests.ts'

const names = (fr: string) => ({ fr, en: fr, es: fr, ar: fr })
const root = module('/atelier', {
  name: names('atelier'),
  children: [
    page('/atelier/stock', { name: names('Stock'), plan: names('Les lots par chambre froide.') }),
    page('/atelier/reglages', { name: names('Préparation des inventaires') }),
    page('/atelier/secret', { name: names('Marges') }),
  ],
})
const atelier: Application = { id: 1, code: 'atelier', name: names('atelier'), colour: '#C9651B', root }
const manifests: Manifests = { applications: [atelier], platformElements: [] }
const atelierWeb: ApplicationWeb = {
  applicationId: 1,
  code: 'atelier',
  icon: 'M0 0h24v24H0z',
  labels: [shellLabels],
  pages: [planned('/atelier/stock/:lotId', 'atelier/stock')],
}

const entry = (id: number, routePath: string, name: string, given: Partial<MenuElement> = {}): MenuElement => ({
  id,
  path: routePath.slice(1),
  routePath,
  kind: 'PAGE',
  name,
  level: 2,
  readOnly: false,
  availableOnMobile: false,
  children: [],
  ...given,
})
const stock = entry(2, '/atelier/stock', 'Stock', { level: 1, readOnly: true })
const inventories = entry(3, '/atelier/reglages', 'Préparation des inventaires')
const client = { id: '0193-client', name: 'Serres du Val de Loire', logo: null, readOnly: false }
const chosen: ClientChosen = {
  client,
  adminOfClient: false,
  companies: 3,
  modules: [
    {
      id: 1,
      code: 'atelier',
      name: 'atelier',
      colour: '#C9651B',
      root: entry(1, '/atelier', 'atelier', { kind: 'MODULE', children: [stock, inventories] }),
    },
  ],
  fineRights: {},
  rightsVersion: 1,
}

const marie: SessionMade['user'] = {
  id: '0193-marie',
  firstname: 'Marie',
  name: 'Caron',
  mail: 'marie@example.org',
  jobtitle: null,
  avatar: null,
  type: 'sun',
  superDev: false,
  superAdmin: false,
  adminOfClient: false,
  language: 'fr',
  selectedClient: client,
}

const signIn = (given: Partial<SessionMade['user']> = {}) =>
  signedIn({
    token: 'token',
    expiresIn: 600,
    userId: marie.id,
    connectionUid: '0193-connection',
    user: { ...marie, ...given },
  })

async function open(path: string) {
  vi.stubGlobal('fetch', async (address: string) =>
    address.startsWith('/api/user/getModules') ? Response.json(chosen) : Response.json({}, { status: 404 }),
  )
  const loadManifests = async () => manifests
  const wing = {
    rooms: [shellWeb, atelierWeb, { labels: [], pages: [stub('/login'), stub('/sun/clientChoice')] }],
    layouts: layoutsOf({ applications: [atelierWeb], loadManifests }),
    guard: pageGuard(loadManifests),
  }
  const router = createMemoryRouter(routesOf(wing), { initialEntries: [path] })
  render(
    <QueryClientProvider client={queryClient}>
      <ThemeProvider>
        <RouterProvider router={router} />
      </ThemeProvider>
    </QueryClientProvider>,
  )
  await vi.waitUntil(() => router.state.initialized && router.state.navigation.state === 'idle')
  const { pathname, search } = router.state.location
  return { address: decodeURIComponent(pathname + search), user: userEvent.setup() }
}

const stub = (path: string) => ({
  path,
  layout: 'blank' as const,
  title: path,
  load: async () => () => <h1>{path}</h1>,
})

afterEach(() => {
  stayOut()
  vi.unstubAllGlobals()
})

const menu = async () => within(await screen.findByRole('navigation', { name: 'Menu' }))

describe('the left menu', () => {
  it('unfolds to the page on screen and marks it', async () => {
    signIn()
    await open('/atelier/stock')
    const current = await (await menu()).findByRole('link', { name: 'Stock' })
    expect(current.getAttribute('aria-current')).toBe('page')
    expect((await menu()).getByRole('button', { name: 'Atelier' }).getAttribute('aria-expanded')).toBe('true')
  })

  it('stays folded on the home page until a person unfolds an application', async () => {
    signIn()
    const { user } = await open('/dashboard')
    const application = await (await menu()).findByRole('button', { name: 'Atelier' })
    expect((await menu()).queryByRole('link', { name: 'Stock' })).toBeNull()
    await user.click(application)
    expect((await menu()).getByRole('link', { name: 'Stock' })).toBeTruthy()
  })

  it('cuts a long name, and still tells it whole', async () => {
    signIn()
    await open('/atelier/stock')
    const long = await (await menu()).findByRole('link', { name: 'Préparation des inventaires' })
    expect(within(long).getByText('Préparation des inventai…')).toBeTruthy()
  })
})

describe('a page that is still to come', () => {
  it('says its name, its plan and that it is not built', async () => {
    signIn()
    await open('/atelier/stock')
    expect(await screen.findByRole('heading', { level: 1, name: 'Stock' })).toBeTruthy()
    expect(screen.getByText('Les lots par chambre froide.')).toBeTruthy()
    expect(screen.getByText("Cette page n'est pas encore construite.")).toBeTruthy()
  })

  it('tells the plan of its element below it, read only where the element is', async () => {
    signIn()
    await open('/atelier/stock/0193-lot')
    expect(await screen.findByText('Les lots par chambre froide.')).toBeTruthy()
    expect(screen.getByText('Lecture seule')).toBeTruthy()
  })
})

describe('the root of an application', () => {
  it('shows its menu as cards', async () => {
    signIn()
    await open('/atelier')
    const cards = within(await screen.findByRole('main'))
    expect((await cards.findByRole('link', { name: 'Stock' })).getAttribute('href')).toBe('/atelier/stock')
    expect(cards.getByText('2 pages')).toBeTruthy()
  })
})

describe('the guard', () => {
  it('leads a visitor to the sign-in page, and back afterwards', async () => {
    expect((await open('/atelier/stock?page=2')).address).toBe('/login?to=/atelier/stock?page=2')
  })

  it('leads a person without a client to the choice of one', async () => {
    signIn({ selectedClient: null })
    expect((await open('/atelier/stock')).address).toBe('/sun/clientChoice?to=/atelier/stock')
  })

  it('leads a super administrator without a client to his own home', async () => {
    signIn({ selectedClient: null, superAdmin: true })
    expect((await open('/dashboard')).address).toBe('/sun/administration/accueil')
  })

  it.each([
    ['/atelier/secret', 'an element that exists and is not his'],
    ['/sun/administration/clients', 'the administration of the platform'],
    ['/administration/companies', 'the administration of his client'],
  ])('refuses %s: %s', async path => {
    signIn()
    expect((await open(path)).address).toBe(`/unauthorized?address=${path}`)
  })

  it('says that an unknown address is unknown, signed in or not', async () => {
    expect((await open('/nulle/part')).address).toBe('/error-404?address=/nulle/part')
    signIn()
    expect((await open('/nulle/part')).address).toBe('/error-404?address=/nulle/part')
  })
})
