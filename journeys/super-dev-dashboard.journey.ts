import { expect, type Page, test } from '@playwright/test'
import { inspect, signIn } from './errand.ts'
import { dorian, ines } from './people.ts'

/** What a developer's mistake does in a browser, with the name of somebody in its words. */
const breakPage = (page: Page) =>
  page.evaluate(() => {
    setTimeout(() => {
      throw new TypeError('wageOfSeason is not a function for Moreau ines.moreau@essai.example')
    })
  })

test('an error of a controller’s browser arrives by itself, without her name, and is marked fixed', async ({
  browser,
  page: desk,
}) => {
  const office = await (await browser.newContext()).newPage()
  await signIn(office, ines)
  await office.goto('/RH/gestion_du_personnel/salaries')
  await expect(office.getByRole('heading', { level: 1 })).toBeVisible()
  const told = office.waitForResponse(response => response.url().endsWith('/api/monitoring/clientError'))
  await breakPage(office)
  expect((await told).status()).toBe(204)

  await signIn(desk, dorian)
  await expect(desk).toHaveURL('/sun/development/superDevDashboard')
  const line = desk.getByRole('row', { name: /wageOfSeason is not a function/ })
  await expect(line).toBeVisible({ timeout: 20_000 })
  await expect(line).toContainText('Nouveau')
  await expect(line).not.toContainText(/moreau/i)
  await inspect(desk, 'error-reports')

  await line.getByRole('link', { name: /wageOfSeason/ }).click()
  const report = desk.getByRole('dialog', { name: 'TypeError' })
  await expect(report.getByText('/RH/gestion_du_personnel/salaries')).toBeVisible()
  await expect(report.getByText(/Serres du Val de Loire \(1\)/)).toBeVisible()
  await inspect(desk, 'error-report')
  await report.getByRole('button', { name: 'Marquer comme corrigé' }).click()
  await expect(report.getByText('Corrigé', { exact: true }).first()).toBeVisible()
  await report.getByRole('button', { name: 'Fermer' }).click()
  await expect(line).toContainText('Corrigé')
  await office.context().close()
})

test('a developer looks at the four tabs, runs a task by hand and hangs a screen on the wall', async ({
  browser,
  page,
}) => {
  await signIn(page, dorian)
  await page.getByRole('tab', { name: "Rapports d'actions" }).click()
  await expect(page.getByRole('heading', { name: /en 24 heures/ })).toBeVisible()
  await inspect(page, 'action-reports')

  await page.getByRole('tab', { name: 'Tâches planifiées' }).click()
  await expect(page).toHaveURL(/tab=taches/)
  await page.getByRole('button', { name: 'Exécuter forget-old-reports' }).click()
  const task = page.getByRole('listitem').filter({ hasText: 'forget-old-reports' })
  await expect(task.getByText('Terminée', { exact: true })).toBeVisible({ timeout: 20_000 })
  await inspect(page, 'scheduled-tasks')

  await page.getByRole('tab', { name: 'Dashboard' }).click()
  await expect(page.getByText('Personnes connectées')).toBeVisible()
  await inspect(page, 'monitoring-dashboard')
  await page.getByRole('button', { name: 'Nouveau lien d’affichage' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nouveau lien d’affichage' })
  await dialog.getByRole('textbox', { name: /Où il sera affiché/ }).fill('Salle d’exploitation')
  await dialog.getByRole('button', { name: 'Créer le lien' }).click()
  const address = await dialog.getByText(/\/monitoring\/stats\/sun#displaytoken=/).innerText()

  const wall = await (await browser.newContext()).newPage()
  await wall.goto(address)
  await expect(wall.getByRole('heading', { level: 1, name: 'Sillon en direct' })).toBeVisible()
  await expect(wall.getByText('Personnes connectées')).toBeVisible()
  expect(wall.url()).not.toContain('displaytoken')
  await inspect(wall, 'wall-platform')
  await wall.goto('/monitoring/stats/clients')
  await expect(wall.getByText('Serres du Val de Loire')).toBeVisible()
  await inspect(wall, 'wall-clients')

  await wall.context().setOffline(true)
  await expect(wall.getByText(/Connexion perdue/)).toBeVisible({ timeout: 20_000 })
  await wall.context().close()
})
