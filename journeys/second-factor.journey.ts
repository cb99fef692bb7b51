import { expect, type Page, test } from '@playwright/test'
import { Secret, TOTP } from 'otpauth'
import { demoPassword } from '#main/demo/accounts.ts'
import { secondFactorCalls } from '#platform/identity/second-factor.calls.ts'
import { settingsCalls } from '#platform/settings/settings.calls.ts'
import { speakAs } from './api.ts'
import { inDatabase } from './database.ts'
import { chooseInMenuOf, fillLogin, inspect } from './errand.ts'
import { camille, sophie } from './people.ts'

const off = { superAdmin: 'off', superDev: 'off', adminOfClient: 'off', signer: 'off', others: 'off' } as const
const home = '/administration/accueil'

/** Of the telephone of this errand. */
let telephone: TOTP
let recoveryCodes: string[]

test.describe.configure({ mode: 'serial' })

test('a role that asks for a second factor sets it up at its next sign-in', async ({ page, request }) => {
  await (await speakAs(request, camille)).call(settingsCalls.setSetting, {
    key: 'mfaPolicy',
    value: { ...off, adminOfClient: 'required' },
  })
  await page.goto('/login')
  await fillLogin(page, sophie)
  await expect(page.getByRole('heading', { level: 1, name: 'Activer la double authentification' })).toBeVisible()
  await expect(page.getByRole('img', { name: 'Code QR à scanner' })).toBeVisible()
  await inspect(page, 'factor-enrolment')
  telephone = new TOTP({ secret: Secret.fromBase32(await secretOn(page)) })

  await page.getByLabel('Code à 6 chiffres').fill(wrongCode())
  await expect(page.getByText(/Ce code n.est pas le bon/)).toBeVisible()
  await page.getByLabel('Code à 6 chiffres').fill(telephone.generate())
  await expect(page.getByRole('heading', { name: 'Vos codes de secours' })).toBeVisible()
  recoveryCodes = await page.getByRole('main').locator('ol').getByRole('listitem').allTextContents()
  expect(recoveryCodes).toHaveLength(10)
  await expect(page.getByRole('button', { name: 'Continuer' })).toBeDisabled()
  await inspect(page, 'recovery-codes')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Télécharger' }).click()
  expect((await download).suggestedFilename()).toBe('sillon-codes-de-secours.txt')
  await page.getByLabel('J’ai conservé mes codes de secours').check()
  await page.getByRole('button', { name: 'Continuer' }).click()
  await expect(page).toHaveURL(home)
})

test('the code of the telephone opens the session, and a recovery code in its place', async ({ page }) => {
  await forgetLastStep()
  await page.goto('/login')
  await fillLogin(page, sophie)
  await expect(page.getByRole('heading', { level: 1, name: 'Double authentification' })).toBeVisible()
  await inspect(page, 'second-factor')
  await page.getByLabel('Code à 6 chiffres').fill(wrongCode())
  await expect(page.getByText(/Ce code n.est pas le bon/)).toBeVisible()
  await expect(page.getByLabel('Code à 6 chiffres')).toBeFocused()
  await paste(page, ` ${telephone.generate().replace(/(...)(...)/, '$1 $2')} `)
  await expect(page).toHaveURL(home)

  await chooseInMenuOf(page, sophie, 'Déconnexion')
  await fillLogin(page, sophie)
  await page.getByRole('button', { name: 'Utiliser un code de secours' }).click()
  await page.getByLabel('Code de secours').fill((recoveryCodes[0] ?? '').toLowerCase())
  await page.getByRole('button', { name: 'Vérifier' }).click()
  await expect(page).toHaveURL(home)
})

test('after five wrong codes one begins again with the password', async ({ page }) => {
  await page.goto('/login')
  await fillLogin(page, sophie)
  const code = page.getByLabel('Code à 6 chiffres')
  for (let tries = 0; tries < 5; tries += 1) {
    await forgetAttempts()
    await code.fill(wrongCode())
    await expect(code).toHaveValue('')
  }
  await forgetAttempts()
  await code.fill(wrongCode())
  await expect(page.getByText('Cette étape a pris trop de temps ou trop d’essais.')).toBeVisible()
  await expect(page.getByLabel('Mot de passe', { exact: true })).toBeVisible()
  await forgetAttempts()
})

test('what cannot be taken back asks again for password and code, then happens', async ({ page }) => {
  await forgetLastStep()
  await page.goto('/login')
  await fillLogin(page, sophie)
  await page.getByLabel('Code à 6 chiffres').fill(telephone.generate())
  await expect(page).toHaveURL(home)
  await chooseInMenuOf(page, sophie, 'Profil')
  const sessions = page.getByRole('region', { name: 'Sessions et appareils' })
  await expect(sessions.getByText('Cette session')).toBeVisible()
  await inspect(page, 'profile-sessions')
  await passSinceSignIn()

  await sessions.getByRole('button', { name: 'Fermer la session' }).click()
  const question = page.getByRole('dialog', { name: 'Fermer cette session ?' })
  await question.getByRole('button', { name: 'Fermer la session' }).click()
  const proof = page.getByRole('dialog', { name: 'Confirmez votre identité' })
  await expect(proof.getByLabel('Code de votre téléphone')).toBeVisible()
  await inspect(page, 'reauthentication')
  await proof.getByRole('button', { name: 'Annuler' }).click()
  await expect(question.getByText('Rien n’a été fait : vous n’avez pas confirmé votre identité.')).toBeVisible()

  await question.getByRole('button', { name: 'Fermer la session' }).click()
  await proof.getByLabel('Mot de passe', { exact: true }).fill('mauvais-mot-de-passe')
  await proof.getByLabel('Code de votre téléphone').fill(recoveryCodes[1] ?? '')
  await proof.getByRole('button', { name: 'Confirmer' }).click()
  await expect(proof.getByText(/Ce n.est pas votre mot de passe actuel/)).toBeVisible()
  await proof.getByLabel('Mot de passe', { exact: true }).fill(demoPassword)
  await proof.getByRole('button', { name: 'Confirmer' }).click()
  await expect(page).toHaveURL('/login')
})

test.afterAll(async ({ request }) => {
  const asCamille = await speakAs(request, camille)
  await asCamille.call(settingsCalls.setSetting, { key: 'mfaPolicy', value: off })
  await asCamille.call(secondFactorCalls.resetMfa, { userId: await idOf(sophie.mail) })
})

/** As it stands beside the picture, without the spaces that make it legible. */
const secretOn = async (page: Page) =>
  ((await page.getByRole('main').locator('code').textContent()) ?? '').replace(/\s/g, '')

function wrongCode() {
  const right = telephone?.generate()
  return right === '123456' ? '654321' : '123456'
}

async function paste(page: Page, text: string) {
  const code = page.getByLabel('Code à 6 chiffres')
  await code.focus()
  await page.keyboard.insertText(text)
}

/** Each step of 30 seconds serves once; the errand does not wait for the next one. */
const forgetLastStep = () => inCredentials('totp_last_step = null')
const inCredentials = (change: string) =>
  inDatabase(client => client.query(`update platform.credential set ${change} where user_id = ${ofSophie}`))
const forgetAttempts = () => inDatabase(client => client.query('delete from platform.attempt'))
const passSinceSignIn = () =>
  inDatabase(client =>
    client.query(
      `update platform.session set authenticated_at = authenticated_at - interval '6 minutes'
       where user_id = ${ofSophie} and revoked_at is null`,
    ),
  )
const ofSophie = `(select id from platform.user where mail = '${sophie.mail}')`

const idOf = (mail: string) =>
  inDatabase(async client => {
    const { rows } = await client.query<{ id: string }>('select id from platform.user where mail = $1', [mail])
    return rows[0]?.id ?? ''
  })
