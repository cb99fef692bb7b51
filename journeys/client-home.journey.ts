import { expect, test } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { inDatabase } from './database.ts'
import { escape, inspect, signIn } from './errand.ts'
import { anne } from './people.ts'
import { forgetSignaturePassword } from './signature-password.ts'

const password = 'la conserve aux haricots'

test('an administrator is told first that nothing can be signed, mends it, and looks up who has not answered', async ({
  page,
}) => {
  const giveBack = await forgetSignaturePassword('Maison Bocage')
  await signIn(page, anne, '/administration/accueil')
  const gaps = page.getByRole('region', { name: 'La signature électronique n’est pas prête' })
  await expect(gaps).toContainText('Aucun mot de passe de signature')
  await inspect(page, 'client-home-not-ready')

  await gaps.getByRole('link', { name: 'Définir le mot de passe' }).click()
  await page.getByRole('button', { name: 'Définir le mot de passe' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(/^Nouveau mot de passe/).fill(password)
  await dialog.getByLabel(/^Confirmation/).fill(password)
  await dialog.getByRole('button', { name: 'Définir le mot de passe' }).click()
  await expect(page.getByRole('button', { name: 'Changer le mot de passe' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Fil d’Ariane' }).getByRole('link', { name: 'Administration' }).click()

  const signature = page.getByRole('region', { name: 'Signature électronique', exact: true })
  await expect(signature).toContainText('Défini')
  await expect(gaps).toHaveCount(0)
  await giveBack()
})

test('an administrator finds who left her invitation unanswered for three days, and takes the list away', async ({
  page,
}) => {
  await signIn(page, anne, '/administration/users')
  await page.getByRole('button', { name: 'Inviter', exact: true }).click()
  const inviting = page.getByRole('dialog', { name: 'Inviter dans ce client' })
  for (const [firstname, mail] of [
    ['Oubli', 'oubli@bocage.example'],
    ['Récent', 'recent@bocage.example'],
  ] as const) {
    await inviting.getByLabel('Prénom').fill(firstname)
    await inviting.getByLabel('Nom', { exact: true }).fill('Saison')
    await inviting.getByLabel('Adresse mail').fill(mail)
    await inviting.getByLabel('Adresse mail').press('Enter')
    await expect(inviting.getByText(`${firstname} Saison est invité : un mail lui est parti.`)).toBeVisible()
  }
  await escape(page)
  await inDatabase(client =>
    client.query(`
      update platform.client_user set invited_at = invited_at - interval '73 hours'
       where invited_as ->> 'firstname' = 'Oubli'`),
  )

  await page.goto('/administration/accueil')
  await page.getByRole('link', { name: /^Invitations en attente .* depuis plus de 72 h/ }).click()
  await page.getByRole('button', { name: 'Filtres' }).click()
  await page.getByRole('combobox', { name: 'Invitation' }).click()
  await page.getByRole('option', { name: 'Sans réponse depuis plus de 72 h' }).click()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/f\.invitation=late/)
  await expect(page.getByRole('row').filter({ hasText: 'Saison Oubli' })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Saison Récent' })).toHaveCount(0)
  await inspect(page, 'invitations-unanswered')

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exporter toute la liste (CSV)' }).click()
  const file = await readFile(await (await saving).path(), 'utf8')
  expect(file).toContain('Saison Oubli')
  expect(file).not.toContain('Récent')
})
