import { type Browser, expect, type Page, test } from '@playwright/test'
import { inspect, signIn } from './errand.ts'
import { mailTo } from './mailbox.ts'
import { camille } from './people.ts'

const newPassword = 'le merle chante à cinq heures'
const reason = 'Mise en route des premiers salariés'

test('a super administrator makes a client, whose first admin comes in and sees who comes to help', async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000)
  const client = `Vergers du Layon ${Date.now()}`
  const elise = { firstname: 'Élise', name: 'Morin', mail: `elise.${Date.now()}@vergers.example` }

  await signIn(page, camille)
  await expect(page.getByRole('heading', { level: 1, name: 'Accueil de la plateforme' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Clients \d/ })).toBeVisible()
  await inspect(page, 'platform-home')
  await page.getByRole('link', { name: 'Clients', exact: true }).click()
  await expect(page.getByRole('row', { name: /Serres du Val de Loire/ })).toBeVisible()
  await inspect(page, 'clients')

  await makeClient(page, client, elise)

  await expect(page.getByRole('heading', { level: 1, name: client })).toBeVisible()
  await expect(page.getByRole('main').locator(`img[src*="/logo?version="]`)).toBeVisible()
  await inspect(page, 'client-sheet')

  const elsewhere = await comeIn(browser, elise)

  await page.getByRole('tab', { name: /^Droits/ }).click()
  await expect(page.getByRole('main').getByText('RH', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Entrer en accès support' }).click()
  const dialog = page.getByRole('dialog', { name: `Entrer chez ${client}` })
  await dialog.getByLabel(/Motif/).fill(reason)
  await inspect(page, 'support-reason')
  await dialog.getByRole('button', { name: 'Entrer en accès support' }).click()

  await expect(page).toHaveURL('/administration/accueil')
  const bar = page.getByRole('region', { name: 'Accès support' })
  await expect(bar.getByText(`Accès support - ${client} - 60 min`)).toBeVisible()
  await inspect(page, 'support-inside')
  await page.reload()
  await expect(bar.getByText(/- (60|59) min$/)).toBeVisible()

  await elsewhere.goto('/sun/user/notifications')
  await expect(elsewhere.getByText('Camille Roche est entré chez vous en accès support')).toBeVisible()
  await expect(elsewhere.getByText(`Motif : ${reason}`)).toBeVisible()
  await inspect(elsewhere, 'support-told')
  await elsewhere.context().close()

  await bar.getByRole('button', { name: 'Quitter' }).click()
  await expect(page).toHaveURL('/sun/administration/accueil')
  await expect(bar).toBeHidden()
})

type Person = { firstname: string; name: string; mail: string }

async function makeClient(page: Page, client: string, admin: Person) {
  await page.getByRole('button', { name: 'Nouveau client' }).click()
  const dialog = page.getByRole('dialog', { name: 'Nouveau client' })
  await dialog.getByLabel(/Nom du client/).fill(client)
  await dialog.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: logo })
  await inspect(page, 'new-client')
  await dialog.getByRole('button', { name: 'Continuer' }).click()
  await dialog.getByRole('checkbox', { name: 'RH' }).check()
  await inspect(page, 'new-client-applications')
  await dialog.getByRole('button', { name: 'Continuer' }).click()
  await dialog.getByLabel('Prénom').fill(admin.firstname)
  await dialog.getByLabel('Nom', { exact: true }).fill(admin.name)
  await dialog.getByLabel('Adresse mail').fill(admin.mail)
  await inspect(page, 'new-client-people')
  await dialog.getByRole('button', { name: 'Créer le client' }).click()
}

/** Who was invited opens his mail, chooses a password and signs in, in a browser of his own. */
async function comeIn(browser: Browser, person: Person) {
  const page = await (await browser.newContext()).newPage()
  const mail = await mailTo(page, person, 'Votre compte Sillon vous attend')
  await page.goto(new URL(/https?:\/\/\S+\/resetPassword\/\S+/.exec(mail)?.[0] ?? '').pathname)
  await page.getByLabel('Nouveau mot de passe', { exact: true }).fill(newPassword)
  await page.getByLabel('Confirmation du mot de passe', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: 'Enregistrer le mot de passe' }).click()
  await page.getByLabel('Adresse mail', { exact: true }).fill(person.mail)
  await page.getByLabel('Mot de passe', { exact: true }).fill(newPassword)
  await page.getByRole('button', { name: 'Se connecter' }).click()
  await expect(page).toHaveURL('/administration/accueil')
  return page
}

/** A green card. */
const logo = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAADwAAAAoCAIAAAAt2Q6oAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAY0lEQVRYhe2SQQ0AQQyE6mP8oKf+XydjujkSBBDCZHmOqRtEaepF4x5YGvfYo0zdIEpTLxr3wNK4xx5l6gZRmnrRuAeWxj32KFM3iNLUi8Y9sDTusUeZukGUpl407oGl+cUeH6pZp8pNAL8bAAAAAElFTkSuQmCC',
  'base64',
)
