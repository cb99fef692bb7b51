import { screen, within } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '#kernel/testing/render.tsx'
import { queryClient } from '#kernel/web/query-client.ts'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { useWorld } from '#platform/testing/world.ts'
import { figuresElement, figuresPath } from '../figures-place.model.ts'
import { financesTexts } from '../../finances-texts.ts'
import { figurePages } from '../figures.web.ts'
import { tellAMonth } from '#finances/testing/a-month.ts'

const world = useWorld()
afterEach(() => {
  signOut()
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('a manager reads the month, opens what it is made of, and finds a month of which nothing is told', async () => {
  const layon = await world.client({ companies: ['Serres du Layon', 'Conserverie du Layon'] })
  const rights = { [figuresElement]: 1, 'demandes/commandes': 1 } as const
  const claire = await world.person({ in: layon, rights, allCompanies: true })
  await tellAMonth(world, layon, claire.userId)
  const month = world.clock.today().toPlainYearMonth()
  const [page] = figurePages
  if (!page) throw new Error('no page')
  const { user } = await renderPage(page, {
    path: `${figuresPath}?mois=${month}`,
    labels: [financesTexts],
    as: sessionOf(claire, layon),
    fetch: serverBehind(world),
  })

  expect((await screen.findByRole('link', { name: /Achats reçus HT.*660.€/ })).getAttribute('href')).toBe(
    '/demandes/commandes',
  )
  expect(screen.queryByRole('link', { name: /Énergie/ })).toBeNull()
  const companies = within(screen.getByRole('region', { name: 'Par société' }))
  expect(companies.getByRole('row', { name: /Serres du Layon/ }).textContent).toContain('20 t')
  expect(companies.getByRole('row', { name: /Conserverie/ }).textContent).toContain('—')

  await user.click(screen.getByRole('button', { name: 'Mois suivant' }))
  await screen.findByText('Aucun chiffre pour ce mois')
})
