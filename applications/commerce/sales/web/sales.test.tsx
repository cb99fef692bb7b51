import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, test, vi } from 'vitest'
import { instantOf } from '#kernel/shared/business-zone.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { queryClient } from '#kernel/web/query-client.ts'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { commerceWeb } from '#commerce/commerce.web.ts'
import { openSales, type TestSales } from '#commerce/testing/sell.ts'
import {
  notesElement,
  notesPath,
  salesByArticleElement,
  salesByArticlePath,
  salesByCustomerElement,
} from '../sales-place.model.ts'
import { salesPages } from '../sales.web.ts'
import './notes-page.tsx'
import './sold-pages.tsx'
import './sold-in-full-pages.tsx'
import './actuals-page.tsx'

const world = useWorld()

let serres: TestClient
let marie: TestPerson
let sales: TestSales
beforeEach(async () => {
  serres = await world.client()
  sales = await openSales(world, serres)
  const rights = {
    [notesElement]: 1,
    [salesByArticleElement]: 1,
    [salesByCustomerElement]: 1,
  } as const
  marie = await world.person({ in: serres, rights, allCompanies: true })
  await sales.sell(instantOf(world.clock.today().toString(), '00:30'), {
    number: 'BL26-000041',
    partnerId: sales.hallesId,
    articleId: sales.clusterId,
    cases: 40,
    sscc: '376104250200000017',
  })
})
afterEach(() => {
  signOut()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const open = (path: string) => {
  const page = salesPages.find(one => one.path === path)
  if (!page) throw new Error('no page')
  return renderPage(page, {
    path,
    labels: commerceWeb.labels,
    as: sessionOf(marie, serres),
    fetch: serverBehind(world),
    others: salesPages.filter(one => one !== page),
  })
}

test('a note is found by its pallet, and opens with what stands on it', async () => {
  const { user } = await open(notesPath)
  await user.type(await screen.findByRole('searchbox'), '376104250200000017{Enter}')
  const row = within(await screen.findByRole('row', { name: /BL26-000041/ }))
  await user.click(row.getByRole('button', { name: /BL26-000041/ }))
  await user.click(await screen.findByRole('menuitem', { name: 'Ouvrir' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'BL26-000041' }))
  await sheet.findByText('Palette 376104250200000017')
  sheet.getByText('Grappe 500 g')
})

test('an article leads from its thirteen weeks to its year, and to its customers of the week', async () => {
  const { user } = await open(salesByArticlePath)
  await user.click(await screen.findByRole('link', { name: /Grappe 500 g/ }))
  await screen.findByRole('heading', { name: 'Grappe 500 g' })
  await screen.findByText('Halles du Maine')
  await user.click(await screen.findByRole('link', { name: 'Réel de la semaine' }))
  const row = within(await screen.findByRole('row', { name: /Halles du Maine/ }))
  row.getAllByText('40')
})
