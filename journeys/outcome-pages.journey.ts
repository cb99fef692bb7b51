import { expect, test } from '@playwright/test'
import { inspect, signIn } from './errand.ts'
import { paul, sophie, youssef } from './people.ts'

test('an address that leads nowhere says so, with or without a session', async ({ page }) => {
  await page.goto('/nulle/part')
  await expect(page).toHaveURL(/\/error-404\?/)
  await expect(page.getByRole('heading', { level: 1, name: 'Page introuvable' })).toBeVisible()
  await expect(page.getByText('/nulle/part')).toBeVisible()
  await page.getByRole('link', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL('/login')

  await signIn(page, youssef)
  await page.goto('/nulle/part')
  await expect(page.getByRole('heading', { level: 1, name: 'Page introuvable' })).toBeVisible()
  await inspect(page, 'not-found')
  await page.getByRole('link', { name: 'Aller à l’accueil' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Youssef' })).toBeVisible()
})

test('a page that somebody has no right to is refused to him by its address', async ({ page }) => {
  await signIn(page, paul)
  for (const address of ['/RH/gestion_du_personnel/salaries', '/administration/users', '/sun/administration/clients']) {
    await page.goto(address)
    await expect(page).toHaveURL(/\/unauthorized\?/)
    await expect(page.getByRole('heading', { level: 1, name: 'Vous n’avez pas accès à cette page' })).toBeVisible()
    await expect(page.getByText(address)).toBeVisible()
  }
  await inspect(page, 'unauthorized')
})

test('an administrator of a client does not reach the administration of the platform', async ({ page }) => {
  await signIn(page, sophie)
  await page.goto('/sun/administration/clients')
  await expect(page.getByRole('heading', { level: 1, name: 'Vous n’avez pas accès à cette page' })).toBeVisible()
})

test('who loses the network is told, until it is back', async ({ page, context }) => {
  await signIn(page, youssef)
  const line = page.getByText('Vous êtes hors connexion. Vos modifications ne peuvent pas être enregistrées.')
  await context.setOffline(true)
  await expect(line).toBeVisible()
  await inspect(page, 'offline')

  await context.setOffline(false)
  await expect(line).toBeHidden()
})
