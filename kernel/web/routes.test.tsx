import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '#kernel/testing/render.tsx'
import { Page as Frame } from './kit/page.tsx'
import { currentPlace } from './navigation.ts'
import type { Page } from './pages.ts'

const page = (path: string, more: Partial<Page> = {}): Page => ({
  path,
  layout: 'blank',
  title: 'test',
  load: async () => () => <Frame title={`Page ${path}`}>ici</Frame>,
  ...more,
})

test('a page is loaded when it is opened and names the tab of the browser', async () => {
  await renderPage(page('/salaries', { element: 'rh/salaries' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Page /salaries' })).toBeTruthy()
  expect(document.title).toBe('Page /salaries · Sillon')
  expect(currentPlace().element).toBe('rh/salaries')
})

test('a guard that says so leads elsewhere, with what it was asked', async () => {
  const guarded = page('/contrats/:id', { guard: ({ parameters }) => (parameters.id === '7' ? '/refuse' : undefined) })
  await renderPage(guarded, { path: '/contrats/7', others: [page('/refuse')] })
  expect(await screen.findByRole('heading', { name: 'Page /refuse' })).toBeTruthy()
})

test('a part that cannot be loaded says so and offers to reload', async () => {
  await renderPage(
    page('/salaries', { load: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')) }),
  )
  const words = 'Une partie de l’application n’a pas pu être chargée. Rechargez la page.'
  expect(await screen.findByText(words)).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Recharger la page' })).toBeTruthy()
})

test('a page asked for without a connection says that it is missing, not that the page broke', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  await renderPage(
    page('/salaries', { load: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')) }),
  )
  expect(await screen.findByRole('heading', { name: 'La connexion est coupée' })).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('dès que la connexion reviendra')
  expect(document.title).toBe('La connexion est coupée · Sillon')
  online.mockRestore()
})
