import { expect, type Page, test } from '@playwright/test'
import { inspect, signIn } from './errand.ts'
import { sophie } from './people.ts'

test('an admin writes a questionnaire, is asked before she loses a question, and publishes it', async ({ page }) => {
  test.slow(true, 'three looks by axe')
  const name = `Départ ${crypto.randomUUID().slice(0, 6)}`
  await signIn(page, sophie, '/administration/configuration?component=207')
  const sheet = page.getByRole('dialog', { name: 'Questionnaires' })
  await sheet.getByRole('button', { name: 'Nouveau questionnaire' }).click()
  const naming = page.getByRole('dialog', { name: 'Nouveau questionnaire' })
  await naming.getByRole('textbox', { name: /^Nom/ }).fill(name)
  await naming.getByRole('button', { name: 'Créer le questionnaire' }).click()
  await addQuestion(page, 'Reviendriez-vous la saison prochaine ?')
  await inspect(page, 'configuration-questionnaire')

  await test.step('She is asked before she loses it', async () => {
    await sheet.getByRole('button', { name: 'Tous les questionnaires' }).click()
    const question = page.getByRole('dialog', { name: 'Fermer sans enregistrer ?' })
    await inspect(page, 'configuration-questionnaire-left')
    await question.getByRole('button', { name: 'Continuer la saisie' }).click()
  })
  await sheet.getByRole('button', { name: 'Publier' }).click()
  await expect(sheet.getByRole('button', { name, exact: true })).toBeVisible()
  await expect(sheet.getByText('Publié').first()).toBeVisible()
  await inspect(page, 'configuration-questionnaires')
})

test('an admin chooses what the documents of HR show', async ({ page }) => {
  await signIn(page, sophie, '/administration/configuration?component=200')
  const sheet = page.getByRole('dialog', { name: 'Documents' })
  await expect(sheet.getByRole('button', { name: 'Enregistrer' })).toBeVisible()
  await inspect(page, 'configuration-documents')
})

async function addQuestion(page: Page, label: string) {
  await page.getByRole('button', { name: 'Ajouter une question' }).click()
  const dialog = page.getByRole('dialog', { name: 'Ajouter une question' })
  await dialog.getByRole('textbox', { name: /^Question/ }).fill(label)
  await dialog.getByRole('button', { name: 'Garder la question' }).click()
}
