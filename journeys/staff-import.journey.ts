import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { entriesOfZip } from '#kernel/testing/entries-of-zip.ts'
import { inspect, signIn } from './errand.ts'
import { marie } from './people.ts'
import { findEmployee, openStaffList, rowName, searchBox } from './staff.ts'

const managed = 'Serres du Val de Loire'
/** Where Marie writes and does not manage. */
const notManaged = 'Val de Loire Expéditions'

const deposit = (page: Page, name: string, buffer: Buffer) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer })

test('an HR user brings in her messy list: a known person is matched, her limits hold, and a file leaves as a zip', async ({
  page,
  request,
}) => {
  const known = await findEmployee(request, marie, ({ company }) => company === managed)
  const born = known.dateOfBirth.split('-').toReversed().join('.')
  const lines = [
    'Effectif au 22/11/2026;;;;;',
    '',
    'NOM;Prénom;Né(e) le;Civilité;Société;Ville',
    `${known.name};${known.firstname};${born};;;Bouchemaine`,
    `Quéméneur;Maëlle;4/3/1990;Mme;${managed};Angers`,
    `Quéméneur;Ronan;31/02/1988;M.;${managed};Angers`,
    `Quéméneur;Yann;05-06-1989;M.;${notManaged};Angers`,
  ]
  await signIn(page, marie)
  await openStaffList(page)
  await page.getByRole('link', { name: 'Importer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Importer des salariés' })).toBeVisible()
  await inspect(page, 'staff-import-new')
  await deposit(page, 'effectif.csv', Buffer.from(lines.join('\r\n'), 'latin1'))

  await expect(page.getByRole('combobox', { name: 'Où importer la colonne Né(e) le' })).toHaveText(
    'Date de naissance *',
  )
  await page.getByRole('button', { name: 'Vérifier le fichier' }).click()
  const problems = page.getByRole('table', { name: 'Lignes à corriger ou à vérifier' })
  await expect(problems.getByRole('row', { name: /31\/02\/1988/ })).toContainText('n’existe pas')
  await expect(problems.getByRole('row', { name: new RegExp(notManaged) })).toContainText('vos droits')
  await expect(page.getByRole('definition').first()).toHaveText('1')
  await inspect(page, 'staff-import-checked')

  await page.getByRole('button', { name: 'Importer 2 lignes' }).click()
  await expect(page.getByText('Import terminé, 2 lignes refusées')).toBeVisible()
  await page.getByRole('link', { name: 'Voir la liste des salariés' }).click()
  await searchBox(page).fill('quemeneur')
  await expect(page.getByText('Quéméneur Maëlle')).toBeVisible()
  await expect(page.getByText('Quéméneur Yann')).toHaveCount(0)

  await searchBox(page).fill(known.software1Number ?? '')
  await page.getByRole('link', { name: rowName(known) }).click()
  await expect(page.getByText('Bouchemaine')).toBeVisible()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter le dossier' }).click()
  const zip = await downloading
  const entries = entriesOfZip(await readFile(await zip.path()))
  expect(JSON.parse(String(entries.get('salarie.json'))).person).toMatchObject({ address: { city: 'Bouchemaine' } })
  expect(String(entries.get('salarie.txt'))).toContain('Bouchemaine')
  await inspect(page, 'staff-file-exported')
})

test('a season without a company column is brought in at its places, and a name that is not there is told with the near one', async ({
  page,
}) => {
  const lines = [
    'NOM;Prénom;Né(e) le;Civilité;Site;Unité;Date d’embauche',
    'Kerdoncuff;Maëlle;04/03/1990;Mme;serre NORD;compartiment 1;02/11/2026',
    'Kerdoncuff;Yann;05/06/1989;M.;Serre Nrod;;02/11/2026',
  ]
  await signIn(page, marie, '/RH/gestion_du_personnel/salaries/import')
  await deposit(page, 'saison.csv', Buffer.from(lines.join('\n')))
  await page.getByRole('combobox', { name: 'Société de toutes les lignes' }).click()
  await page.getByRole('option', { name: managed }).click()
  await inspect(page, 'staff-import-company')
  await page.getByRole('button', { name: 'Vérifier le fichier' }).click()

  const problems = page.getByRole('table', { name: 'Lignes à corriger ou à vérifier' })
  await expect(problems.getByRole('row', { name: /Serre Nrod/ })).toContainText('Serre Nord')
  await expect(page.getByRole('term').filter({ hasText: 'Lieux à donner' })).toBeVisible()
  await inspect(page, 'staff-import-places')
  await page.getByRole('button', { name: 'Importer 1 ligne' }).click()
  await expect(page.getByText('Import terminé, 1 ligne refusée')).toBeVisible()
  await expect(page.getByRole('term').filter({ hasText: 'Lieux donnés' })).toBeVisible()
  await inspect(page, 'staff-import-given')

  await page.getByRole('link', { name: 'Voir la liste des salariés' }).click()
  await searchBox(page).fill('kerdoncuff')
  await expect(page.getByRole('row', { name: /Kerdoncuff Maëlle/ })).toContainText('Serre Nord')
})

test('a file of the same titles finds its mapping again', async ({ page }) => {
  const file = (name: string) => Buffer.from(`Nom;Prénom;Né(e) le;Civ;Lieu\n${name};Anne;04/03/1990;Mme;Angers`)
  await signIn(page, marie, '/RH/gestion_du_personnel/salaries/import')
  await deposit(page, 'octobre.csv', file('Corre'))
  await page.getByRole('combobox', { name: 'Où importer la colonne Lieu' }).click()
  await page.getByRole('option', { name: 'Ville', exact: true }).click()
  await page.getByRole('button', { name: 'Vérifier le fichier' }).click()
  await expect(page.getByRole('button', { name: 'Vérifier à nouveau' })).toBeVisible()

  await page.getByRole('link', { name: 'Nouveau fichier' }).click()
  await deposit(page, 'novembre.csv', file('Corre-Le Gall'))

  await expect(page.getByText('Correspondance reprise du dernier fichier')).toBeVisible()
  await expect(page.getByRole('combobox', { name: 'Où importer la colonne Lieu' })).toHaveText('Ville')
})

test('the list opens on a view in one click, and keeps those of its reader', async ({ page }) => {
  await signIn(page, marie, '/RH/gestion_du_personnel/salaries')
  const views = page.getByRole('navigation', { name: 'Vues de la liste' })
  const starting = views.getByRole('link', { name: /^Arrivent ce mois \(\d+\)$/ })
  const count = /\((\d+)\)/.exec(await starting.innerText())?.[1]
  await starting.click()
  await expect(page.getByText(new RegExp(`sur ${count}$`))).toBeVisible()
  await expect(starting).toHaveAttribute('aria-current', 'true')

  await searchBox(page).fill('serre')
  await views.getByRole('button', { name: 'Enregistrer la vue' }).click()
  await page.getByLabel('Nom de la vue').fill('Arrivées aux serres')
  await page.getByRole('dialog').getByRole('button', { name: 'Enregistrer la vue' }).click()
  const own = views.getByRole('link', { name: 'Arrivées aux serres' })
  await expect(own).toHaveAttribute('aria-current', 'true')
  await inspect(page, 'staff-views')

  await views.getByRole('link', { name: 'Présents' }).click()
  await expect(own).not.toHaveAttribute('aria-current')
  await own.press('Enter')
  await expect(searchBox(page)).toHaveValue('serre')

  await views.getByRole('button', { name: 'Actions sur la vue Arrivées aux serres' }).click()
  await page.getByRole('menuitem', { name: 'Supprimer la vue' }).click()
  await expect(own).toHaveCount(0)
  await page.getByRole('button', { name: 'Annuler' }).click()
  await expect(own).toBeVisible()
})
