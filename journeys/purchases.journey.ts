import { expect, type Page, test } from '@playwright/test'
import { inspect, signIn } from './errand.ts'
import { leila, philippe, youssef } from './people.ts'

const path = '/demandes/commandes'

test('crates are asked for, approved on a telephone by two, ordered, and received at the greenhouse', async ({
  page,
  browser,
}) => {
  test.slow(true, 'three people, one after the other')
  await signIn(page, leila, `${path}/nouvelle`)
  await page.getByRole('textbox', { name: 'Pour quoi faire' }).fill('Caisses pour la récolte de printemps')
  await page.getByRole('combobox', { name: 'Nature' }).click()
  await page.getByRole('option', { name: 'Matériel' }).click()
  const line = page.getByRole('group', { name: 'Ligne 1' })
  await line.getByRole('textbox', { name: /^Désignation/ }).fill('Caisse plastique 60 × 40')
  await line.getByRole('textbox', { name: 'Quantité' }).fill('200')
  await inspect(page, 'new-purchase')
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()
  await page.getByRole('button', { name: 'Envoyer en approbation' }).click()
  await expect(page.getByText('À approuver', { exact: true }).first()).toBeVisible()
  const address = new URL(page.url()).pathname

  const phone = await browser.newPage({ viewport: { width: 390, height: 800 } })
  await signIn(phone, youssef, address)
  await inspect(phone, 'purchase-to-approve')
  await phone.getByRole('button', { name: 'Approuver' }).click()
  await expect(phone.getByText('Au tour de Philippe Gaudin.')).toBeVisible()

  const office = await browser.newPage()
  await signIn(office, philippe, address)
  await office.getByRole('button', { name: 'Approuver' }).click()
  await orderFrom(office, 'Agri Fournitures Anjou')
  await inspect(office, 'purchase-ordered')

  await phone.goto(address)
  await phone.getByRole('button', { name: 'Réceptionner' }).click()
  const receipt = phone.getByRole('dialog', { name: 'Réceptionner' })
  await receipt.getByRole('textbox', { name: /^Quantité/ }).fill('150')
  await receipt.getByRole('button', { name: 'Réceptionner' }).click()
  await expect(phone.getByText('Reçue en partie', { exact: true })).toBeVisible()
  await inspect(phone, 'purchase-partly-received')
})

async function orderFrom(page: Page, supplier: string) {
  await page.getByRole('button', { name: 'Commander' }).click()
  const order = page.getByRole('dialog', { name: 'Commander' })
  await order.getByRole('combobox', { name: 'Fournisseur' }).click()
  await page.getByRole('option', { name: supplier }).click()
  await order.getByRole('textbox', { name: /^Prix unitaire/ }).fill('7,35')
  await order.getByRole('button', { name: 'Commander' }).click()
  await expect(page.getByText(/^Commande CA\d\d-\d{4} passée\.$/)).toBeVisible()
}
