import { expect, test } from '@playwright/test'
import { inspect, signIn } from './errand.ts'
import { ines, marie } from './people.ts'

test('Marie writes a model with a variable and a condition, sees how it comes out, and publishes it', async ({
  page,
  browser,
}) => {
  test.slow(true, 'two people and three looks by axe')
  const name = `Certificat de serre ${crypto.randomUUID().slice(0, 6)}`
  await signIn(page, marie, '/rh/documents/modeles')
  await expect(page.getByRole('table', { name: 'Modèles de documents' })).toBeVisible()
  await inspect(page, 'document-models')

  await test.step('she begins one', async () => {
    await page.getByRole('link', { name: 'Nouveau modèle' }).click()
    await page.getByRole('textbox', { name: /^Nom/ }).fill(name)
    await inspect(page, 'new-document-model')
    await page.getByRole('combobox', { name: /^Type/ }).click()
    await page.getByRole('option', { name: 'Fin de contrat' }).click()
    await page.getByRole('button', { name: 'Créer le modèle' }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  })

  const text = page.getByRole('textbox', { name: 'Texte du modèle' })
  await test.step('she writes, and the text is kept by itself', async () => {
    await text.click()
    await page.keyboard.type('Entre la société ')
    await page.getByRole('button', { name: /^Nom de la société/ }).click()
    await page.keyboard.type(' et ')
    await page.getByRole('textbox', { name: 'Chercher une variable' }).fill('prenom')
    await page.getByRole('button', { name: /^Prénom/ }).click()
    await expect(text.getByLabel('Variable, Prénom, Salarié')).toBeVisible()
    await page.getByRole('button', { name: 'Signature' }).click()
    await page.keyboard.press('ArrowUp')
    await page.getByRole('button', { name: 'Condition', exact: true }).click()
    await page.keyboard.type('Le salarié présente son autorisation de travail.')
    await expect(page.getByRole('status').filter({ hasText: 'enregistré' })).toBeVisible()
  })

  await test.step('a condition that says nothing is not published', async () => {
    await page.getByRole('button', { name: 'Publier la version 1' }).click()
    const dialog = page.getByRole('dialog', { name: 'Publier la version 1' })
    await dialog.getByRole('button', { name: 'Publier' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Une condition ou une répétition reste à préciser.')
    await dialog.getByRole('button', { name: 'Annuler' }).click()
  })

  await test.step('she says it, and publishes', async () => {
    await page.getByRole('button', { name: 'Condition à préciser' }).click()
    await page.getByRole('button', { name: 'Appliquer' }).click()
    await expect(text.getByRole('button', { name: /^Si « Civilité » est renseigné/ })).toBeVisible()
    await expect(page.getByRole('status').filter({ hasText: 'enregistré' })).toBeVisible()
    await inspect(page, 'document-model-editor')
    await page.getByRole('button', { name: 'Publier la version 1' }).click()
    const dialog = page.getByRole('dialog', { name: 'Publier la version 1' })
    await dialog.getByRole('button', { name: 'Publier' }).click()
    await expect(page.getByText('Version 1 publiée')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Tout est publié' })).toBeDisabled()
  })

  await test.step('Inès reads it, and changes nothing', async () => {
    const other = await browser.newPage()
    await signIn(other, ines, '/rh/documents/modeles')
    await other.getByRole('link', { name }).click()
    await expect(other.getByRole('heading', { level: 1, name })).toBeVisible()
    await expect(other.getByRole('button', { name: /^Publier/ })).toHaveCount(0)
    await expect(other.getByRole('textbox', { name: 'Chercher une variable' })).toHaveCount(0)
    await other.close()
  })
})
