import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { queryClient } from '#kernel/web/query-client.ts'
import { signOut } from '#kernel/web/session.ts'
import { atelierWeb } from '#atelier/atelier.web.ts'
import { fabricationOrdersCalls } from '#atelier/fabrication-orders/fabrication-orders.calls.ts'
import { lineWorkCalls } from '#atelier/line-work/line-work.calls.ts'
import { foreman, openLine } from '#atelier/testing/planned-line.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { useWorld } from '#platform/testing/world.ts'
import { resultsElement } from '../results-place.model.ts'
import { resultPages } from '../results.web.ts'
import './results-page.tsx'

const world = useWorld()
afterEach(() => {
  signOut()
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('the week of a workshop is told in figures and an order a line, which opens it', async () => {
  const serres = await world.client()
  const karim = await world.person({ in: serres, rights: { ...foreman, [resultsElement]: 1 } })
  const line = await openLine(world, serres, karim)
  const order = await line.order([{ lotId: (await line.receive(500_000)).id, plannedKg: 500 }], 200)
  await as(karim).call(fabricationOrdersCalls.demarrerFabrication, { orderId: order.id })
  await as(karim).call(lineWorkCalls.declareCases, { id: order.id, cases: 24 })
  const [page] = resultPages
  if (!page) throw new Error('no page')
  await renderPage(page, {
    path: page.path,
    labels: atelierWeb.labels,
    as: sessionOf(karim, serres),
    fetch: serverBehind(world),
  })

  const row = within((await screen.findByText('24 / 200')).closest('tr') as HTMLElement)
  row.getByText('Grappe 500 g')
  row.getByText('En cours')
  expect(screen.getByText('sur 200 prévus')).toBeTruthy()
  row.getByText(/38,4/)
  expect(row.getByRole('link').getAttribute('href')).toBe(`/atelier/fabrication/order/${order.id}`)
})
