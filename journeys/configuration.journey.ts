import { expect, type Page, test } from '@playwright/test'
import { inspect, signIn, turn } from './errand.ts'
import { marie, sophie } from './people.ts'
import { addressOfEmployee, findEmployee } from './staff.ts'

test('an admin defines a field and delegates; the HR manager orders it, and a file answers it', async ({
  page,
  browser,
  request,
}) => {
  test.slow(true, 'two people and five looks by axe')
  const employee = await findEmployee(request, marie, ({ can }) => can.edit)
  const label = `Badge ${crypto.randomUUID().slice(0, 6)}`
  await signIn(page, sophie)
  await test.step('Sophie adds a field to the employees', () => addField(page, label))
  await test.step('Sophie delegates the option lists to Marie', () => delegate(page))

  const elsewhere = await browser.newContext()
  const hr = await elsewhere.newPage()
  await signIn(hr, marie)
  await test.step('Marie finds the settings button, and moves the field up', () => moveUp(hr, label))
  await test.step('Marie answers it in a file', async () => {
    await hr.goto(addressOfEmployee(employee.id))
    const section = hr.getByRole('region', { name: 'Informations complémentaires' })
    await section.getByRole('button', { name: 'Modifier Informations complémentaires' }).click()
    await section.getByRole('textbox', { name: label }).fill('B-4207')
    await inspect(hr, 'employee-custom-fields')
    await section.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(section.getByText('B-4207')).toBeVisible()
  })
  await elsewhere.close()
})

async function addField(page: Page, label: string) {
  await page.goto('/administration/configuration')
  await expect(page.getByRole('link', { name: 'Sécurité' })).toBeVisible()
  await inspect(page, 'configuration')
  await page.getByRole('searchbox', { name: 'Composant ou élément' }).fill('salaries')
  await page.getByRole('button', { name: /^Salariés Champs personnalisés/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Champs personnalisés' })
  await sheet.getByRole('button', { name: 'Ajouter un champ' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ajouter un champ' })
  await dialog.getByRole('textbox', { name: /^Nom du champ/ }).fill(label)
  await dialog.getByRole('button', { name: 'Créer le champ' }).click()
  await expect(sheet.getByRole('region', { name: 'Aperçu du formulaire' }).getByLabel(label)).toBeVisible()
  await inspect(page, 'configuration-custom-fields')
}

async function delegate(page: Page) {
  await page.goto('/administration/delegation')
  await expect(page.getByRole('link', { name: /Caron Marie/ })).toBeVisible()
  await inspect(page, 'delegation')
  await page.getByRole('link', { name: /Caron Marie/ }).click()
  await page.getByRole('tab', { name: /^RH/ }).click()
  const element = page.getByRole('region', { name: 'Données de référence' })
  const lists = element.getByRole('checkbox', { name: 'Listes d’options' })
  await expect(lists).not.toBeChecked()
  await turn(lists, true)
  await expect(element.getByText('« Listes d’options » sera délégué')).toBeVisible()
  await inspect(page, 'delegation-of-person')
  await element.getByRole('button', { name: 'Enregistrer l’élément' }).click()
  await expect(page.getByRole('log')).toContainText('La délégation sur Données de référence est enregistrée.')
}

async function moveUp(page: Page, label: string) {
  await page.goto('/RH/gestion_du_personnel/salaries')
  await page.getByRole('link', { name: 'Paramétrer RH' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Paramétrage de RH' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Données de référence Listes d’options/ })).toBeVisible()
  await page.mouse.move(0, 0)
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await inspect(page, 'configuration-delegation')
  await page.getByRole('button', { name: /^Salariés Champs personnalisés/ }).click()
  const handle = page.getByRole('button', { name: new RegExp(`^Déplacer ${label}, position (\\d+) sur \\1 `) })
  await handle.focus()
  const saved = page.waitForResponse(response => response.url().endsWith('/move') && response.ok())
  await page.keyboard.press('ArrowUp')
  await saved
  const last = await page
    .getByRole('button', { name: /^Déplacer/ })
    .last()
    .getAttribute('aria-label')
  expect(last).not.toContain(label)
}
