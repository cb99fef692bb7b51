import { expect, test } from '@playwright/test'
import { employeesCalls } from '#rh/employees/employees.calls.ts'
import { speakAs } from './api.ts'
import { inspect, signIn } from './errand.ts'
import { anne, marie } from './people.ts'
import { addressOfEmployee, findEmployee, hire, hurried, openStaffList, searchBox } from './staff.ts'

test('a user of another client meets nobody of ours by the menu, the search or a typed address', async ({
  page,
  request,
}) => {
  const ours = await hire(request, marie, { name: 'Quévremont', firstname: 'Aurélien' })
  await signIn(page, anne, '/dashboard')
  await expect(page.getByText('Serres du Val de Loire')).toHaveCount(0)
  await openStaffList(page)
  await expect(page.getByRole('table', { name: 'Salariés' }).getByRole('row')).not.toHaveCount(1)
  await searchBox(page).fill(hurried(ours.name))
  await expect(page.getByText(/^Aucun résultat pour/)).toBeVisible()
  await inspect(page, 'neighbour-search')

  await page.goto(addressOfEmployee(ours.id))
  await expect(page.getByText('Aucun dossier à cette adresse')).toBeVisible()
  await expect(page.getByText(ours.name)).toHaveCount(0)
  await inspect(page, 'neighbour-file')
})

test('the API answers a user of another client as if ours were nowhere, and refuses him our client', async ({
  request,
}) => {
  const ours = await findEmployee(request, marie, () => true)
  const api = await speakAs(request, anne)

  const file = await api.send(employeesCalls.getEmployee, { id: ours.id })
  const nowhere = await api.send(employeesCalls.getEmployee, { id: ours.clientId })
  expect(file.status()).toBe(404)
  expect(withoutRequest(await file.json())).toEqual(withoutRequest(await nowhere.json()))

  const archiving = await api.send(employeesCalls.archiveEmployee, { employeeId: ours.id })
  expect(archiving.status()).toBe(404)

  const page = { clientId: ours.clientId, page: 0, size: 10 }
  const asOurs = await api.send(employeesCalls.getPaginatedEmployeesOfClient, page, { clientid: ours.clientId })
  expect(asOurs.status()).toBe(403)
  const asTheirs = await api.send(employeesCalls.getPaginatedEmployeesOfClient, page)
  expect(asTheirs.ok()).toBe(false)
  expect(await asTheirs.text()).not.toContain(ours.name)
})

const withoutRequest = ({ requestId: _, ...refusal }: { requestId: string }) => refusal
