import { QueryClientProvider } from '@tanstack/react-query'
import { render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, vi } from 'vitest'
import type { Application } from '#kernel/shared/application.ts'
import { module, page } from '#kernel/shared/elements.ts'
import { eventually } from '#kernel/testing/eventually.ts'
import { Guarded } from '#kernel/testing/guarded.tsx'
import { hands } from '#kernel/testing/hands.ts'
import { marie as ofMarie } from '#kernel/testing/marie.ts'
import { Alerts } from '#kernel/web/kit/alerts.tsx'
import { Page as RecordPage } from '#kernel/web/kit/page.tsx'
import { navigateIn } from '#kernel/web/navigation.ts'
import type { Filled } from '#kernel/shared/offer.ts'
import type { Page, RoomOfPages } from '#kernel/web/pages.ts'
import { queryClient } from '#kernel/web/query-client.ts'
import { routesOf } from '#kernel/web/routes.tsx'
import { type SessionMade, signedIn } from '#kernel/web/session.ts'
import { ThemeProvider } from '#kernel/web/theme-provider.tsx'
import { loadSupportPicker } from '#platform/clients/clients.web.ts'
import type { ClientChosen, MenuElement } from '#platform/rights/menu.model.ts'
import type { ApplicationWeb } from '../application-web.slot.ts'
import { plannedPage } from '../planned.web.ts'
import { shellLabels, shellWeb } from '../shell.web.ts'
import { pageGuard } from '../web/guard/page-guard.ts'
import { layoutsOf } from '../web/layouts.tsx'
import type { Manifests } from '../web/manifests.ts'

/** Fetched ahead, as a browser has them after its first page: a test is not about how long they take. */
await Promise.all([
  import('../web/content-layout.tsx'),
  import('../web/role-layout.tsx'),
  import('../web/guard/judge-page.ts'),
  import('../web/frame/appearance-drawer.tsx'),
  import('../web/frame/keyboard-dialog.tsx'),
  import('../web/dashboard-page.tsx'),
  import('../web/element-page.tsx'),
  import('#kernel/web/theme/rtl-cache.ts'),
  loadSupportPicker(),
])

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
}
const atelierPages: RoomOfPages = {
  applicationId: 1,
  labels: [shellLabels],
  pages: [plannedPage('/atelier/stock/:lotId', 'atelier/stock')],
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
  planned: false,
  children: [],
  ...given,
})
const stock = entry(2, '/atelier/stock', 'Stock', { level: 1, readOnly: true })
const inventories = entry(3, '/atelier/reglages', 'Préparation des inventaires')
export const client = { id: '0193-client', name: 'Serres du Val de Loire', logo: null, readOnly: false }
export const chosen: ClientChosen = {
  client,
  adminOfClient: false,
  manages: false,
  companies: 3,
  modules: [
    {
      id: 1,
      code: 'atelier',
      name: 'atelier',
      colour: '#C9651B',
      logo: null,
      root: entry(1, '/atelier', 'atelier', { kind: 'MODULE', children: [stock, inventories] }),
    },
  ],
  fineRights: {},
  configurableApplications: [],
  rightsVersion: 1,
}

export const marie: SessionMade['user'] = {
  ...ofMarie.user,
  id: '0193-marie',
  mail: 'marie@example.org',
  selectedClient: client,
}

export const signIn = (given: Partial<SessionMade['user']> = {}) =>
  signedIn({
    token: 'token',
    expiresIn: 600,
    userId: marie.id,
    connectionUid: '0193-connection',
    user: { ...marie, ...given },
  })

type Answers = Record<string, unknown>

/**
 * Opens an address in the whole shell, over a server of a few lines: the menu, and `answers` by the beginning of their
 * address; a number refuses with that status.
 */
export async function openShell(path: string, answers: Answers = {}, fills: readonly Filled[] = []) {
  vi.stubGlobal('fetch', async (address: string) => {
    const known: Answers = { 'user/getModules': chosen, ...answers }
    const [, answer] = Object.entries(known).find(([start]) => address.startsWith(`/api/${start}`)) ?? [null, 404]
    if (typeof answer !== 'number') return Response.json(answer)
    return Response.json({ code: 'REFUSED', message: 'Le serveur ne le permet pas.' }, { status: answer })
  })
  const loadManifests = async () => manifests
  const wing = {
    rooms: [
      shellWeb,
      atelierPages,
      { labels: [], pages: [stub('/login'), stub('/sun/clientChoice'), ...ofRoles], fills },
    ],
    layouts: layoutsOf({ applications: [atelierWeb], loadManifests }),
    guard: pageGuard(loadManifests),
    frame: Guarded,
  }
  const router = createMemoryRouter(routesOf(wing), { initialEntries: [path] })
  navigateIn(router)
  render(
    <QueryClientProvider client={queryClient}>
      <ThemeProvider>
        <RouterProvider router={router} />
        <Alerts />
      </ThemeProvider>
    </QueryClientProvider>,
  )
  await eventually(() => expect([router.state.initialized, router.state.navigation.state]).toEqual([true, 'idle']))
  await screen.findAllByRole('main', {}, { timeout: 10_000 })
  const address = () => decodeURIComponent(router.state.location.pathname + router.state.location.search)
  return { address, router, user: hands() }
}

const stub = (path: string) => ({
  path,
  layout: 'blank' as const,
  title: path,
  load: async () => () => <h1>{path}</h1>,
})

/** Pages that roles open, in place of those of other rooms. */
const ofRoles: Page[] = [
  { ...stub('/equipe'), layout: 'content', roles: ['managerOfService', 'managerOfCompany'] },
  { ...stub('/sun/administration/accueil'), layout: 'superAdmin' },
  { ...stub('/sun/administration/clients'), layout: 'superAdmin' },
  { ...stub('/administration/companies'), layout: 'adminOfClient' },
  {
    ...stub('/administration/companies/:companyId'),
    layout: 'adminOfClient',
    load: async () => () => <RecordPage title="Serres du Layon">{null}</RecordPage>,
  },
]

/** The bar at the top, and what stands in it. */
export const bar = async () => within(await screen.findByRole('banner'))
