import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { instantOf } from '#kernel/shared/business-zone.ts'
import { daysOfWeek, weekBeside, weekOf } from '#kernel/shared/iso-week.ts'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { tradeLabels } from '#platform/trade/trade.web.ts'
import { salesLabels } from '#commerce/sales/sales.web.ts'
import { openSales, type TestSales } from '#commerce/testing/sell.ts'
import { forecastsCalls } from '../forecasts.calls.ts'
import { addressOfForecast, forecastElement, forecastPath, freezeRight } from '../forecasts-place.model.ts'
import { forecastLabels, forecastPages } from '../forecasts.web.ts'

for (const page of forecastPages) await page.load()

const world = useWorld()
let serres: TestClient
let sales: TestSales
let marie: TestPerson
beforeEach(async () => {
  serres = await world.client()
  sales = await openSales(world, serres)
  const rights = { [forecastElement]: 3, [freezeRight]: 2 } as const
  marie = await world.person({ in: serres, rights, allCompanies: true })
})
afterEach(() => {
  signOut()
  vi.unstubAllGlobals()
})

const open = (path: string, address = path) => {
  const page = forecastPages.find(one => one.path === path)
  if (!page) throw new Error('no page')
  return renderPage(page, {
    path: address,
    labels: [forecastLabels, salesLabels, tradeLabels],
    as: sessionOf(marie, serres),
    fetch: serverBehind(world),
  })
}
const present = () => weekOf(world.clock.today().toString())

test('what was sold proposes the week, which is taken, validated and frozen', async () => {
  const before = weekBeside(present().year, present().week, -1)
  const monday = instantOf(daysOfWeek(before.year, before.week)[0] as string, '12:00')
  await sales.sell(monday, {
    number: 'BL26-000001',
    partnerId: sales.hallesId,
    articleId: sales.clusterId,
    cases: 160,
  })
  const { user } = await open(forecastPath)
  const grid = within(await screen.findByRole('table', { name: 'Prévisions de vente' }))
  expect(((await grid.findAllByRole('textbox')) as HTMLInputElement[]).map(({ placeholder }) => placeholder)).toEqual(
    Array(8).fill('40'),
  )
  const [first] = screen.getAllByRole('listitem')
  const week = within(first as HTMLElement)
  await user.click(await week.findByRole('button', { name: 'Prendre la proposition' }))
  await week.findByText('40 colis')
  await user.click(await week.findByRole('button', { name: 'Valider la semaine' }))
  await user.click(await week.findByRole('button', { name: 'Geler la semaine' }))
  await screen.findByText(/^S\d+ gelée\.$/)
  expect((await as(marie).call(forecastsCalls.getSalesForecast, {})).rows[0]?.cells[0]).toMatchObject({
    cases: 40,
    state: 'frozen',
  })
})

test('a frozen forecast changes with its reason, beside what it was', async () => {
  const whom = {
    companyId: serres.companies[0]?.id as string,
    articleId: sales.clusterId,
    partnerId: sales.hallesId,
    ...present(),
  }
  await as(marie).call(forecastsCalls.saveSalesForecast, { cells: [{ ...whom, cases: 120, version: 0 }] } as never)
  await as(marie).call(forecastsCalls.validateSalesForecast, present())
  await as(marie).call(forecastsCalls.freezeSalesForecast, present())
  const { user } = await open(
    `${forecastPath}/:year/:week/:articleId`,
    addressOfForecast(present().year, present().week, sales.clusterId),
  )
  await user.click(await screen.findByRole('button', { name: '1 version, Halles du Maine' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Halles du Maine' }))
  const cases = sheet.getByRole('textbox', { name: /^Colis/ })
  await user.clear(cases)
  await user.type(cases, '90')
  await user.type(sheet.getByRole('textbox', { name: /^Motif/ }), 'Promotion annulée')
  await user.click(sheet.getByRole('button', { name: 'Enregistrer' }))
  await screen.findByText('Prévision modifiée.')
  await screen.findByRole('cell', { name: '−90' })
})
