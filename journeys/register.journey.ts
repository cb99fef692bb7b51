import { readFile } from 'node:fs/promises'
import { type Download, expect, type Page, test } from '@playwright/test'
import { inspect, signIn } from './errand.ts'
import { marie } from './people.ts'

const address = '/RH/gestion_du_personnel/registre'
const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name })

/** The file that a button hands over: its name and its first bytes. */
async function taken(page: Page, button: string) {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const file: Download = await download
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

test('Marie reads the register, corrects a line by another, and exports it', async ({ page }) => {
  await signIn(page, marie, address)
  const table = page.getByRole('table', { name: 'Registre du personnel' })
  await expect(table.getByRole('row').nth(1)).toBeVisible()
  await inspect(page, 'register')

  await table.getByRole('row').nth(1).getByRole('button').first().click()
  const lines = page.getByRole('region', { name: 'Lignes du registre' })
  await expect(lines.getByText(/^Ligne 1 · Entrée$/)).toBeVisible()
  await inspect(page, 'register-lines')

  await page.getByRole('button', { name: 'Corriger' }).click()
  const correcting = dialog(page, /^Corriger le n° /)
  await correcting.getByRole('textbox', { name: /^Emploi/ }).fill('Chef de serre')
  await correcting.getByRole('button', { name: 'Corriger' }).click()
  await expect(correcting.getByText(/caractères au moins|À remplir/).first()).toBeVisible()
  await correcting.getByRole('textbox', { name: /^Motif de la correction/ }).fill('Promotion mal reportée')
  await inspect(page, 'register-correction')
  await correcting.getByRole('button', { name: 'Corriger' }).click()
  await expect(lines.getByText('Promotion mal reportée')).toBeVisible()
  await page.getByRole('button', { name: 'Fermer' }).first().click()

  const pdf = await taken(page, 'Exporter PDF')
  expect(pdf.name).toMatch(/^registre-du-personnel-\d{14}-.*\.pdf$/)
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  const csv = await taken(page, 'Exporter CSV')
  expect(csv.bytes.toString('utf8')).toContain('Chef de serre')
})

test('Marie enters a trainee, who stands in the register at once', async ({ page }) => {
  await signIn(page, marie, `${address}?tab=external`)
  await expect(page.getByRole('button', { name: 'Ajouter une personne' }).first()).toBeVisible()
  await inspect(page, 'register-external')

  await page.getByRole('button', { name: 'Ajouter une personne' }).first().click()
  const adding = dialog(page, /^Ajouter une personne extérieure/)
  await adding.getByRole('combobox', { name: /^Qualité/ }).click()
  await page.getByRole('option', { name: 'Stagiaire' }).click()
  await adding.getByRole('textbox', { name: /^Nom/ }).fill('Aubry')
  await adding.getByRole('textbox', { name: /^Prénoms/ }).fill('Camille')
  await adding.getByRole('textbox', { name: /^Premier jour/ }).fill('02/11/2026')
  await adding.getByRole('button', { name: 'Ajouter au registre' }).click()
  await expect(adding.getByText('À remplir pour cette qualité.').first()).toBeVisible()
  await inspect(page, 'register-trainee-incomplete')
  await adding.getByRole('textbox', { name: /^Tuteur/ }).fill('Claire Renaud')
  await adding.getByRole('textbox', { name: /^Lieu de présence/ }).fill('Serre Nord')
  await adding.getByRole('button', { name: 'Ajouter au registre' }).click()
  await expect(adding).toBeHidden()

  await page.getByRole('tab', { name: 'Stagiaires et volontaires' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'Aubry Camille' })).toContainText('Claire Renaud')
})

test('Marie gives an inspector a link, who reads the register signed out until she withdraws it', async ({
  page,
  browser,
}) => {
  await signIn(page, marie, address)
  await page.getByRole('button', { name: 'Lien inspecteur' }).click()
  const sheet = dialog(page, 'Lien inspecteur')
  await sheet.getByRole('button', { name: 'Créer un lien de 24 heures' }).click()
  const url = await sheet.locator('bdi').filter({ hasText: '/RH/inspection#' }).innerText()
  await inspect(page, 'register-inspector-link')

  const inspector = await browser.newPage()
  await inspector.goto(url)
  await expect(inspector.getByRole('heading', { name: 'Registre unique du personnel' })).toBeVisible()
  await expect(inspector.getByRole('row').nth(1)).toBeVisible()
  await inspect(inspector, 'register-inspection')
  await inspector.getByRole('tab', { name: 'Stagiaires et volontaires' }).click()
  await expect(inspector.getByRole('columnheader', { name: 'Tuteur' })).toBeVisible()
  const pdf = await taken(inspector, 'Exporter PDF')
  expect(pdf.bytes.subarray(0, 5).toString()).toBe('%PDF-')

  await sheet.getByRole('button', { name: 'Retirer ce lien' }).first().click()
  await expect(sheet.getByText('Retiré', { exact: true }).first()).toBeVisible()
  await inspector.reload()
  await expect(inspector.getByRole('heading', { name: 'Ce lien ne mène plus au registre' })).toBeVisible()
  await inspect(inspector, 'register-inspection-dead')
})
