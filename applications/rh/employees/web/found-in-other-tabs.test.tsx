import { screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '#kernel/testing/eventually.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import type { Page } from '#kernel/web/pages.ts'
import { queryClient } from '#kernel/web/query-client.ts'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { employeePages } from '#rh/employees/employees.web.ts'
import { rhWeb } from '#rh/rh.web.ts'
import { hire } from '#rh/testing/hire.ts'

const world = useWorld()
const page = employeePages.find(({ path }) => path.endsWith('gestion_du_personnel/salaries')) as Page
beforeAll(async () => void (await page.load()))

let serres: TestClient
let marie: TestPerson
beforeEach(async () => {
  serres = await world.client()
  marie = await world.person({ in: serres, rights: { 'rh/gestion_du_personnel/salaries': 3 } })
  await hire(world, serres, { name: 'Petit', firstname: 'Paul', payrollNumber: '1045' })
  await hire(world, serres, { name: 'Popescu', firstname: 'Mihai', payrollNumber: '2077', archived: true })
})
afterEach(() => {
  signOut()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const search = (words: string) =>
  renderPage(page, {
    path: `${page.path}?search=${words}`,
    labels: rhWeb.labels,
    as: sessionOf(marie, serres),
    fetch: serverBehind(world),
  })

test('whoever left is found by his payroll number from the active people, one click away', async () => {
  const { user } = await search('2077')
  await user.click(await screen.findByRole('button', { name: '1 dans « Archivés »' }))

  expect(await screen.findByRole('link', { name: /Popescu Mihai/i })).toBeTruthy()
  const words = screen.getByRole<HTMLInputElement>('searchbox')
  expect(words.value).toBe('2077')
  expect(document.activeElement).toBe(words)
})

test('of words that find nobody at all, no other tab is offered', async () => {
  await search('inconnu')
  await screen.findByRole('button', { name: 'Tout afficher' })
  await eventually(() => expect(queryClient.isFetching()).toBe(0))
  expect(screen.queryByRole('button', { name: /dans «/ })).toBeNull()
})
