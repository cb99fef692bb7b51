import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { inspect, signIn } from './errand.ts'
import { mailTo } from './mailbox.ts'
import { ines, marie } from './people.ts'
import { addressOfEmployee, hire, selection } from './staff.ts'

const staffList = '/RH/gestion_du_personnel/salaries'

const placeDialog = (page: Page) => page.getByRole('dialog', { name: /^Affecter / })
const askDialog = (page: Page) => page.getByRole('dialog', { name: 'Demander un document' })

test('an HR user asks all whom she has ticked for two papers, once, and is told who has no mail', async ({
  page,
  request,
}) => {
  test.slow(true, 'two people taken in and three looks by axe')
  await hire(request, marie, { name: 'Auberive', firstname: 'Jeanne' })
  await hire(request, marie, { name: 'Auberive', firstname: 'Lucien', mail: 'lucien.auberive@essai.example' })
  await signIn(page, marie, `${staffList}?tab=to_hire&search=auberive`)
  await expect(page.getByRole('row')).toHaveCount(3)

  await askForPapers(page, ['Carte d’identité', 'RIB'])
  const told = askDialog(page).getByRole('status')
  await expect(told).toContainText('La demande part par mail à 1 personne.')
  await expect(told).toContainText('Auberive Jeanne')
  await inspect(page, 'staff-asked')
  await askDialog(page).getByRole('button', { name: 'Fermer' }).last().click()
  await expect(selection(page)).toBeHidden()

  await askForPapers(page, ['RIB'])
  await expect(told).toContainText('Aucun mail ne part.')
  await expect(told).toContainText('Auberive Lucien · RIB')
  const mail = await mailTo(page, { mail: 'lucien.auberive@essai.example' }, 'plusieurs documents')
  expect(mail.match(/\/piece\//g)).toHaveLength(2)
})

test('an HR user places all whom she has ticked, sees before what will change, and twice changes nothing', async ({
  page,
  request,
}) => {
  test.slow(true, 'two people taken in and three looks by axe')
  await hire(request, marie, { name: 'Cormery', firstname: 'Adèle' })
  await hire(request, marie, { name: 'Cormery', firstname: 'Blaise' })
  await signIn(page, marie, `${staffList}?tab=to_hire&search=cormery`)
  await expect(page.getByRole('row')).toHaveCount(3)

  await choosePlace(page, 'Serre Nord')
  const told = placeDialog(page).getByRole('status')
  await expect(told.getByRole('list', { name: '2 salariés seront affectés :' })).toContainText('Cormery Adèle')
  await inspect(page, 'staff-places-foreseen')
  await placeDialog(page).getByRole('button', { name: 'Affecter 2 salariés' }).click()
  await expect(told.getByRole('list', { name: '2 salariés affectés :' })).toContainText('Cormery Blaise')
  await inspect(page, 'staff-placed')
  await placeDialog(page).getByRole('button', { name: 'Fermer' }).last().click()
  await expect(selection(page)).toBeHidden()
  await expect(page.getByRole('row').filter({ hasText: 'Serre Nord' })).toHaveCount(2)

  await choosePlace(page, 'Serre Nord')
  await expect(told).toContainText('Personne à affecter : rien ne changera.')
  await expect(told).toContainText('2 salariés y travaillent déjà ce jour-là')
})

test('an HR user brings somebody to another company, and places him there', async ({ page, request }) => {
  const { id } = await hire(request, marie, { name: 'Dampierre', firstname: 'Colin' })
  await signIn(page, marie, addressOfEmployee(id))
  await page.getByRole('button', { name: 'Changer de société' }).click()
  const change = page.getByRole('dialog', { name: 'Changer de société' })
  await expect(change).toContainText('Le registre du personnel suit les contrats')
  await change.getByRole('combobox', { name: 'Nouvelle société' }).click()
  await page.getByRole('option', { name: 'Val de Loire Conditionnement' }).click()
  await inspect(page, 'company-change')
  await change.getByRole('button', { name: 'Changer de société' }).click()

  const place = page.getByRole('dialog', { name: 'Nouvelle affectation' })
  await place.getByRole('textbox', { name: /^À partir du/ }).fill('02/01/2026')
  await place.getByRole('combobox', { name: /^Site/ }).click()
  await page.getByRole('option', { name: 'Station Beaulieu' }).click()
  await place.getByRole('button', { name: 'Enregistrer l’affectation' }).click()
  const work = page.getByRole('region', { name: 'Travail' })
  await expect(work).toContainText('Val de Loire Conditionnement')
  await expect(work).toContainText('Station Beaulieu')
})

test('a reader takes the people of a site whom he has ticked as a file, with the columns of his list', async ({
  page,
}) => {
  await signIn(page, ines, staffList)
  await page.getByRole('button', { name: 'Filtres' }).click()
  await page.getByRole('combobox', { name: 'Site' }).click()
  await page.getByRole('option', { name: 'Serre Nord (Serres du Val de Loire)' }).click()
  await expect(page).toHaveURL(/f\.site=/)
  await expect(page.getByRole('combobox', { name: 'Unité' })).toBeVisible()
  await inspect(page, 'staff-filters')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('row').filter({ hasNotText: 'Serre Nord' })).toHaveCount(1)

  await page.getByRole('checkbox', { name: 'Sélectionner toute la page' }).check()
  const ticked = Number((await selection(page).innerText()).match(/\d+/)?.[0])
  const saved = page.waitForEvent('download')
  await selection(page).getByRole('button', { name: 'Exporter' }).click()
  const lines = (await readFile(await (await saved).path(), 'utf8')).trim().split('\r\n')
  expect(lines[0]).toBe('Matricule;Nom;Prénom;Poste;Site;Unité;Sous-unité;Contrat;Fin;Situation;Pièces manquantes')
  expect(lines).toHaveLength(ticked + 1)
})

test('a filter that says nothing to this reader says so, and goes away', async ({ page }) => {
  await signIn(page, marie, `${staffList}?f.site=01999999-9999-7999-8999-999999999999`)
  const filter = page.getByRole('button', { name: /Filtre inconnu/ })
  await expect(filter).toBeVisible()
  await inspect(page, 'staff-unknown-filter')
  await filter.focus()
  await page.keyboard.press('Delete')
  await expect(page).not.toHaveURL(/f\.site/)
  await expect(page.getByRole('navigation', { name: 'Pages de la liste' })).toBeVisible()
})

async function askForPapers(page: Page, kinds: readonly string[]) {
  await page.getByRole('checkbox', { name: 'Sélectionner toute la page' }).check()
  await selection(page).getByRole('button', { name: 'Demander un document' }).click()
  const field = askDialog(page).getByRole('combobox', { name: /^Documents à demander/ })
  for (const kind of kinds) {
    await field.fill(kind)
    await page.getByRole('option', { name: kind, exact: true }).click()
  }
  if (kinds.length > 1) await inspect(page, 'staff-asking')
  await askDialog(page).getByRole('button', { name: 'Envoyer la demande' }).click()
}

async function choosePlace(page: Page, site: string) {
  await page.getByRole('checkbox', { name: 'Sélectionner toute la page' }).check()
  await selection(page).getByRole('button', { name: 'Affecter' }).click()
  const dialog = placeDialog(page)
  await dialog.getByRole('combobox', { name: /^Site/ }).click()
  await page.getByRole('option', { name: site, exact: true }).click()
  await dialog.getByRole('textbox', { name: /^À partir du/ }).fill('02/01/2026')
  await inspect(page, 'staff-places-chosen')
  await dialog.getByRole('button', { name: 'Voir ce qui va changer' }).click()
}
