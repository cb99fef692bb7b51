import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '#kernel/testing/render.tsx'
import type { Page } from '#kernel/web/pages.ts'
import { accountWeb } from '../../account.web.ts'

const landing = accountWeb.pages.find(({ path }) => path === '/login/proof') as Page
const home: Page = { path: '/', layout: 'blank', title: 'test', load: async () => () => <h1>Accueil</h1> }

test('who is refused at his company is told what to do, and leaves the window by its button', async () => {
  const closed = vi.spyOn(window, 'close').mockImplementation(() => {})
  const { user } = await renderPage(landing, {
    path: '/login/proof?sso=refused',
    labels: accountWeb.labels,
    others: [home],
  })
  expect(await screen.findByRole('heading', { name: 'Vérification non aboutie' })).toBeTruthy()
  expect(screen.getByText(/recommencez depuis la page où vous étiez/)).toBeTruthy()
  expect(closed).not.toHaveBeenCalled()

  await user.click(screen.getByRole('button', { name: 'Fermer la fenêtre' }))
  expect(closed).toHaveBeenCalledOnce()
  expect(await screen.findByRole('heading', { name: 'Accueil' }), 'where the browser keeps the window').toBeTruthy()
})
