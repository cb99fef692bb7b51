import { expect, type Page, test } from '@playwright/test'
import { inspect, signIn } from './errand.ts'
import { philippe, sophie } from './people.ts'

const path = '/energie/facturation/factures'

test('an invoice of gas asks 82.45 euros too much: it is disputed, credited, and validated by another person', async ({
  page,
  browser,
}) => {
  test.slow(true, 'two people, one after the other')
  await signIn(page, sophie, path)
  await inspect(page, 'energy-invoices')
  await page.getByRole('tab', { name: /^Écart/ }).click()
  const inGap = page.getByRole('link', { name: /^TE-/ })
  await expect(inGap).toHaveCount(1)
  await inGap.click()
  await expect(page.getByText(/^82,45.*\(1,05/)).toBeVisible()
  await expect(page.getByText(/7.815,95/).first()).toBeVisible()
  await inspect(page, 'energy-invoice-in-gap')
  await act(page, 'Contester', 'Le prix de l’énergie ne suit pas la moyenne du PEG.')
  await expect(page.getByRole('button', { name: 'Lettre de contestation' })).toBeVisible()

  await page.getByRole('button', { name: 'Saisir l’avoir' }).click()
  const credit = page.getByRole('dialog', { name: 'Saisir l’avoir' })
  await credit.getByRole('textbox', { name: /^Numéro de l’avoir/ }).fill('AV-2026-7')
  await credit.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByText('Une autre personne doit valider.')).toBeVisible()

  const office = await browser.newPage()
  await signIn(office, philippe, new URL(page.url()).pathname)
  await office.getByRole('button', { name: 'Valider' }).click()
  await office.getByRole('dialog', { name: 'Valider' }).getByRole('button', { name: 'Valider' }).click()
  await expect(office.getByText('Validée', { exact: true }).first()).toBeVisible()
  await inspect(office, 'energy-invoice-validated')
})

async function act(page: Page, verb: string, words: string) {
  await page.getByRole('button', { name: verb }).click()
  const dialog = page.getByRole('dialog', { name: verb })
  await dialog.getByRole('textbox').fill(words)
  await dialog.getByRole('button', { name: verb }).click()
}
