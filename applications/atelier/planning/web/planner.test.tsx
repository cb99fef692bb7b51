import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderPage } from '#kernel/testing/render.tsx'
import { queryClient } from '#kernel/web/query-client.ts'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { atelierWeb } from '#atelier/atelier.web.ts'
import { boardPath } from '#atelier/fabrication-orders/order-place.model.ts'
import { foreman, openLine, type TestLine } from '#atelier/testing/planned-line.ts'
import { planningPages } from '../planning.web.ts'
import './planner-page.tsx'

const world = useWorld()

let serres: TestClient
let julien: TestPerson
let line: TestLine
beforeEach(async () => {
  serres = await world.client()
  julien = await world.person({ in: serres, rights: foreman })
  line = await openLine(world, serres, julien)
})
afterEach(() => {
  signOut()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const openBoard = async (week = '') => {
  const page = planningPages.find(({ path }) => path === boardPath)
  if (!page) throw new Error('no page')
  return renderPage(page, {
    path: boardPath + week,
    labels: atelierWeb.labels,
    as: sessionOf(julien, serres),
    fetch: serverBehind(world),
  })
}

test('a plan is pushed to the next day by Alt and an arrow, and dragged to the first', async () => {
  const today = world.clock.today()
  const wednesday = today.add({ days: 10 - today.dayOfWeek })
  await line.plan(100, { date: wednesday.toString() })
  const { user } = await openBoard(`?semaine=${wednesday.yearOfWeek}-${String(wednesday.weekOfYear).padStart(2, '0')}`)
  const card = () => screen.findByRole('button', { name: /^Grappe 500 g, 100 colis, Planifié/ })
  const cells = () => screen.getAllByRole('gridcell')
  const place = async () => {
    const cell = (await card()).closest<HTMLElement>('[role=gridcell]')
    return cells().indexOf(cell as HTMLElement)
  }
  expect(await place()).toBe(2)
  ;(await card()).focus()
  await user.keyboard('{Alt>}{ArrowRight}{/Alt}')
  await waitFor(async () => expect(await place()).toBe(3))
  const said = new Map<string, string>()
  const dataTransfer = { setData: said.set.bind(said), getData: said.get.bind(said) }
  fireEvent.dragStart(await card(), { dataTransfer })
  fireEvent.dragOver(cells()[0] as HTMLElement, { dataTransfer })
  fireEvent.drop(cells()[0] as HTMLElement, { dataTransfer })
  await waitFor(async () => expect(await place()).toBe(0))
})

test('a plan is opened on the board, and its order reserves the lots that are proposed', async () => {
  await line.plan(100)
  const lot = await line.receive(400_000)
  const { user } = await openBoard()
  await user.click(await screen.findByRole('button', { name: /^Grappe 500 g, 100 colis, Planifié/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Grappe 500 g' }))
  await sheet.findByText(lot.number)
  await user.click(sheet.getByRole('button', { name: 'Créer l’ordre' }))
  await screen.findByText(/^Ordre OF\d\d-00001 créé/)
  await sheet.findByText('Lots réservés')
})
