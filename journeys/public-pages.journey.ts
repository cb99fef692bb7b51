import { expect, test } from '@playwright/test'
import { inspect, signIn } from './errand.ts'
import { dorian, marie, youssef } from './people.ts'

test('a candidate whose link leads to no interview is told so, without an account', async ({ page }) => {
  await page.goto('/RH/entretiens/confirmation/val-de-loire/MFRGGZDFMZTWQ2LK')
  await expect(page).toHaveURL('/error-404')
  await expect(page.getByRole('heading', { level: 1, name: 'Page introuvable' })).toBeVisible()
})

test('a candidate reads what became of his interview', async ({ page }) => {
  await page.goto('/RH/entretiens/confirmed')
  await expect(page.getByRole('heading', { level: 1, name: 'Votre présence est confirmée' })).toBeVisible()
  await inspect(page, 'interview-confirmed')
  await page.goto('/RH/entretiens/expired')
  await expect(page.getByRole('heading', { level: 1, name: 'Cet entretien est passé' })).toBeVisible()
})

test('a page whose script does not come says so, the menu stays, and reloading mends it', async ({ page }) => {
  await signIn(page, youssef)
  await page.route('**/assets/employees-page-*.js', route => route.abort())
  await page.getByRole('link', { name: /^Salariés actifs/ }).click()
  await expect(page.getByRole('alert')).toContainText('Une partie de l’application n’a pas pu être chargée.')
  await expect(page.getByRole('navigation').first()).toBeVisible()
  await inspect(page, 'part-not-loaded')

  await page.unroute('**/assets/employees-page-*.js')
  await page.getByRole('button', { name: 'Recharger la page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Salariés' })).toBeVisible()
})

test('Marie plays the blind test with her keyboard, by its riddles, and her best score is kept', async ({ page }) => {
  await signIn(page, marie, '/easterEggs/blindtest/ferme')
  for (let question = 1; question <= 6; question += 1) {
    await expect(page.getByText(`Question ${question} sur 6`)).toBeVisible()
    await page.getByRole('button', { name: 'Lire la devinette' }).press('Enter')
    if (question === 1) await inspect(page, 'blind-test')
    await page.keyboard.press('1')
    await expect(page.getByRole('status').filter({ hasText: /^(Oui|Non)/ })).toBeVisible()
    await page.keyboard.press('Enter')
  }
  const score = await page.getByRole('heading', { level: 2, name: /^\d sur 6$/ }).textContent()
  await inspect(page, 'blind-test-score')

  await page.reload()
  await expect(page.getByText(`meilleur score ${score}`)).toBeVisible()
})

test('a developer looks at the pieces of the interface, mirrored and dark; nobody else does', async ({ page }) => {
  await signIn(page, dorian)
  await page.goto('/template2')
  await expect(page.getByRole('heading', { level: 1, name: 'Salariés' })).toBeVisible()
  await page.getByText('Sombre', { exact: true }).click()
  await page.getByText('Droite à gauche', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await inspect(page, 'template')
  await page.getByText('Gauche à droite', { exact: true }).click()
  await page.getByText('English', { exact: true }).click()
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await page.getByText('Français', { exact: true }).click()

  await page.context().clearCookies()
  await page.evaluate(() => localStorage.clear())
  await signIn(page, youssef)
  await page.goto('/template2')
  await expect(page).toHaveURL(/\/unauthorized\?/)
})
