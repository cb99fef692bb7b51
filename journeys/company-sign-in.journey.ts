import { expect, test } from '@playwright/test'
import { singleSignOnCalls } from '#platform/identity/single-sign-on.calls.ts'
import { type IdentityProvider, openIdentityProvider } from '#simulators/identity-provider/open-identity-provider.ts'
import { speakAs } from './api.ts'
import { inspect } from './errand.ts'
import { camille, marie } from './people.ts'

let company: IdentityProvider
test.beforeAll(async ({ request, baseURL }) => {
  const returnAddress = `${baseURL}/api/authorization/val-de-loire/callback`
  const secret = 'the secret of Sillon there'
  company = await openIdentityProvider({ appId: 'sillon', secret, returnAddress })
  company.people.set('nroux', { mail: 'nadia.roux@entreprise.example', firstname: 'Nadia', name: 'Roux' })
  const { clientId } = await speakAs(request, marie)
  const superAdmin = await speakAs(request, camille)
  await superAdmin.call(singleSignOnCalls.saveIdentityProvider, {
    key: 'val-de-loire',
    label: 'Val de Loire',
    preset: 'oidc',
    clientId,
    issuer: company.issuer,
    appId: 'sillon',
    secret,
    mailDomains: ['entreprise.example'],
    createsUsers: true,
    active: true,
  })
})
test.afterAll(() => company?.close())

test('Nadia signs in through her company, and comes to the page that she asked for', async ({ page }) => {
  await page.goto('/sun/user/profile')
  await expect(page.getByRole('link', { name: 'Se connecter avec Val de Loire' })).toBeVisible()
  await inspect(page, 'company-sign-in')

  await page.getByRole('link', { name: 'Se connecter avec Val de Loire' }).click()
  await page.locator('input[name=login]').fill('nroux')
  await page.locator('input[name=password]').fill('her password there')
  await page.getByRole('button', { name: 'Sign-in' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()

  await expect(page).toHaveURL('/sun/user/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Nadia Roux' })).toBeVisible()
  const cookies = await page.context().cookies(page.url())
  expect(cookies.map(({ name }) => name)).not.toContain('__Host-sso')
})

test('who gives up at his company is told so, and may still type a password', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('link', { name: 'Se connecter avec Val de Loire' }).click()
  await page.getByRole('link', { name: /Cancel/ }).click()

  await expect(page.getByRole('alert')).toHaveText(/La connexion par votre entreprise a échoué/)
  await expect(page).toHaveURL('/login')
  await expect(page.getByLabel('Adresse mail', { exact: true })).toBeVisible()
})
