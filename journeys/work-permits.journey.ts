import { readFile } from 'node:fs/promises'
import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import type { Employee } from '#rh/employees/employee.model.ts'
import { employeesCalls } from '#rh/employees/employees.calls.ts'
import type { PermitFile } from '#rh/work-permits/permit-file.model.ts'
import { workPermitsCalls } from '#rh/work-permits/work-permits.calls.ts'
import { speakAs } from './api.ts'
import { inspect, signIn } from './errand.ts'
import { ines, marie } from './people.ts'

const addressOf = ({ id }: Employee) => `/RH/gestion_du_personnel/salaries/${id}`
const card = (page: Page) => page.getByRole('region', { name: 'Droit au travail' })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

/** The first of Marie's people from Morocco of whom this is true. */
async function findForeigner(request: APIRequestContext, suits: (employee: Employee, file: PermitFile) => boolean) {
  const api = await speakAs(request, marie)
  const { items } = await api.call(employeesCalls.getPaginatedEmployeesOfClient, {
    clientId: api.clientId,
    page: 0,
    size: 100,
    citizenship: 'MA',
  })
  for (const { id } of items) {
    const employee = await api.call(employeesCalls.getEmployee, { id })
    const file = await api.call(workPermitsCalls.getPermitChecks, { employeeId: id })
    if (suits(employee, file)) return employee
  }
  throw new Error('nobody of the demo company suits this errand')
}

test('Marie is warned of a permit that ended, and led to the papers', async ({ page, request }) => {
  const employee = await findForeigner(request, ({ permit }) => permit.state === 'expired')
  await signIn(page, marie, addressOf(employee))

  const warning = page.getByRole('alert').filter({ hasText: /^Titre de séjour expiré depuis le/ })
  await expect(warning).toBeVisible()
  await expect(card(page).getByText('Expiré', { exact: true })).toBeVisible()
  await expect(card(page).getByRole('button', { name: 'Noter une demande' })).toBeHidden()
  await inspect(page, 'permit-expired')

  await warning.getByRole('link', { name: 'Voir les documents' }).click()
  await expect(page).toHaveURL(/\?tab=documents$/)
})

test('Marie asks the prefecture about a permit, takes the letter and writes down the answer', async ({
  page,
  request,
}) => {
  const employee = await findForeigner(request, (_, { right }) => right.state === 'toCheck')
  await signIn(page, marie, addressOf(employee))
  await expect(card(page).getByText(/^Vérification non demandée/)).toBeVisible()

  await card(page).getByRole('button', { name: 'Noter une demande' }).click()
  const asking = dialog(page, 'Noter une demande')
  await asking.getByRole('combobox', { name: /Envoyée par/ }).click()
  await page.getByRole('option', { name: 'Lettre recommandée' }).click()
  await asking.getByRole('textbox', { name: /Envoyée le/ }).fill('01/01/2999')
  await asking.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(asking.getByText('Cette date est à venir.')).toBeVisible()
  await inspect(page, 'permit-asked-too-late')
  await asking.getByRole('textbox', { name: /Envoyée le/ }).fill('02/11/2026')
  await asking.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(card(page).getByText('Réponse attendue')).toBeVisible()
  await expect(card(page).getByText(/^Demande faite après le/)).toBeVisible()

  const download = page.waitForEvent('download')
  await card(page).getByRole('button', { name: 'Lettre à la préfecture' }).click()
  const letter = await download
  expect(letter.suggestedFilename()).toBe(`Vérification titre de séjour ${employee.name} ${employee.firstname}.pdf`)
  expect((await readFile(await letter.path())).subarray(0, 5).toString()).toBe('%PDF-')

  await card(page).getByRole('button', { name: 'Noter la réponse' }).click()
  const answering = dialog(page, 'Noter la réponse')
  await answering.getByRole('textbox', { name: /Reçue par la préfecture le/ }).fill('03/11/2026')
  await answering.getByRole('combobox', { name: /^Réponse/ }).click()
  await page.getByRole('option', { name: 'Titre valable' }).click()
  await answering.getByRole('textbox', { name: /Répondu le/ }).fill('04/11/2026')
  await answering.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(card(page).getByText('Vérifié', { exact: true })).toBeVisible()
  await inspect(page, 'permit-checked')
})

test('Inès, who may only read, sees the right to work and no button to write', async ({ page, request }) => {
  const employee = await findForeigner(request, ({ permit }) => permit.state === 'valid')
  await signIn(page, ines, addressOf(employee))

  await expect(
    card(page)
      .getByText(/^Titre valable/)
      .first(),
  ).toBeVisible()
  await expect(card(page).getByRole('button', { name: 'Noter une demande' })).toBeHidden()
  await inspect(page, 'permit-read-only')
})
