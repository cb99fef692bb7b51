import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { renderPage } from '#kernel/testing/render.tsx'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { monitoringWeb } from '../monitoring.web.ts'

const world = useOwnWorld()
/** A cold page is fetched before anybody waits for it. */
beforeAll(async () => void (await Promise.all(monitoringWeb.pages.map(({ load }) => load()))))
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

const pageAt = (path: string) => {
  const page = monitoringWeb.pages.find(known => known.path === path)
  if (!page) throw new Error(`no page at ${path}`)
  return page
}

const open = (dorian: TestPerson, at: string, path = at.replace(/\?.*/, '')) =>
  renderPage(pageAt(path), {
    path: at,
    labels: monitoringWeb.labels,
    as: sessionOf(dorian, null),
    fetch: serverBehind(world),
    others: [{ path: '/error-404', layout: 'blank', title: 'test', load: async () => () => <h1>Introuvable</h1> }],
  })

const fail = (code: string, clientId?: string) =>
  world.monitor.watch.failed({
    error: Object.assign(new Error('the printer is on fire'), { code }),
    during: { kind: 'job', name: 'print' },
    requestId: 'abcdef0123456789abcdef01',
    clientId,
  })

const dashboard = '/sun/development/superDevDashboard'

test('a developer finds an error, reads whom it touches, and marks it fixed', async () => {
  const serres = await world.client({ name: 'Serres du Layon' })
  fail('E_FIRE', serres.id)
  fail('E_FIRE', serres.id)
  await world.monitor.settle()
  const { user, address } = await open(await world.person({ superDev: true }), dashboard)

  const row = await screen.findByRole('row', { name: /the printer is on fire/ })
  expect(within(row).getByText('2')).toBeTruthy()
  await user.click(within(row).getByRole('link', { name: /the printer is on fire/ }))

  const dialog = within(await screen.findByRole('dialog', { name: 'E_FIRE' }))
  expect(address()).toMatch(/report=/)
  expect(await dialog.findByText('Serres du Layon (2)')).toBeTruthy()
  expect(dialog.getByText(/abcdef0123456789abcdef01/)).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Marquer comme corrigé' }))

  expect(await screen.findByText('Rapport : Corrigé.')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Fermer' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(address()).toBe(dashboard)
})

test('each tab has its address, and keeps its own filters there', async () => {
  fail('E_TAB')
  await world.monitor.settle()
  const { user, address } = await open(await world.person({ superDev: true }), `${dashboard}?f.state=ignored`)
  expect(await screen.findByText('Rien ne correspond à ces filtres')).toBeTruthy()

  await user.click(screen.getByRole('tab', { name: 'Tâches planifiées' }))
  expect(await screen.findByRole('region', { name: 'Tâches planifiées' })).toBeTruthy()
  expect(address()).toBe(`${dashboard}?f.state=ignored&tab=taches`)

  await user.click(screen.getByRole('tab', { name: 'Dashboard' }))
  expect((await screen.findAllByText('Requêtes par minute')).length).toBeGreaterThan(0)
  expect(await screen.findByText(/pg_stat_statements n’est pas installée/)).toBeTruthy()

  await user.click(screen.getByRole('tab', { name: "Rapports d'actions" }))
  expect(await screen.findByText(/en 24 heures/)).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: "Rapports d'erreurs" }))
  expect(address()).toBe(`${dashboard}?f.state=ignored`)
})

test('a curve shows its figures as a table', async () => {
  await world.monitor.settle()
  const { user } = await open(await world.person({ superDev: true }), `${dashboard}?tab=dashboard`)

  await user.click(await screen.findByRole('button', { name: /Voir les chiffres : Requêtes par minute/ }))

  const table = within(await screen.findByRole('table', { name: /Requêtes par minute/ }))
  expect(table.getAllByRole('row')).toHaveLength(288)
})

test('a task run by hand shows its result', async () => {
  await world.startQueue()
  const { user } = await open(await world.person({ superDev: true }), `${dashboard}?tab=taches`)

  await user.click(await screen.findByRole('button', { name: 'Exécuter forget-old-reports' }))

  expect(await screen.findByText('La tâche forget-old-reports est lancée.')).toBeTruthy()
  const line = (await screen.findByText('forget-old-reports')).closest('li') as HTMLElement
  await waitFor(() => expect(within(line).getByText('Terminée')).toBeTruthy(), { timeout: 15_000 })
})

test('the page of a client that there is not leads to the lost page', async () => {
  const path = '/sun/development/rapports-erreur/:clientId'
  await open(
    await world.person({ superDev: true }),
    path.replace(':clientId', '0198a000-0000-7000-8000-000000000000'),
    path,
  )
  expect(await screen.findByRole('heading', { name: 'Introuvable' })).toBeTruthy()
})
