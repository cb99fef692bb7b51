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
import { customFieldsCalls } from '#platform/configuration/custom-fields.calls.ts'
import './employee-page.tsx'

const world = useWorld()
const staff = 'rh/gestion_du_personnel/salaries'
const sizes = [
  { id: 'taille0s', label: 'Petite', active: true },
  { id: 'taille0m', label: 'Moyenne', active: true },
]

let serres: TestClient
let sophie: TestPerson
let paul: string
beforeEach(async () => {
  serres = await world.client()
  sophie = await world.person({ in: serres, admin: true, allCompanies: true, rights: { [staff]: 3 } })
  const { employee } = await as(sophie).call(employeesCalls.createEmployee, {
    employee: { name: 'Petit', firstname: 'Paul', title: 'mr', dateOfBirth: '1994-03-14' },
  })
  paul = employee?.id as string
})
afterEach(() => {
  signOut()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const ask = (label: string, more: object = {}) =>
  as(sophie).call(customFieldsCalls.createCustomField, {
    elementId: world.catalogue.idOf(staff) as number,
    entityName: 'employee',
    label,
    inputType: 'text',
    ...more,
  })

const openFile = (who = sophie) => {
  const page = employeePages.find(({ path }) => path.endsWith('salaries/:employeeId'))
  if (!page) throw new Error('no page of a file')
  return renderPage(page, {
    path: page.path.replace(':employeeId', paul),
    labels: rhWeb.labels,
    as: sessionOf(who, serres),
    fetch: serverBehind(world),
  })
}
const section = async () => within(await screen.findByRole('region', { name: 'Informations complémentaires' }))
const valuesOfPaul = async () => (await as(sophie).call(employeesCalls.getEmployee, { id: paul })).customValues

test('the file asks what the client added, keeps it, and shows it in words', async () => {
  const badge = await ask('Badge', { required: true })
  const size = await ask('Taille', { inputType: 'list', options: sizes })
  const { user } = await openFile()
  await user.click((await section()).getByRole('button', { name: 'Modifier Informations complémentaires' }))
  await user.click((await section()).getByRole('button', { name: 'Enregistrer' }))
  expect(await (await section()).findByText('Renseignez ce champ.')).toBeTruthy()

  await user.type((await section()).getByLabelText(/Badge/), 'B-12')
  await user.click((await section()).getByRole('combobox', { name: 'Taille' }))
  await user.click(await screen.findByRole('option', { name: 'Moyenne' }))
  await user.click((await section()).getByRole('button', { name: 'Enregistrer' }))

  expect(await screen.findByText('Les informations complémentaires sont enregistrées.')).toBeTruthy()
  expect(await (await section()).findByText('Moyenne')).toBeTruthy()
  expect(await valuesOfPaul()).toEqual({ [badge.key]: 'B-12', [size.key]: 'taille0m' })
})

test('a value is taken away, and the others stay', async () => {
  const [badge, boots] = [await ask('Badge'), await ask('Pointure', { inputType: 'integer' })]
  await as(sophie).call(employeesCalls.editEmployee, {
    employee: { id: paul, customValues: { [badge.key]: 'B-12', [boots.key]: 43 } },
  })
  const { user } = await openFile()
  await user.click((await section()).getByRole('button', { name: 'Modifier Informations complémentaires' }))
  await user.clear((await section()).getByLabelText('Badge'))
  await user.click((await section()).getByRole('button', { name: 'Enregistrer' }))

  await screen.findByText('Les informations complémentaires sont enregistrées.')
  expect(await valuesOfPaul()).toEqual({ [boots.key]: 43 })
})

test('who only reads the file reads the values, and a file without such fields has no such card', async () => {
  const ines = await world.person({ in: serres, allCompanies: true, rights: { [staff]: 1 } })
  const { unmount } = await openFile(ines)
  expect(await screen.findByRole('region', { name: 'Coordonnées' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Informations complémentaires' })).toBeNull()
  unmount()
  queryClient.clear()
  await ask('Badge')

  await openFile(ines)

  expect((await section()).getByText('Badge')).toBeTruthy()
  expect((await section()).queryByRole('button')).toBeNull()
})
