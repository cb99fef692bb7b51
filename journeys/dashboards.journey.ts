import { expect, type Page, test } from '@playwright/test'
import { inspect, signIn } from './errand.ts'
import { sophie } from './people.ts'

test('an admin composes a dashboard, and reads it by company, site and period', async ({ page }) => {
  test.slow(true, 'two pages and four looks by axe')
  const name = `Comité ${crypto.randomUUID().slice(0, 6)}`
  await signIn(page, sophie)
  await test.step('She composes it of three panels', () => compose(page, name))
  await test.step('She reads it, narrowed', () => read(page))
  await test.step('She looks at one panel alone', async () => {
    await page.getByRole('button', { name: 'Plein écran : Effectif par société' }).click()
    await expect(page.getByRole('dialog', { name: 'Effectif par société' })).toBeVisible()
    await inspect(page, 'dashboard-panel-on-the-whole-screen')
    await page.keyboard.press('Escape')
    const saved = page.waitForEvent('download')
    await page.getByRole('button', { name: /\(CSV\) : Effectif par société$/ }).click()
    expect((await saved).suggestedFilename()).toBe('Effectif par société.csv')
  })
  await test.step('She opens the list of the very people who left last year', () => openWhoLeft(page))
})

async function compose(page: Page, name: string) {
  await page.goto('/administration/configuration?component=201')
  const sheet = page.getByRole('dialog', { name: 'Tableaux de bord' })
  await sheet.getByRole('button', { name: 'Nouveau tableau de bord' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nouveau tableau de bord' })
  await dialog.getByRole('textbox', { name: /^Nom du tableau de bord/ }).fill(name)
  for (const panel of ['Effectif', 'Départs', 'Sous contrat à la fin du mois', 'Effectif par société'])
    await dialog.getByRole('button', { name: panel, exact: true }).click()
  await inspect(page, 'configuration-dashboard')
  await dialog.getByRole('button', { name: 'Créer le tableau de bord' }).click()
  await expect(sheet.getByText(name)).toBeVisible()
  await inspect(page, 'configuration-dashboards')
}

async function read(page: Page) {
  await page.goto('/tableauxdebord/rh')
  await expect(page.getByRole('region', { name: 'Effectif par société' })).toBeVisible()
  await expect(page.getByText('Arrivées')).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Période' }).click()
  await page.getByRole('option', { name: 'L’année dernière' }).click()
  await page.getByRole('combobox', { name: 'Société' }).click()
  await page.getByRole('option').nth(1).click()
  await expect(page).toHaveURL(/period=lastYear/)
  await expect(page).toHaveURL(/company=/)
  await expect(
    page.getByRole('region', { name: 'Sous contrat à la fin du mois' }).getByText(/ au 31 déc\./),
  ).toBeVisible()
  await inspect(page, 'dashboard')
}

async function openWhoLeft(page: Page) {
  const year = new Date().getFullYear() - 1
  const tile = page.getByRole('main').getByRole('link', { name: /^Départs/ })
  const figure = (await tile.innerText()).match(/\d+(?:[^\S\n]\d{3})*/)?.[0]
  await tile.click()
  await expect(page.getByRole('button', { name: `Sorties du 1er janv. ${year} au 31 déc. ${year}` })).toBeVisible()
  await expect(page.getByRole('navigation', { name: 'Pages de la liste' })).toContainText(new RegExp(`sur ${figure}$`))
  await inspect(page, 'staff-who-left-in-a-year')
}
