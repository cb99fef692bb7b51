import { expect, test } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { ask } from '#kernel/testing/ask.ts'
import { auditCalls } from '#platform/audit/audit.calls.ts'
import { type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { employeesCalls } from '#rh/employees/employees.calls.ts'
import { build } from '#rh/testing/build.ts'
import { hire } from '#rh/testing/hire.ts'
import { workplacesCalls } from '#rh/workplaces/workplaces.calls.ts'

const world = useOwnWorld()

const objects = async (reader: TestPerson, table: string) => {
  const { items } = await as(reader).call(auditCalls.getAuditEvents, { page: 0, size: 50, table })
  return items.map(({ object }) => object)
}

test('the journal calls a member of the staff by name and leads to his file, for who reads the staff', async () => {
  const client = await world.client()
  const ada = await hire(world, client, { firstname: 'Ada', name: 'Okafor' })
  const sophie = await world.person({ in: client, admin: true })

  expect(await objects(sophie, 'rh.employee')).toContainEqual({
    name: 'Ada Okafor',
    address: `/RH/gestion_du_personnel/salaries/${ada.id}`,
  })
})

test('an administrator to whom the staff is closed reads no name in the journal', async () => {
  const client = await world.client()
  await hire(world, client, { firstname: 'Ada', name: 'Okafor' })
  const sophie = await world.person({ in: client, admin: true })
  await ask(
    world.installer,
    `insert into platform.user_right (client_id, user_id, element_id, ceiling)
     select $1, $2, id, 0 from platform.element where path = 'rh/gestion_du_personnel/salaries'`,
    [client.id, sophie.userId],
  )

  expect(await objects(sophie, 'rh.employee')).toEqual([null])
})

test('what is kept of somebody under several keys is told by his name too, and a candidate by his', async () => {
  const client = await world.client()
  const ada = await hire(world, client, { firstname: 'Ada', name: 'Okafor', payrollNumber: '4711' })
  const sophie = await world.person({ in: client, admin: true })
  await ask(world.installer, `insert into rh.candidate (client_id, firstname, name) values ($1, 'Luc', 'Abadie')`, [
    client.id,
  ])

  expect(await objects(sophie, 'rh.payroll_number')).toContainEqual({
    name: 'Ada Okafor',
    address: `/RH/gestion_du_personnel/salaries/${ada.id}`,
  })
  expect(await objects(sophie, 'rh.candidate')).toEqual([
    { name: 'Luc Abadie', address: expect.stringMatching(/^\/RH\/gestion_du_recrutement\/candidats\//) },
  ])
})

test('a staff list that was taken away is told by its name, with what narrowed it', async () => {
  const client = await world.client({ companies: ['Serres'] })
  const { siteId } = await build(world, client, { site: 'Serre Nord' })
  const sophie = await world.person({ in: client, admin: true })
  const taking = as({ ...sophie, headers: { accept: 'text/csv' } })
  const page = { page: 0, size: 10 }
  await taking.send(employeesCalls.getPaginatedEmployeesOfClient, { ...page, clientId: client.id, family: 'seasonal' })
  await taking.send(workplacesCalls.getPeopleOfPlace, { ...page, placeId: siteId })

  const { items } = await as(sophie).call(auditCalls.getListExports, page)

  expect(items.map(({ list, filters }) => [list, filters])).toEqual([
    ['Personnes d’un lieu de travail', [{ label: 'Lieu de travail', value: 'Serre Nord' }]],
    ['Salariés', expect.arrayContaining([{ label: 'Famille de contrat', value: 'CDD saisonnier' }])],
  ])
})
