import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { eventually } from '#kernel/testing/eventually.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { queryClient } from '#kernel/web/query-client.ts'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { employeesCalls } from '#rh/employees/employees.calls.ts'
import { employeePages } from '#rh/employees/employees.web.ts'
import { rhWeb } from '#rh/rh.web.ts'
import { hire } from '#rh/testing/hire.ts'
import './employee-edition-page.tsx'
import './employees-page.tsx'
import './new-employee-dialog.tsx'

const world = useWorld()
const staff = 'rh/gestion_du_personnel/salaries'

let group: TestClient
let marie: TestPerson
beforeEach(async () => {
  group = await world.client({ companies: ['Serres', 'Station'] })
  marie = await world.person({ in: group, rights: { [staff]: 2 }, companies: [0, 1] })
})
afterEach(() => {
  signOut()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const open = (ending: string, { who = marie, id = '' } = {}) => {
  const page = employeePages.find(({ path }) => path.endsWith(ending))
  if (!page) throw new Error(`no page ends on ${ending}`)
  return renderPage(page, {
    path: page.path.replace(':employeeId', id),
    labels: rhWeb.labels,
    as: sessionOf(who, group),
    fetch: serverBehind(world),
    others: employeePages.filter(other => other !== page),
  })
}

const beginNewcomer = async (who: TestPerson) => {
  const { user } = await open('salaries', { who })
  await user.click((await screen.findAllByRole('button', { name: 'Nouveau salarié' }))[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: 'Nouveau salarié' }))
  await user.click(await dialog.findByRole('combobox', { name: /^Civilité/ }))
  await user.click(await screen.findByRole('option', { name: 'M.' }))
  await user.type(dialog.getByRole('textbox', { name: /^Nom/ }), 'Petit')
  await user.type(dialog.getByRole('textbox', { name: /^Prénom/ }), 'Paul')
  await user.type(dialog.getByRole('textbox', { name: /^Date de naissance/ }), '14/03/1994')
  return { user, dialog, create: () => user.click(dialog.getByRole('button', { name: 'Créer le salarié' })) }
}
const staffOf = async (companyId: string | undefined) =>
  (await as(marie).call(employeesCalls.getEmployeesOfClient, { companyId })).map(({ name }) => name)
const fileOf = (id: string) => as(marie).call(employeesCalls.getEmployee, { id })

test('who hires for several companies says for which, and nobody is left without one', async () => {
  const { user, dialog, create } = await beginNewcomer(marie)

  await create()
  expect(await dialog.findByText('À remplir')).toBeTruthy()
  await user.click(dialog.getByRole('combobox', { name: /^Société/ }))
  await user.click(await screen.findByRole('option', { name: 'Station' }))
  await create()

  await eventually(async () => expect(await staffOf(group.companies[1]?.id)).toEqual(['Petit']))
})

test('who hires for one company finds it chosen', async () => {
  const chef = await world.person({ in: group, rights: { [staff]: 2 }, companies: [0] })
  const { dialog, create } = await beginNewcomer(chef)

  expect(dialog.getByRole('combobox', { name: /^Société/ }).textContent).toBe('Serres')
  await create()

  await eventually(async () => expect(await staffOf(group.companies[0]?.id)).toEqual(['Petit']))
})

test('somebody without company is given one in his file, with a number that nobody else has there', async () => {
  await hire(world, group, { name: 'Martin', payrollNumber: 'M-00147' })
  const { id } = await hire(world, group, { company: null })
  const { user } = await open('edition/:employeeId', { id })
  const part = within(await screen.findByRole('group', { name: 'Société et matricule' }))
  const save = () => user.click(screen.getByRole('button', { name: 'Enregistrer' }))

  await user.type(part.getByRole('textbox', { name: /^Matricule/ }), 'M-00147')
  await save()
  expect(await part.findByText('Choisissez d’abord la société qui donne ce matricule.')).toBeTruthy()
  await user.click(part.getByRole('combobox', { name: /^Société/ }))
  await user.click(await screen.findByRole('option', { name: 'Serres' }))
  await save()
  expect(await part.findByText('Ce matricule est déjà attribué dans cette société.')).toBeTruthy()
  await user.type(part.getByRole('textbox', { name: /^Matricule/ }), '8')
  await save()

  await eventually(async () =>
    expect(await fileOf(id)).toMatchObject({ company: 'Serres', software1Number: 'M-001478' }),
  )
})

test('a number is taken away by emptying its field, and the company is chosen no more', async () => {
  const { id } = await hire(world, group, { payrollNumber: 'M-00147' })
  const { user } = await open('edition/:employeeId', { id })
  const part = within(await screen.findByRole('group', { name: 'Société et matricule' }))

  expect(part.getByRole('combobox', { name: /^Société/ }).getAttribute('aria-disabled')).toBe('true')
  await user.clear(part.getByRole('textbox', { name: /^Matricule/ }))
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }))

  await eventually(async () => expect(await fileOf(id)).toMatchObject({ company: 'Serres', software1Number: null }))
})
