import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '#kernel/testing/render.tsx'
import { queryClient } from '#kernel/web/query-client.ts'
import { signOut } from '#kernel/web/session.ts'
import { atelierWeb } from '#atelier/atelier.web.ts'
import { foreman, openLine } from '#atelier/testing/planned-line.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { useWorld } from '#platform/testing/world.ts'
import { exportsElement } from '../exports-place.model.ts'
import { exportPages } from '../exports.web.ts'
import './exports-page.tsx'

const world = useWorld()
afterEach(() => {
  signOut()
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('what happened last week is nothing yet; this week tells its lots, then its orders, and what stands', async () => {
  const serres = await world.client()
  const karim = await world.person({ in: serres, rights: { ...foreman, [exportsElement]: 1 } })
  const line = await openLine(world, serres, karim)
  const lot = await line.receive(500_000)
  const order = await line.order([{ lotId: lot.id, plannedKg: 500 }], 200)
  const [page] = exportPages
  if (!page) throw new Error('no page')
  const { user, address } = await renderPage(page, {
    path: page.path,
    labels: atelierWeb.labels,
    as: sessionOf(karim, serres),
    fetch: serverBehind(world),
  })

  await screen.findByText('Rien sur cette période')
  await user.click(screen.getByRole('combobox', { name: 'Période' }))
  await user.click(await screen.findByRole('option', { name: 'Cette semaine' }))
  expect(await screen.findByText(lot.number)).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: 'Ordres de fabrication' }))
  const row = within((await screen.findByText(order.number)).closest('tr') as HTMLElement)
  row.getByText('Grappe 500 g')
  expect(address()).toContain('periode=week')
  expect(screen.getByRole('button', { name: /^Exporter/ })).toBeTruthy()

  await user.click(screen.getByRole('tab', { name: 'Stock à date' }))
  const stood = within((await screen.findByText(lot.number)).closest('tr') as HTMLElement)
  stood.getByText('Chambre froide 1')
  expect(screen.getByText(/^Au soir du/)).toBeTruthy()
})
