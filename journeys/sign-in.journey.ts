import { expect, test } from '@playwright/test'
import { type Account, demoPassword } from '#main/demo/accounts.ts'
import { inDatabase } from './database.ts'
import { chooseInMenuOf, fillLogin, inspect, signIn } from './errand.ts'
import { carla, marie, paul, sophie, youssef } from './people.ts'

test('an HR user signs in with her keyboard and finds her applications', async ({ page }) => {
  await page.goto('/login')
  await expect(page.getByLabel('Adresse mail', { exact: true })).toBeFocused()
  await inspect(page, 'sign-in')

  await page.keyboard.type(marie.mail)
  await page.keyboard.press('Tab')
  await page.keyboard.type(demoPassword)
  await page.keyboard.press('Enter')

  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Marie' })).toBeVisible()
  const bar = page.getByRole('banner')
  await expect(bar.getByRole('button', { name: 'Client : Serres du Val de Loire' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /^RH/ })).toBeVisible()
  await inspect(page, 'home')
})

test('a wrong password is refused in words, and the address typed stays', async ({ page }) => {
  await page.goto('/login')
  await fillLogin(page, marie, 'mauvais-mot-de-passe')

  await expect(page.getByRole('alert')).toHaveText('Adresse mail ou mot de passe incorrect.')
  await expect(page.getByLabel('Adresse mail', { exact: true })).toHaveValue(marie.mail)
  await expect(page.getByLabel('Mot de passe', { exact: true })).toBeFocused()
  await inspect(page, 'sign-in-refused')
})

test('an administrator of the client lands on its administration', async ({ page }) => {
  await page.goto('/login')
  await fillLogin(page, sophie)
  await expect(page).toHaveURL('/administration/accueil')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await inspect(page, 'administration-of-client')
})

test('a consultant of two clients chooses one, then works in the other', async ({ page }) => {
  await forgetClientOf(carla)
  await page.goto('/login')
  await fillLogin(page, carla)
  await expect(page.getByRole('heading', { level: 1, name: 'Choisissez un client' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(2)
  await inspect(page, 'client-choice')

  await page
    .getByRole('main')
    .getByRole('button', { name: /Serres du Val de Loire/ })
    .click()
  await expect(page).toHaveURL('/dashboard')
  await page.getByRole('button', { name: /Client :.*Serres du Val de Loire/ }).click()
  const picker = page.getByRole('dialog', { name: 'Changer de client' })
  await expect(picker.getByText('Client actuel')).toBeVisible()
  await inspect(page, 'client-picker')

  await picker.getByRole('button', { name: /Deux Rivières/ }).click()
  await expect(picker).toBeHidden()
  await expect(page.getByRole('button', { name: /Client :.*Deux Rivières/ })).toBeVisible()
})

test('a member without any right sees no application and is told whom to ask', async ({ page }) => {
  await signIn(page, paul)
  await expect(page.getByText('Aucune application ne vous est encore ouverte')).toBeVisible()
  await expect(page.getByText(/^Les droits de Serres du Val de Loire sont donnés par Sophie Lemaire/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Demander un accès' })).toBeVisible()
  await expect(
    page.getByRole('navigation', { name: 'Menu' }).getByText('Aucune application ne vous est ouverte.'),
  ).toBeVisible()
  await inspect(page, 'no-application')
})

test('who signs out is back at the sign-in page, and the back button shows nothing any more', async ({ page }) => {
  await signIn(page, youssef)
  await chooseInMenuOf(page, youssef, 'Profil')
  await expect(page).toHaveURL('/sun/user/profile')

  await chooseInMenuOf(page, youssef, 'Déconnexion')
  await expect(page).toHaveURL('/login')
  await page.goBack()

  await expect(page).toHaveURL(/\/login/)
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible()
  await expect(page.getByText('Youssef')).toHaveCount(0)
})

test('a page asked for before signing in is the one that opens after', async ({ page }) => {
  await page.goto('/sun/user/profile?onglet=sessions')
  await expect(page).toHaveURL(/\/login\?/)
  await fillLogin(page, youssef)
  await expect(page).toHaveURL('/sun/user/profile?onglet=sessions')
})

test('two tabs share one session, and leave it together', async ({ page, context }) => {
  await signIn(page, youssef)
  const secondTab = await context.newPage()
  await secondTab.goto('/dashboard')
  await expect(secondTab.getByRole('heading', { level: 1, name: 'Bonjour Youssef' })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Youssef' })).toBeVisible()

  await chooseInMenuOf(secondTab, youssef, 'Déconnexion')

  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Votre session a été déconnectée depuis un autre onglet')).toBeVisible()
})

/** Who chose a client once is let into it at the next sign-in, be it for another errand. */
const forgetClientOf = ({ mail }: Account) =>
  inDatabase(client => client.query('update platform.user set selected_client_id = null where mail = $1', [mail]))
