import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { queryClient } from '#kernel/web/query-client.ts'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { useWorld } from '#platform/testing/world.ts'
import { financesTexts } from '#finances/finances-texts.ts'
import { tellAMonth } from '#finances/testing/a-month.ts'
import { mapAccounts } from '#finances/testing/map-accounts.ts'
import { accountingExportsCalls } from '../accounting-exports.calls.ts'
import { accountingExportsElement, accountingExportsPath } from '../accounting-exports-place.model.ts'
import { accountingExportPages } from '../accounting-exports.web.ts'

const world = useWorld()
afterEach(() => {
  signOut()
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('a month is looked at, exported, said not to have been taken, and may be exported anew', async () => {
  const layon = await world.client({ companies: ['Serres du Layon'] })
  const claire = await world.person({ in: layon, rights: { [accountingExportsElement]: 3 }, allCompanies: true })
  await tellAMonth(world, layon, claire.userId)
  await mapAccounts(world, layon)
  const [page] = accountingExportPages
  if (!page) throw new Error('no page')
  const { user } = await renderPage(page, {
    path: `${accountingExportsPath}?mois=${world.clock.today().toPlainYearMonth()}`,
    labels: [financesTexts],
    as: sessionOf(claire, layon),
    fetch: serverBehind(world),
  })

  const kinds = within(await screen.findByRole('table', { name: 'Par nature' }))
  expect(kinds.getByRole('row', { name: /Énergie achetée/ }).textContent).toMatch(/601.*6.000,00.€/)
  await user.click(screen.getByRole('button', { name: /Lignes · 5/ }))
  expect(within(await screen.findByRole('table', { name: 'Lignes' })).getByText('CA26-0001')).toBeDefined()

  await user.click(screen.getByRole('button', { name: 'Exporter 5 lignes' }))
  const made = within(await screen.findByRole('region', { name: 'Exports faits' }))
  await screen.findByRole('button', { name: 'Tout est déjà exporté' })
  await user.click(screen.getByRole('checkbox', { name: 'Reprendre aussi 5 lignes déjà exportées' }))
  await screen.findByRole('button', { name: 'Exporter 5 lignes' })

  await user.click(made.getByRole('button', { name: 'Marquer non repris' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByRole('textbox', { name: /Motif/ }), 'Mauvais exercice')
  await user.click(dialog.getByRole('button', { name: 'Marquer non repris' }))
  await made.findByText('Non repris')
  const companyId = layon.companies[0]?.id as string
  const [kept] = await as(claire).call(accountingExportsCalls.getAccountingExports, { companyId })
  expect(kept?.refusal?.reason).toBe('Mauvais exercice')
})

test('a kind without an account is named, and nothing can be exported', async () => {
  const layon = await world.client({ companies: ['Serres du Layon'] })
  const claire = await world.person({ in: layon, rights: { [accountingExportsElement]: 2 }, allCompanies: true })
  await tellAMonth(world, layon, claire.userId)
  await mapAccounts(world, layon, ['energy-purchase', 'energy-sale', 'customer-credit'])
  const [page] = accountingExportPages
  if (!page) throw new Error('no page')
  await renderPage(page, {
    path: `${accountingExportsPath}?mois=${world.clock.today().toPlainYearMonth()}`,
    labels: [financesTexts],
    as: sessionOf(claire, layon),
    fetch: serverBehind(world),
  })

  await screen.findByText(/Aucun compte pour : Emballages reçus\./)
  expect(screen.getByRole('button', { name: 'Exporter 5 lignes' }).hasAttribute('disabled')).toBe(true)
})
