import { expect, type Page, test } from '@playwright/test'
import { type Account, demoPassword } from '#main/demo/accounts.ts'
import { passwordsCalls } from '#platform/identity/passwords.calls.ts'
import { speakAs } from './api.ts'
import { inDatabase } from './database.ts'
import { fillLogin, inspect, signIn } from './errand.ts'
import { mailTo } from './mailbox.ts'
import { anne, camille, marie, paul } from './people.ts'

const newPassword = 'le merle chante à cinq heures'
const nextPassword = 'la huppe revient en avril'

test('who forgot his password gets a link and a code by mail, and signs in with the one he chooses', async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Mot de passe oublié ?' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mot de passe oublié' })
  await dialog.getByLabel('Adresse mail').fill(anne.mail)
  await inspect(page, 'forgotten-password')
  await dialog.getByRole('button', { name: 'Recevoir le lien' }).click()
  await expect(page.getByText(`Si un compte existe pour ${anne.mail}`)).toBeVisible()

  const { link, code } = await resetMail(page)
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'Saisissez le code du mail' })).toBeVisible()
  await inspect(page, 'enter-code')
  await page.getByLabel('Code à 8 chiffres').fill(code === '00000000' ? '11111111' : '00000000')
  await expect(page.getByText('Code incorrect. Il vous reste 4 essais.')).toBeVisible()
  await page.getByLabel('Code à 8 chiffres').fill(code)

  await expect(page.getByRole('heading', { level: 1, name: 'Choisissez un mot de passe' })).toBeVisible()
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill('trop court')
  await expect(page.getByText('Trop court : encore 5 caractères')).toBeVisible()
  await inspect(page, 'reset-password')
  await fillNewPassword(page, newPassword)
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()

  await expect(page.getByText('Votre mot de passe est enregistré. Connectez-vous.')).toBeVisible()
  await page.goto(link)
  await expect(page.getByRole('heading', { level: 1, name: 'Vous n’avez pas accès à cette page' })).toBeVisible()
  await page.goto('/login')
  await fillLogin(page, anne, newPassword)
  await expect(page).toHaveURL('/administration/accueil')
})

test('an administrator changes her password on its page, where a wrong one is refused at its field', async ({
  page,
}) => {
  await page.goto('/login')
  await fillLogin(page, anne, newPassword)
  await expect(page).toHaveURL('/administration/accueil')
  await page.goto('/administration/passwordEdition')
  await expect(page.getByText('Vos autres sessions seront fermées')).toBeVisible()

  await page.getByLabel('Mot de passe actuel', { exact: true }).fill('ce n’est pas lui')
  await fillNewPassword(page, nextPassword)
  await page.getByRole('button', { name: 'Modifier le mot de passe' }).click()
  await expect(page.getByText(/Ce n.est pas votre mot de passe actuel/)).toBeVisible()
  await inspect(page, 'password-edition')

  await page.getByLabel('Mot de passe actuel', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: 'Modifier le mot de passe' }).click()
  await expect(page.getByText('Mot de passe modifié')).toBeVisible()
  await expect(page.getByLabel('Mot de passe actuel', { exact: true })).toHaveValue('')
  await mailTo(page, anne, 'mot de passe Sillon a été modifié')
})

test('who signs in with a temporary password chooses another before anything else', async ({ page, request }) => {
  const { password } = await (await speakAs(request, camille)).call(passwordsCalls.giveTemporaryPassword, {
    userId: await idOf(paul.mail),
  })
  await page.goto('/login')
  await fillLogin(page, paul, password)
  await expect(page.getByRole('heading', { level: 1, name: 'Choisissez un nouveau mot de passe' })).toBeVisible()
  await expect(page.getByLabel('Mot de passe actuel')).toHaveCount(0)
  await fillNewPassword(page, demoPassword)
  await page.getByRole('button', { name: 'Enregistrer et continuer' }).click()
  await expect(page.getByText('Ce mot de passe est trop courant. Choisissez une phrase à vous.')).toBeVisible()
  await fillNewPassword(page, newPassword, `${newPassword} `)
  await page.getByRole('button', { name: 'Enregistrer et continuer' }).click()
  await expect(page.getByText('Les deux mots de passe ne sont pas identiques.')).toBeVisible()
  await inspect(page, 'expired-password')

  await fillNewPassword(page, newPassword)
  await page.getByRole('button', { name: 'Enregistrer et continuer' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Bonjour Paul' })).toBeVisible()
  await giveBackPasswordOfDemo(paul)
})

test('a link that nobody gave is refused, and a password page is not for everybody', async ({ page }) => {
  await page.goto(`/resetPassword/${await idOf(anne.mail)}/inventé`)
  await expect(page.getByRole('heading', { level: 1, name: 'Vous n’avez pas accès à cette page' })).toBeVisible()
  await page.goto('/confirmMail/inventé')
  await page.getByRole('button', { name: 'Confirmer cette adresse' }).click()
  await expect(page.getByRole('alert')).toBeVisible()
  await inspect(page, 'confirm-mail-refused')

  await signIn(page, paul)
  await page.goto('/administration/passwordEdition')
  await expect(page.getByRole('heading', { level: 1, name: 'Vous n’avez pas accès à cette page' })).toBeVisible()
})

test.afterAll(() => giveBackPasswordOfDemo(anne))

/** Nobody may choose it; who keeps it has it still. */
const giveBackPasswordOfDemo = ({ mail }: Account) =>
  inDatabase(client =>
    client.query(
      `update platform.credential set password_hash = kept.password_hash
         from platform.credential kept join platform.user u on u.id = kept.user_id
        where u.mail = $1 and credential.user_id = (select id from platform.user where mail = $2)`,
      [marie.mail, mail],
    ),
  )

async function resetMail(page: Page) {
  const text = await mailTo(page, anne, 'Votre nouveau mot de passe Sillon')
  return { link: new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '').pathname, code: /\b\d{8}\b/.exec(text)?.[0] ?? '' }
}

async function fillNewPassword(page: Page, password: string, confirmation = password) {
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(password)
  await page.getByLabel('Confirmation du mot de passe', { exact: true }).fill(confirmation)
}

const idOf = (mail: string) =>
  inDatabase(async client => {
    const { rows } = await client.query<{ id: string }>('select id from platform.user where mail = $1', [mail])
    return rows[0]?.id ?? ''
  })
