import type { APIRequestContext, Page } from '@playwright/test'
import type { Account } from '#main/demo/accounts.ts'
import { usersCalls } from '#platform/users/users.calls.ts'
import type { Employee, EmployeeRow } from '#rh/employees/employee.model.ts'
import { employeesCalls } from '#rh/employees/employees.calls.ts'
import { speakAs } from './api.ts'

/** The first person of the staff, as `reader` sees it, of whom `suits` is true. With a number, which no namesake has. */
export async function findEmployee(
  request: APIRequestContext,
  reader: Account,
  suits: (row: EmployeeRow) => boolean,
): Promise<Employee> {
  const api = await speakAs(request, reader)
  for (let page = 0; ; page += 1) {
    const { items } = await api.call(employeesCalls.getPaginatedEmployeesOfClient, {
      clientId: api.clientId,
      page,
      size: 100,
    })
    const found = items.find(row => row.software1Number !== null && suits(row))
    if (found) return api.call(employeesCalls.getEmployee, { id: found.id })
    if (items.length === 0) throw new Error('nobody of the demo company suits this errand')
  }
}

/** Takes somebody into the staff of `reader`'s client, who finds him by his name from then on. */
export async function hire(
  request: APIRequestContext,
  reader: Account,
  person: { name: string; firstname: string; mail?: string },
) {
  const api = await speakAs(request, reader)
  const [workplace] = await api.call(usersCalls.getOwnWorkplaces, {})
  const { employee } = await api.call(employeesCalls.createEmployee, {
    employee: { ...person, title: 'mr', dateOfBirth: '1988-05-17', companyId: workplace?.companyId },
  })
  const list = {
    clientId: api.clientId,
    status: 'to_hire' as const,
    page: 0,
    size: 10,
    search: `${person.name} ${person.firstname}`,
  }
  const { items } = await api.call(employeesCalls.getPaginatedEmployeesOfClient, list)
  if (!employee || items.length !== 1) throw new Error(`${person.name} was not taken in, or has a namesake`)
  return employee
}

export const listedName = ({ name, firstname }: Pick<Employee, 'name' | 'firstname'>) => `${name} ${firstname}`

/** What a line of the list says of a person: his name and his number. */
export const rowName = (employee: Employee) => `${listedName(employee)} Matricule ${employee.software1Number}`

/** As a hurried person types: small letters, no accents. */
export const hurried = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

export const addressOfEmployee = (id: string) => `/RH/gestion_du_personnel/salaries/${id}`

/** The staff list, by the menu. */
export async function openStaffList(page: Page) {
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await menu.getByRole('button', { name: 'RH' }).click()
  await menu.getByRole('button', { name: 'Gestion du personnel' }).click()
  await menu.getByRole('link', { name: 'Salariés' }).click()
  await page.getByRole('heading', { level: 1, name: 'Salariés' }).waitFor()
}

export const searchBox = (page: Page) => page.getByRole('searchbox', { name: /^Nom, prénom/ })

/** What may be done with those who are ticked. */
export const selection = (page: Page) => page.getByRole('toolbar', { name: 'Actions sur la sélection' })
