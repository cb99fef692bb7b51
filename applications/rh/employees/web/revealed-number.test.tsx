import { screen, within } from '@testing-library/react'
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
import { hire } from '#rh/testing/hire.ts'
import './employee-page.tsx'

const world = useWorld()
const staff = 'rh/gestion_du_personnel/salaries'
const sensitive = `${staff}#donnees_sensibles`

let serres: TestClient
let paul: string
beforeEach(async () => {
  serres = await world.client()
  const sophie = await world.person({ in: serres, rights: { [staff]: 2, [sensitive]: 2 } })
  paul = (await hire(world, serres, { name: 'Petit', firstname: 'Paul' })).id
  const write = (sectionToEdit: 'socialSecurity' | 'bank', numbers: object) =>
    as(sophie).call(employeesCalls.editEmployeeSection, { sectionToEdit, employee: { id: paul, ...numbers } })
  await write('socialSecurity', { nir: '194039911412340' })
  await write('bank', { iban: 'FR1420041010050500013M02606', accountHolder: 'Paul Petit' })
})
afterEach(() => {
  signOut()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const openFile = (who: TestPerson) => {
  const page = employeePages.find(({ path }) => path.endsWith('salaries/:employeeId'))
  if (!page) throw new Error('no page of a file')
  return renderPage(page, {
    path: page.path.replace(':employeeId', paul),
    labels: rhWeb.labels,
    as: sessionOf(who, serres),
    fetch: serverBehind(world),
  })
}
const card = async (name: string) => within(await screen.findByRole('region', { name }))

test('numbers are masked for who may see them, and whole once he asks', async () => {
  const { user } = await openFile(await world.person({ in: serres, rights: { [staff]: 1, [sensitive]: 1 } }))
  const civilStatus = await card('État civil')
  expect(civilStatus.getByText('1 94 03 •• ••• ••• 40')).toBeTruthy()

  await user.click((await card('Compte bancaire')).getByRole('button', { name: /^Afficher/ }))

  expect(await screen.findByText('FR14 2004 1010 0505 0001 3M02 606')).toBeTruthy()
})

test('who may not see them reads the rest of the file, and no line for them', async () => {
  await openFile(await world.person({ in: serres, rights: { [staff]: 1 } }))

  expect((await card('Compte bancaire')).getByText('Paul Petit')).toBeTruthy()
  expect(screen.queryByText('IBAN')).toBeNull()
  expect(screen.queryByText('N° de sécurité sociale')).toBeNull()
})
