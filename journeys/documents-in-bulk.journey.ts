import { expect, test } from '@playwright/test'
import { inspect, signIn } from './errand.ts'
import { marie } from './people.ts'

test('Marie has a document made for everybody whom she has ticked, and takes them all in one file', async ({
  page,
}) => {
  await signIn(page, marie, '/RH/gestion_du_personnel/salaries?size=25')
  await expect(page.getByRole('row')).toHaveCount(26)
  await page.getByRole('checkbox', { name: 'Sélectionner toute la page' }).check()
  await page.getByRole('button', { name: 'Générer des documents' }).click()
  const dialog = page.getByRole('dialog', { name: 'Générer 25 documents' })
  await dialog.getByRole('textbox', { name: /^Nom des documents/ }).fill('Attestation')
  await inspect(page, 'generate-documents')
  await dialog.getByRole('button', { name: 'Générer 25 documents' }).click()

  await expect(page.getByText('25 sur 25')).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('alert').filter({ hasText: 'rangé dans le dossier' })).toBeVisible()
  await inspect(page, 'generation-run')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Télécharger le ZIP' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/\.zip$/)

  await page
    .getByRole('button', { name: /^Attestation/ })
    .first()
    .click()
  await expect(page.getByRole('dialog', { name: /^Attestation/ })).toBeVisible()
})
