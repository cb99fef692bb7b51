import { expect, type Page, test } from '@playwright/test'
import { inspect, signIn } from './errand.ts'
import { mailTo } from './mailbox.ts'
import { marie } from './people.ts'

const choose = async (page: Page, field: string, words: string, option: string | RegExp) => {
  await page.getByRole('combobox', { name: field }).fill(words)
  await page.getByRole('option', { name: option }).first().click()
}

test('Marie notes a haulier, puts him into a group, and writes to it', async ({ page }) => {
  const name = `Transports Belliard ${Date.now()}`
  const mail = `quai-${Date.now()}@belliard.example`
  await signIn(page, marie, '/annuaire')
  await expect(page.getByRole('heading', { level: 1, name: 'Annuaire' })).toBeVisible()
  await page.getByRole('searchbox').fill('girault')
  await expect(page.getByRole('link', { name: 'Transports Girault' })).toBeVisible()
  await inspect(page, 'directory-home')

  await page.getByRole('link', { name: 'Contacts', exact: true }).last().click()
  await expect(page.getByRole('table', { name: 'Contacts' })).toBeVisible()
  await inspect(page, 'directory-contacts')
  await page.getByRole('button', { name: 'Nouveau contact' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nom', { exact: false }).first().fill(name)
  await dialog.getByLabel('Mail', { exact: true }).fill('exploitation@girault.example')
  await dialog.getByRole('button', { name: 'Créer le contact' }).click()
  await expect(dialog.getByRole('group', { name: 'Ce contact existe peut-être déjà.' })).toContainText(
    'Transports Girault',
  )
  await inspect(page, 'directory-double')
  await dialog.getByLabel('Mail', { exact: true }).fill(mail)
  await dialog.getByRole('button', { name: 'Créer le contact' }).click()

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click()
  await choose(page, 'Groupe', 'Transp', 'Transporteurs')
  await page.getByRole('dialog').getByRole('button', { name: 'Ajouter', exact: true }).click()
  await expect(page.getByRole('link', { name: 'Transporteurs' })).toBeVisible()
  await inspect(page, 'directory-contact')

  await page.getByRole('link', { name: 'Transporteurs' }).click()
  await expect(page.getByRole('row', { name: new RegExp(name) })).toBeVisible()
  await inspect(page, 'directory-group')
  await page.getByRole('link', { name: 'Écrire au groupe' }).click()
  await page.getByLabel('Objet').fill(`Quai B ouvert ${name}`)
  await page.getByLabel('Texte').fill('Bonjour,\nle quai B ouvre à 6 h lundi.')
  await inspect(page, 'directory-message-new')
  await page.getByRole('button', { name: 'Enregistrer le brouillon' }).click()

  await expect(page.getByText(/4 personnes le recevront/)).toBeVisible()
  await inspect(page, 'directory-draft')
  await page.getByRole('button', { name: 'Envoyer', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Envoyer', exact: true }).click()
  await expect(page.getByText(/remis à 4 sur 4/)).toBeVisible({ timeout: 30_000 })
  await inspect(page, 'directory-sent')
  expect(await mailTo(page, { ...marie, mail }, `Quai B ouvert ${name}`)).toContain('le quai B ouvre à 6 h lundi.')
})

test('Marie makes a group by rule and sees at once whom it finds, or which condition excludes all', async ({
  page,
}) => {
  await signIn(page, marie, '/annuaire/groupes')
  await expect(page.getByRole('table', { name: 'Groupes' })).toBeVisible()
  await inspect(page, 'directory-groups')
  await page.getByRole('button', { name: 'Nouveau groupe' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Nom du groupe').fill('Caristes de la station')
  await dialog.getByRole('combobox', { name: 'Composition' }).click()
  await page.getByRole('option', { name: 'Par une règle' }).click()
  const condition = async (kind: string, value: string) => {
    await dialog.getByRole('button', { name: 'Ajouter une condition' }).click()
    await page.getByRole('menuitem', { name: kind, exact: true }).click()
    await choose(page, kind, value, value)
  }
  await condition('Poste', 'Cariste')
  await expect(dialog.getByRole('status')).toContainText('Membres aujourd’hui')
  await condition('Origine', 'Contacts extérieurs')
  await expect(dialog.getByText(/«\sOrigine\s» exclut tous ceux/)).toBeVisible()
  await inspect(page, 'directory-rule')
})
