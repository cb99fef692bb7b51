import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { queryClient } from '#kernel/web/query-client.ts'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { employeesCalls } from '#rh/employees/employees.calls.ts'
import { employeePages } from '#rh/employees/employees.web.ts'
import { rhWeb } from '#rh/rh.web.ts'
import { employ } from '#rh/testing/employ.ts'
import { hire } from '#rh/testing/hire.ts'
import './employee-page.tsx'

const world = useWorld()

let serres: TestClient
let marie: TestPerson
let paul: string
beforeEach(async () => {
  serres = await world.client()
  marie = await world.person({ in: serres, rights: { 'rh/gestion_du_personnel/salaries': 3 } })
  paul = (await hire(world, serres, { name: 'Petit', firstname: 'Paul' })).id
})
afterEach(() => {
  signOut()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const openFile = async () => {
  const page = employeePages.find(({ path }) => path.endsWith('salaries/:employeeId'))
  if (!page) throw new Error('no page of a file')
  const { user } = await renderPage(page, {
    path: page.path.replace(':employeeId', paul),
    labels: rhWeb.labels,
    as: sessionOf(marie, serres),
    fetch: serverBehind(world),
  })
  return { user, archive: await screen.findByRole('button', { name: 'Archiver' }) }
}
const statusOfPaul = async () => (await as(marie).call(employeesCalls.getEmployee, { id: paul })).status

test('who has a contract until a day may be archived on the next, which is said before any click', async () => {
  await employ(world, serres, paul, { from: '2020-03-01', to: '2099-10-31' })

  const { user, archive } = await openFile()
  await user.click(archive)

  expect(archive.getAttribute('aria-disabled')).toBe('true')
  expect((await screen.findByRole('tooltip')).textContent).toMatch(/31 oct\. 2099.*à partir du 1er nov\. 2099/)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(await statusOfPaul()).toBe('active')
})

test('a contract without an end says that it must end first', async () => {
  await employ(world, serres, paul, { from: '2020-03-01', family: 'permanent' })

  const { user, archive } = await openFile()
  await user.hover(archive)

  expect((await screen.findByRole('tooltip')).textContent).toMatch(/sans date de fin.*le lendemain de sa fin/)
})

test('who has no contract is archived at once', async () => {
  const { user, archive } = await openFile()
  expect(archive.getAttribute('aria-disabled')).toBe('false')

  await user.click(archive)

  expect(await screen.findByRole('button', { name: 'Réactiver' })).toBeTruthy()
  expect(await statusOfPaul()).toBe('archived')
})
