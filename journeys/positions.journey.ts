import { expect, test } from '@playwright/test'
import { inspect, signIn, turn } from './errand.ts'
import { carla, ines, marie } from './people.ts'

const positions = '/RH/gestion_du_personnel/postes'
const settings = '/RH/gestion_du_personnel/parametrage'

test('an HR user creates a position with lead exposure and sees its reinforced follow-up', async ({ page }) => {
  const name = `Décapeur de serres ${Date.now() % 100_000}`
  await signIn(page, marie, positions)
  await expect(page.getByRole('table', { name: 'Postes' })).toBeVisible()
  await inspect(page, 'positions')

  await page.getByRole('link', { name: 'Nouveau poste' }).click()
  await page.getByRole('textbox', { name: /^Nom du poste/ }).fill(name)
  await page.getByRole('combobox', { name: /^Catégorie/ }).fill('691c')
  await page.getByRole('option', { name: /^691c/ }).click()
  const followUp = page.getByRole('status', { name: 'Suivi médical' })
  await expect(followUp).toContainText('SIS · Suivi simple')
  await page.getByRole('checkbox', { name: 'Travail de nuit' }).check()
  await expect(followUp).toContainText('SIA · Suivi adapté')
  await page.getByRole('checkbox', { name: 'Exposition au plomb' }).check()
  await expect(followUp).toContainText('SIR · Suivi renforcé')
  await expect(followUp).toContainText('Interdit aux moins de 18 ans')
  await inspect(page, 'new-position')
  await page.getByRole('button', { name: 'Créer le poste' }).click()

  await expect(page.getByRole('log')).toContainText('est enregistré')
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.goto(positions)
  await page.getByRole('searchbox').fill(name)
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText('SIR')
})

test('an HR user lays out a part time over the week', async ({ page }) => {
  const label = `Temps partiel ${Date.now() % 100_000}`
  await signIn(page, marie, `${settings}?tab=horaires`)
  await expect(page.getByRole('table', { name: 'Temps de travail' })).toBeVisible()
  await inspect(page, 'work-times')

  await page.getByRole('button', { name: 'Nouveau temps de travail' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nouveau temps de travail' })
  await dialog.getByRole('textbox', { name: /^Nom/ }).fill(label)
  await dialog.getByRole('combobox', { name: /^Forme/ }).click()
  await page.getByRole('option', { name: 'Temps partiel' }).click()
  await dialog.getByRole('textbox', { name: /^Heures par semaine/ }).fill('28')
  for (const day of ['lundi', 'mardi', 'jeudi']) await dialog.getByRole('textbox', { name: day }).fill('7')
  await dialog.getByRole('button', { name: 'Créer le temps de travail' }).click()
  await expect(dialog.getByText('La somme des jours doit faire les heures de la semaine.')).toBeVisible()
  await inspect(page, 'part-time')
  await dialog.getByRole('textbox', { name: 'vendredi' }).fill('7')
  await dialog.getByRole('button', { name: 'Créer le temps de travail' }).click()

  await expect(page.getByRole('row', { name: new RegExp(label) })).toContainText('28 h / semaine')
})

test('an HR user archives a type that is used, is told where, and takes it back', async ({ page }) => {
  const type = 'CDD saisonnier'
  await signIn(page, marie, settings)
  const row = page.getByRole('row', { name: new RegExp(`^${type}`) })
  await row
    .getByRole('button', { name: /CDD saisonnier$/ })
    .last()
    .click()
  await page.getByRole('menuitem', { name: 'Archiver' }).click()
  const question = page.getByRole('dialog', { name: /^Archiver/ })
  await expect(question).toContainText(/Utilisé par \d+ postes?/)
  await expect(question.getByRole('link', { name: 'Cueilleur de tomates' })).toBeVisible()
  await inspect(page, 'archive-type')
  await question.getByRole('button', { name: 'Archiver' }).click()

  await expect(row).toHaveCount(0)
  await turn(page.getByRole('switch', { name: 'Afficher les archivés' }), true)
  await expect(row).toContainText('Archivé')
  await row.getByRole('button').last().click()
  await page.getByRole('menuitem', { name: 'Restaurer' }).click()
  await expect(row).not.toContainText('Archivé')
})

test('an HR user of one company of three writes its positions, and reads what all three share', async ({ page }) => {
  const name = `Serriste de nuit ${Date.now() % 100_000}`
  const company = 'Serres du Val de Loire'
  await signIn(page, carla, '/sun/clientChoice')
  await page
    .getByRole('main')
    .getByRole('button', { name: new RegExp(company) })
    .click()
  await expect(page).toHaveURL('/dashboard')
  await page.goto(`${settings}?tab=horaires`)
  const weeks = page.getByRole('row', { name: /h \/ semaine/ }).first()
  await expect(weeks).toBeVisible()
  await expect(page.getByText('Les données de référence servent à toutes les sociétés')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Nouveau temps de travail' })).toHaveCount(0)
  await inspect(page, 'work-times-of-every-company')
  await weeks.getByRole('button').last().click()
  await expect(page.getByRole('menuitem')).toHaveText(['Où sert-il ?'])

  await page.goto(positions)
  await page.getByRole('link', { name: /^Cariste/ }).click()
  await expect(page.getByText('Ce poste sert aussi à des sociétés où vous n’écrivez pas les postes')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enregistrer le poste' })).toHaveCount(0)
  await inspect(page, 'position-of-every-company')

  await page.goto(positions)
  await page.getByRole('link', { name: 'Nouveau poste' }).click()
  await page.getByRole('textbox', { name: /^Nom du poste/ }).fill(name)
  await page.getByRole('button', { name: company, exact: true }).press('Delete')
  await page.getByRole('button', { name: 'Créer le poste' }).click()
  await expect(page.getByText('Un poste de toutes les sociétés demande le droit')).toBeVisible()
  await page.getByRole('combobox', { name: /^Sociétés/ }).click()
  await expect(page.getByRole('option')).toHaveText([company])
  await page.getByRole('option', { name: company }).click()
  await inspect(page, 'position-of-one-company')
  await page.getByRole('button', { name: 'Créer le poste' }).click()

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enregistrer le poste' })).toBeVisible()
})

test('whoever reads only finds the same lists, and nothing to change', async ({ page }) => {
  await signIn(page, ines, `${settings}?tab=coefficients`)
  await expect(page.getByRole('table', { name: 'Coefficients' })).toBeVisible()
  await inspect(page, 'coefficients-read')
  await expect(page.getByRole('button', { name: 'Nouveau coefficient' })).toHaveCount(0)

  await page.goto(positions)
  await page.getByRole('link', { name: /^Cariste/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cariste' })).toBeVisible()
  await expect(page.getByText('Conduite d’équipements de levage')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Enregistrer le poste' })).toHaveCount(0)
  await inspect(page, 'position-read')
})
