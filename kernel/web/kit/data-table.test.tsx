import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { z } from 'zod'
import { signedIn } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { pageInput, pageOf } from '#kernel/shared/page.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { useCall } from '../api.ts'
import type { Page } from '../pages.ts'
import { DataTable } from './data-table.tsx'
import type { Column } from './data-table-column.ts'
import { useListState } from './use-list-state.ts'

const Plot = z.object({ id: z.string(), name: z.string(), area: z.number().nullable() })
type Plot = z.infer<typeof Plot>

const { plots } = calls('trial/plots', {
  plots: {
    method: 'GET',
    path: 'plots/:page/:size/:search?',
    access: signedIn(),
    input: z.strictObject(pageInput),
    answer: pageOf(Plot),
  },
})

const columns: Column<Plot>[] = [
  { key: 'name', label: 'Parcelle', text: plot => plot.name },
  { key: 'area', label: 'Surface', text: plot => plot.area },
  { key: 'code', label: 'Code', text: plot => `P-${plot.id}`, isOptional: true },
]

function PlotsPage() {
  const list = useListState({ module: 'test.plots' })
  return (
    <DataTable
      label="Parcelles"
      list={{ ...list, sorts: ['name'] }}
      answer={useCall(plots, list.query)}
      columns={columns}
      rowId={plot => plot.id}
      rowName={plot => plot.name}
      rowPath={plot => `/plots/${plot.id}`}
      rowActions={plot => [{ label: `Archiver ${plot.name}`, onSelect: () => archived(plot.id) }]}
      bulkActions={[{ label: 'Archiver', onSelect: rows => archived(...rows.map(row => row.id)) }]}
      searchBy="Nom"
      empty={{ title: 'Aucune parcelle', text: 'Elles apparaîtront ici.' }}
    />
  )
}

const archived = vi.fn()
const page: Page = { path: '/plots', layout: 'blank', title: 'test', load: async () => PlotsPage }
const onePlot: Page = {
  path: '/plots/:id',
  layout: 'blank',
  title: 'test',
  load: async () => () => <h1>Une parcelle</h1>,
}

const plot = (id: string, name: string, area: number | null = null) => ({ id, name, area })
const answer = (items: Plot[], total = items.length, totalIsExact = true) =>
  Response.json({ items, total, totalIsExact, page: 0, size: 10 })
const northAndSouth = () => answer([plot('1', 'Serre Nord', 12), plot('2', 'Serre Sud')])

test('the search waits until typing stops and stays in the address', async () => {
  const asked: string[] = []
  const { user, address } = await renderPage(page, {
    fetch: request => {
      asked.push(new URL(request.url).pathname)
      return northAndSouth()
    },
  })
  await screen.findByText('Serre Nord')

  await user.type(screen.getByRole('searchbox', { name: 'Nom' }), 'nord')

  await waitFor(() => expect(address()).toBe('/plots?search=nord'))
  await waitFor(() => expect(asked).toEqual(['/api/plots/0/10', '/api/plots/0/10/nord']))
})

test('a sort chosen while the search still waits is kept', async () => {
  const { user, address } = await renderPage(page, { fetch: northAndSouth })
  await screen.findByText('Serre Nord')

  await user.type(screen.getByRole('searchbox', { name: 'Nom' }), 'nord')
  await user.click(screen.getByRole('button', { name: 'Parcelle' }))

  await waitFor(() => expect(address()).toMatch(/search=nord/))
  expect(address()).toMatch(/sort=name-/)
})

test('who opens a row while his search still waits gets that page, however slow it is to come', async () => {
  const { promise: arrival, resolve: arrive } = Promise.withResolvers<void>()
  const slow: Page = { ...onePlot, load: () => arrival.then(onePlot.load) }
  const { address } = await renderPage(page, { fetch: northAndSouth, others: [slow] })
  const row = await screen.findByRole('link', { name: 'Serre Nord' })

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  fireEvent.change(screen.getByRole('searchbox', { name: 'Nom' }), { target: { value: 'nord' } })
  fireEvent.click(row)
  vi.advanceTimersByTime(1000)
  vi.useRealTimers()
  arrive()

  expect(await screen.findByRole('heading', { name: 'Une parcelle' })).toBeTruthy()
  expect(address()).toBe('/plots/1')
})

test('a failed list says the request id and retries', async () => {
  const refusal = { code: 'UNEXPECTED', message: 'La base ne répond pas.', requestId: 'req-42' }
  const answers = [Response.json(refusal, { status: 500 }), northAndSouth()]
  const { user } = await renderPage(page, { fetch: () => answers.shift() as Response })

  expect(await screen.findByText('La base ne répond pas.')).toBeTruthy()
  expect(screen.getByText(/req-42/)).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(await screen.findByText('Serre Nord')).toBeTruthy()
})

test('an empty list says what it is for, a search without result offers the whole list', async () => {
  const { user } = await renderPage(page, { fetch: () => answer([]) })
  expect(await screen.findByText('Aucune parcelle')).toBeTruthy()

  await user.type(screen.getByRole('searchbox'), 'zzz{Enter}')
  expect(await screen.findByText(/Aucun résultat pour/)).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Tout afficher' }))
  expect(await screen.findByText('Aucune parcelle')).toBeTruthy()
})

test('the former page stays in sight while the next one is on its way', async () => {
  const next = Promise.withResolvers<Response>()
  const first = answer(
    Array.from({ length: 10 }, (_, index) => plot(`p${index}`, `Bloc ${index}`)),
    12,
  )
  const { user } = await renderPage(page, { fetch: request => (request.url.includes('/0/10') ? first : next.promise) })
  await screen.findByText('Bloc 0')

  await user.click(screen.getByRole('button', { name: 'Page suivante' }))
  expect(screen.getByText('Bloc 0')).toBeTruthy()

  next.resolve(Response.json({ items: [plot('p10', 'Bloc 10')], total: 12, totalIsExact: true, page: 1, size: 10 }))
  expect(await screen.findByText('Bloc 10')).toBeTruthy()
  expect(screen.queryByText('Bloc 0')).toBeNull()
})

test('a count that stopped is told as "more than", and a missing value as a dash', async () => {
  await renderPage(page, { fetch: () => answer([plot('2', 'Serre Sud')], 1010, false) })

  expect((await screen.findByText(/plus de 1.000/, { selector: 'nav *' })).textContent).toMatch(/^1–1 sur plus de/)
  expect(screen.getByRole('cell', { name: '—' })).toBeTruthy()
})

test('a row opens by its link and its menu acts on it', async () => {
  const { user } = await renderPage(page, { fetch: northAndSouth, others: [onePlot] })
  const row = (await screen.findByText('Serre Sud')).closest('tr') as HTMLElement

  await user.click(within(row).getByRole('button', { name: 'Actions pour Serre Sud' }))
  await user.click(screen.getByRole('menuitem', { name: 'Archiver Serre Sud' }))
  expect(archived).toHaveBeenLastCalledWith('2')

  await user.click(within(row).getByRole('cell', { name: '—' }))
  expect(await screen.findByRole('heading', { name: 'Une parcelle' })).toBeTruthy()
})

test('ticked rows are acted on together', async () => {
  const { user } = await renderPage(page, { fetch: northAndSouth })
  await screen.findByText('Serre Nord')

  await user.click(screen.getByRole('checkbox', { name: 'Sélectionner toute la page' }))
  const bar = screen.getByRole('toolbar')
  expect(within(bar).getByText('2 sélectionnés')).toBeTruthy()

  await user.click(within(bar).getByRole('button', { name: 'Archiver' }))
  expect(archived).toHaveBeenLastCalledWith('1', '2')
})

test('the chosen page size is remembered for this list', async () => {
  const asked: string[] = []
  const fetch = (request: Request) => {
    asked.push(new URL(request.url).pathname)
    return northAndSouth()
  }
  const { user } = await renderPage(page, { fetch })
  await user.selectOptions(await screen.findByLabelText('Lignes par page :'), '50')

  await waitFor(() => expect(asked).toContain('/api/plots/0/50'))
  expect(localStorage.getItem('prefs.pageSize.test.plots')).toBe('50')
})

test('an optional column is off until the person shows it, and remembered', async () => {
  const { user, unmount } = await renderPage(page, { fetch: northAndSouth })
  await screen.findByText('Serre Nord')
  expect(screen.queryByText('P-1')).toBeNull()

  await user.click(screen.getByRole('button', { name: 'Colonnes' }))
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Code', checked: false }))
  expect(await screen.findByText('P-1')).toBeTruthy()
  expect(screen.getByRole('menuitemcheckbox', { name: 'Code', checked: true })).toBeTruthy()
  unmount()

  await renderPage(page, { fetch: northAndSouth })
  expect(await screen.findByText('P-1')).toBeTruthy()
})

test('a usual column is hidden by the person and stays so; the one that names the row is always there', async () => {
  const { user, unmount } = await renderPage(page, { fetch: northAndSouth })
  await screen.findByText('Serre Nord')

  await user.click(screen.getByRole('button', { name: 'Colonnes' }))
  expect(screen.queryByRole('menuitemcheckbox', { name: 'Parcelle' })).toBeNull()
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Surface', checked: true }))
  await waitFor(() => expect(screen.queryByText('12')).toBeNull())
  unmount()

  await renderPage(page, { fetch: northAndSouth })
  await screen.findByText('Serre Nord')
  expect(screen.queryByText('12')).toBeNull()
})
