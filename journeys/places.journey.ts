import { expect, type Page, test } from '@playwright/test'
import { placeChangesCalls } from '#rh/workplaces/place-changes.calls.ts'
import { workplacesCalls } from '#rh/workplaces/workplaces.calls.ts'
import { speakAs } from './api.ts'
import { inspect, signIn, turn } from './errand.ts'
import { marie, philippe } from './people.ts'

const address = '/RH/gestion_du_personnel/sites'
const row = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByText(name, { exact: true }) })
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

async function add(page: Page, under: string, button: string, name: string) {
  await row(page, under).getByRole('button', { name: button }).click()
  const input = page.getByRole('textbox', { name: `de ${under}` })
  await input.fill(name)
  await input.press('Enter')
  await expect(row(page, name)).toBeVisible()
  await input.press('Escape')
}

async function choose(page: Page, name: string, action: string) {
  await page.getByRole('button', { name: `Actions pour ${name}`, exact: true }).click()
  await page.getByRole('menuitem', { name: action }).click()
}

test('Marie adds a site with its units and gives it its address', async ({ page }) => {
  await signIn(page, marie, address)
  await expect(row(page, 'Serre Nord')).toBeVisible()
  await inspect(page, 'places')

  await add(page, 'Serres du Val de Loire', 'Ajouter un site', 'Serre des Rosiers')
  await add(page, 'Serre des Rosiers', 'Ajouter une unité', 'Multiplication')
  await add(page, 'Multiplication', 'Ajouter une sous-unité', 'Tablette 1')

  await row(page, 'Serre des Rosiers').getByRole('button', { name: 'Ajouter une unité' }).click()
  const taken = page.getByRole('textbox', { name: 'de Serre des Rosiers' })
  await taken.fill('MULTIPLICATION')
  await taken.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'Ce nom est déjà utilisé.' })).toBeVisible()
  await inspect(page, 'place-name-taken')
  await taken.press('Escape')

  await choose(page, 'Serre des Rosiers', 'Modifier')
  const sheet = dialog(page, 'Modifier Serre des Rosiers')
  await sheet.getByLabel('SIRET de l’établissement').fill('73282932000074')
  await expect(sheet.getByText(/^Ce SIRET n’est pas celui/)).toBeVisible()
  await sheet.getByLabel('SIRET de l’établissement').fill('')
  await sheet.getByLabel('Code postal').fill('49350')
  await sheet.getByLabel('Ville').fill('Gennes-Val-de-Loire')
  await inspect(page, 'place-form')
  await sheet.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(dialog(page, 'Serre des Rosiers').getByText(/49350 Gennes-Val-de-Loire/)).toBeVisible()
  await inspect(page, 'place-sheet')
  await page.keyboard.press('Escape')
})

test('Marie moves a unit by its menu and by hand, archives its site and takes both back', async ({ page, request }) => {
  const api = await speakAs(request, marie)
  const companies = await api.call(workplacesCalls.getTreeOfPlaces, {})
  const companyId = companies.find(({ name }) => name === 'Serres du Val de Loire')?.id as string
  const site = await api.call(placeChangesCalls.createSite, { name: 'Serre des Glycines', companyId })
  const unit = await api.call(placeChangesCalls.createUnit, { name: 'Bouturage', siteId: site.id })
  await api.call(placeChangesCalls.createSubunit, { name: 'Tablette 7', unitId: unit.id })
  await signIn(page, marie, address)

  await choose(page, 'Bouturage', 'Déplacer…')
  await dialog(page, 'Déplacer Bouturage').getByRole('combobox', { name: 'Vers le site' }).fill('Serre Nord')
  await page.getByRole('option', { name: 'Serre Nord' }).click()
  await inspect(page, 'place-move')
  await dialog(page, 'Déplacer Bouturage').getByRole('button', { name: 'Déplacer' }).click()
  await expect(page.getByText('Bouturage dépend maintenant de Serre Nord.').first()).toBeVisible()
  await row(page, 'Bouturage').dragTo(row(page, 'Serre des Glycines'))
  await expect(page.getByText('Bouturage dépend maintenant de Serre des Glycines.').first()).toBeVisible()

  await choose(page, 'Serre des Glycines', 'Archiver')
  await expect(dialog(page, /^Archiver/)).toContainText('Les 2 lieux qui en dépendent')
  await dialog(page, /^Archiver/)
    .getByRole('button', { name: 'Archiver les 3 lieux' })
    .click()
  await expect(row(page, 'Serre des Glycines')).toHaveCount(0)
  await turn(page.getByRole('switch', { name: 'Archivés' }), true)
  await expect(row(page, 'Serre des Glycines')).toContainText('Archivé')
  await inspect(page, 'places-archived')
  await choose(page, 'Serre des Glycines', 'Restaurer')
  await expect(page.getByText('Serre des Glycines est restauré.')).toBeVisible()
  await turn(page.getByRole('switch', { name: 'Archivés' }), false)
  await expect(row(page, 'Tablette 7')).toBeVisible()
})

test('a place where people work says so before it is archived, and shows them', async ({ page }) => {
  await signIn(page, marie, address)
  await choose(page, 'Serre Nord', 'Archiver')
  await expect(dialog(page, /^Archiver/)).toContainText(/\d+ personnes y travaillent/)
  await inspect(page, 'place-in-use')
  await dialog(page, /^Archiver/)
    .getByRole('button', { name: /^Voir les \d+ personnes/ })
    .click()
  await expect(dialog(page, 'Serre Nord').getByRole('heading', { name: /\d+ personnes/ })).toBeVisible()
})

test('the tree is read and opened by keyboard', async ({ page }) => {
  await signIn(page, marie, address)
  await page.getByPlaceholder('Site, unité, ville…').fill('beaulieu')
  await expect(row(page, 'Serre Nord')).toHaveCount(0)
  await row(page, 'Station Beaulieu').focus()
  await page.keyboard.press('Enter')
  const sheet = dialog(page, 'Station Beaulieu')
  await expect(sheet.getByRole('heading', { name: /\d+ personnes?/ })).toBeVisible()
  await inspect(page, 'place-people')
})

test('the people of a place are found in the staff list, where one ticks them', async ({ page }) => {
  await signIn(page, marie, address)
  await row(page, 'Station Beaulieu').focus()
  await page.keyboard.press('Enter')
  await dialog(page, 'Station Beaulieu').getByRole('link', { name: 'Voir dans la liste des salariés' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Salariés' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Station Beaulieu' }).first()).toBeVisible()
  await expect(page.getByRole('row').filter({ hasNotText: 'Station Beaulieu' })).toHaveCount(1)
})

test('the manager of one company sees its places alone', async ({ page }) => {
  await signIn(page, philippe, address)
  await expect(row(page, 'Serre Nord')).toBeVisible()
  await expect(row(page, 'Val de Loire Conditionnement')).toHaveCount(0)
  await expect(row(page, 'Station Beaulieu')).toHaveCount(0)
})

test('Marie writes what HR keeps of a company, and a wrong code stays at its field', async ({ page }) => {
  await signIn(page, marie, '/RH/gestion_du_personnel/parametrage?tab=societe')
  await page.getByRole('tab', { name: 'Val de Loire Conditionnement' }).click()
  await page.getByLabel('Code URSSAF').fill('52')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Code URSSAF invalide : 3 chiffres.')).toBeVisible()
  await inspect(page, 'company-settings')
  await page.getByLabel('Code URSSAF').fill('527')
  await page.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Les réglages de Val de Loire Conditionnement sont enregistrés.')).toBeVisible()
})
