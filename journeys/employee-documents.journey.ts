import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { inspect, signIn } from './errand.ts'
import { marie } from './people.ts'
import { addressOfEmployee, hire } from './staff.ts'

/** What a telephone takes: twelve megabytes, lying on its side, with a place written beside it. */
async function phonePhoto() {
  const [width, height] = [4_000, 3_000]
  const noise = { type: 'gaussian', mean: 128, sigma: 44 } as const
  const photo = await sharp({ create: { width, height, channels: 3, background: '#ffffff', noise } })
    .jpeg({ quality: 97 })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '47/1 28/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect(photo.length).toBeGreaterThan(11_500_000)
  expect(photo.length).toBeLessThan(15_000_000)
  return photo
}

const openDocuments = async (page: Page, id: string) => {
  await page.goto(addressOfEmployee(id))
  await page.getByRole('tab', { name: 'Documents' }).click()
}

const cardOf = (page: Page, kind: string) => page.getByRole('region', { name: kind })

test('Marie drops the identity card of a newcomer, a photo of 12 megabytes, and reads it again', async ({
  page,
  request,
}) => {
  test.slow()
  const { id } = await hire(request, marie, { name: 'Papier', firstname: 'Ludovic' })
  await signIn(page, marie)
  await openDocuments(page, id)
  await expect(page.getByText('Aucun document')).toBeVisible()
  await inspect(page, 'papers-missing')

  await page.getByRole('button', { name: 'Ajouter la pièce' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Ajouter : Carte d’identité' })
  await dialog.getByLabel('Numéro').fill('880692310285')
  await dialog.getByRole('textbox', { name: 'Valable jusqu’au' }).fill('01/03/2031')
  const choosing = page.waitForEvent('filechooser')
  await dialog.getByRole('button', { name: 'Choisir le recto' }).click()
  await (await choosing).setFiles({ name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() })
  await inspect(page, 'paper-to-send')
  await dialog.getByRole('button', { name: 'Enregistrer le document' }).click()

  const card = cardOf(page, 'Carte d’identité')
  await expect(card.getByText('Jusqu’au 1er mars 2031')).toBeVisible()
  await expect(card.getByText('•••285')).toBeVisible()
  await card.getByRole('button', { name: 'Afficher le numéro' }).click()
  await expect(card.getByText('880692310285')).toBeVisible()
  await card.getByRole('button', { name: 'Voir : IMG_2041.jpg' }).click()
  const sheet = page.getByRole('dialog', { name: 'IMG_2041.jpg' })
  const shown = sheet.getByRole('img', { name: 'IMG_2041.jpg' })
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBe(2_400)
  await inspect(page, 'paper-shown')
})

test('Marie renews a paper, and the one before stays readable', async ({ page, request }) => {
  const { id } = await hire(request, marie, { name: 'Renouveau', firstname: 'Estelle' })
  const pdf = { mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 a paper') }
  await signIn(page, marie)
  await openDocuments(page, id)
  await page.getByRole('button', { name: 'Ajouter un document' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Type de document').fill('sauveteur')
  await page.getByRole('option', { name: 'Sauveteur secouriste du travail' }).click()
  await dialog.getByRole('textbox', { name: 'Valable à partir du' }).fill('02/03/2024')
  await expect(dialog.getByText('Sans autre date : jusqu’au 1er mars 2026.')).toBeVisible()
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'sst-2024.pdf', ...pdf })
  await dialog.getByRole('button', { name: 'Enregistrer le document' }).click()

  const card = cardOf(page, 'Sauveteur secouriste du travail')
  await expect(card.getByText('Expiré')).toBeVisible()
  await card.getByRole('button', { name: 'Actions sur sst-2024.pdf' }).click()
  await page.getByRole('menuitem', { name: 'Renouveler' }).click()
  await expect(dialog.getByRole('textbox', { name: 'Valable à partir du' })).toHaveValue('02/03/2026')
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'sst-2026.pdf', ...pdf })
  await dialog.getByRole('button', { name: 'Enregistrer le document' }).click()

  await expect(card.getByText('Du 2 mars 2026 au 1er mars 2028')).toBeVisible()
  await card.getByRole('button', { name: '1 version précédente' }).click()
  await expect(card.getByText('Remplacé')).toBeVisible()
  await expect(card.getByText('sst-2024.pdf')).toBeVisible()
  await inspect(page, 'paper-renewed')
})

test('Marie names a kind of paper of her own', async ({ page }) => {
  await signIn(page, marie, '/RH/gestion_du_personnel/parametrage?tab=documents')
  await page.getByRole('button', { name: 'Ajouter un type de document' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nom du type').fill('Permis tronçonneuse')
  await inspect(page, 'kind-of-paper')
  await dialog.getByRole('button', { name: 'Créer le type' }).click()

  await page.getByRole('searchbox').fill('tronçonneuse')
  await expect(page.getByRole('button', { name: 'Permis tronçonneuse', exact: true })).toBeVisible()
  await inspect(page, 'kinds-of-papers')
})
