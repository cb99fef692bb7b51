import { expect, type Page, test } from '@playwright/test'
import { inspect, signIn } from './errand.ts'
import { marie, sophie } from './people.ts'
import { forgetSignaturePassword } from './signature-password.ts'

const password = 'la serre aux tomates'

async function choose(page: Page, field: RegExp) {
  await page.getByRole('combobox', { name: field }).click()
  const option = page.getByRole('option').first()
  const name = (await option.textContent()) ?? ''
  await option.click()
  return name
}

test('an administrator sets what the company signs with, and who signs for whom', async ({ page }) => {
  await forgetSignaturePassword('Serres du Val de Loire')
  await signIn(page, sophie, '/administration/accueil')
  await page.getByRole('navigation').getByRole('link', { name: 'Signatures' }).click()
  await expect(
    page.getByText('Sans ce mot de passe, l’envoi et la signature des documents sont arrêtés.'),
  ).toBeVisible()
  await inspect(page, 'signatures-unset')

  await page.getByRole('button', { name: 'Définir le mot de passe' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Nouveau mot de passe/).fill(password)
  await dialog.getByLabel(/^Confirmation/).fill(password)
  await inspect(page, 'signature-password')
  await dialog.getByRole('button', { name: 'Définir le mot de passe' }).click()
  await expect(page.getByRole('button', { name: 'Changer le mot de passe' })).toBeVisible()

  await page.getByRole('button', { name: 'Ajouter une délégation' }).click()
  const owner = await choose(page, /^Personne représentée/)
  await choose(page, /^Peuvent envoyer en son nom/)
  await choose(page, /^Peuvent signer en son nom/)
  await choose(page, /^Favori pour la signature/)
  await inspect(page, 'signature-delegation')
  await page.getByRole('button', { name: 'Ajouter la délégation' }).click()

  await expect(page.getByRole('heading', { level: 3, name: owner })).toBeVisible()
  await expect(page.getByText('1 envoie · 1 signe')).toBeVisible()
  await inspect(page, 'signatures-set')
})

test('a person chooses who signs in her place', async ({ page }) => {
  await signIn(page, marie)
  await page.goto('/signatures/delegation')
  await page
    .getByRole('button', { name: /^Configurer / })
    .first()
    .click()
  const signer = await choose(page, /^Peuvent signer en votre nom/)
  await page.getByRole('button', { name: 'Enregistrer' }).click()

  await expect(page.getByText(signer, { exact: true }).first()).toBeVisible()
  await inspect(page, 'own-signature-delegation')
})

test('an administrator simulates a third party and tests it', async ({ page }) => {
  await signIn(page, sophie, '/administration/accueil')
  await page.getByRole('navigation').getByRole('link', { name: 'Prestataires' }).click()
  const sage = page.getByRole('listitem').filter({ hasText: 'Sage' })
  await sage.getByRole('button', { name: 'Actions sur Sage' }).click()
  await page.getByRole('menuitem', { name: 'Simuler' }).click()
  await expect(sage.getByText('Simulé', { exact: true })).toBeVisible()

  await sage.getByRole('button', { name: 'Tester Sage' }).click()

  await expect(sage.getByText(/Simulé : rien n’est envoyé au service\./)).toBeVisible()
  await inspect(page, 'providers')
})
