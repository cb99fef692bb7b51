import { expect, type Page, test } from '@playwright/test'
import { employeesCalls } from '#rh/employees/employees.calls.ts'
import { speakAs } from './api.ts'
import { inspect, signIn } from './errand.ts'
import { ines } from './people.ts'
import { addressOfEmployee, findEmployee, listedName, openStaffList, selection } from './staff.ts'

test('a read-only user sees the staff with the chip « Lecture seule » and nothing that changes anything', async ({
  page,
  request,
}) => {
  const somebody = await findEmployee(request, ines, () => true)
  await signIn(page, ines)
  await openStaffList(page)
  const chip = page.getByRole('banner').getByText('Lecture seule')
  await expect(chip).toBeVisible()
  await expect(page.getByRole('table', { name: 'Salariés' }).getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Exporter' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Nouveau salarié' })).toHaveCount(0)
  await onlyTakesAway(page)
  await inspect(page, 'read-only-list')

  await page.goto(addressOfEmployee(somebody.id))
  await expect(page.getByRole('heading', { level: 1, name: listedName(somebody) })).toBeVisible()
  await expect(chip).toBeVisible()
  await expect(page.getByRole('main').getByText(/^(Modifier|Archiver)/)).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Modifier/ })).toHaveCount(0)
  await inspect(page, 'read-only-file')

  await page.goto(addressOfEmployee(`edition/${somebody.id}`))
  await expect(page.getByText('Vous pouvez lire ce dossier, pas le modifier')).toBeVisible()
  await expect(page.getByRole('textbox')).toHaveCount(0)
  await inspect(page, 'read-only-edition')
})

/** Ticking people is for the file of them: nothing else is offered there. */
async function onlyTakesAway(page: Page) {
  const everybody = page.getByRole('checkbox', { name: 'Sélectionner toute la page' })
  await everybody.check()
  await expect(selection(page).getByRole('button', { name: 'Exporter' })).toBeVisible()
  await expect(selection(page).getByRole('button', { name: /Archiver|Demander/ })).toHaveCount(0)
  await everybody.uncheck()
}

test('the API refuses a read-only user every change', async ({ request }) => {
  const before = await findEmployee(request, ines, () => true)
  const api = await speakAs(request, ines)

  const changes = [
    await api.send(employeesCalls.editEmployee, { employee: { id: before.id, cellPhone: '+33612345678' } }),
    await api.send(employeesCalls.archiveEmployee, { employeeId: before.id }),
    await api.send(employeesCalls.createEmployee, {
      employee: { name: 'Petit', firstname: 'Paul', dateOfBirth: '1990-02-03' },
    }),
  ]

  expect(changes.map(response => response.status())).toEqual([403, 403, 403])
  expect(await api.call(employeesCalls.getEmployee, { id: before.id })).toEqual(before)
})
