import { writtenPdf } from '#main/demo/written-pdf.ts'
import { expect, test } from '@playwright/test'
import { inspect, signIn } from './errand.ts'
import { mailTo } from './mailbox.ts'
import { marie } from './people.ts'

const module = '/RH/gestion_du_recrutement'
const linkIn = (text: string) => new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? 'missing:link')
const pathOf = ({ pathname, search }: URL) => `${pathname}${search}`

test('Marie registers a candidate, hears her, retains her and takes her into the staff', async ({ page, browser }) => {
  const mail = 'nadia.benali@example.com'
  await signIn(page, marie, `${module}/creation_candidat`)
  await page.getByRole('textbox', { name: /^Prénom/ }).fill('Nadia')
  await page.getByRole('textbox', { name: /^Nom/ }).fill('Benali-Cueille')
  await page.getByRole('textbox', { name: /^Adresse mail/ }).fill(mail)
  await page.getByRole('combobox', { name: /^Civilité/ }).click()
  await page.getByRole('option', { name: 'Mme' }).click()
  await inspect(page, 'new-candidate')
  await page.getByRole('button', { name: 'Inscrire le candidat' }).click()
  await expect(page.getByRole('log')).toContainText('Nadia Benali-Cueille est inscrit')

  await page.goto(`${module}/candidatures`)
  const card = page.getByRole('button', { name: 'Benali-Cueille Nadia', exact: true })
  await expect(card).toBeVisible()
  await inspect(page, 'applications-board')
  await card.click()
  await page.getByRole('button', { name: 'Planifier un entretien' }).click()
  const dialog = page.getByRole('dialog', { name: 'Entretien avec Nadia Benali-Cueille' })
  await dialog.getByRole('group', { name: 'Heures libres' }).getByRole('button').last().click()
  await dialog.getByRole('button', { name: 'Planifier' }).click()
  await expect(page.getByRole('log')).toContainText('Entretien planifié')

  const hers = await browser.newPage()
  await hers.goto(pathOf(linkIn(await mailTo(hers, { mail }, 'Votre entretien du'))))
  await hers.getByRole('button', { name: 'Je confirme ma présence' }).click()
  await expect(hers.getByRole('heading', { name: 'Votre présence est confirmée' })).toBeVisible()

  await page.getByRole('link', { name: 'Ouvrir la candidature' }).click()
  await expect(page.getByText('Confirmé', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Retenir' }).click()
  const day = Temporal.Now.plainDateISO().add({ days: 20 })
  const typed = day.toLocaleString('fr-FR', { day: '2-digit', month: '2-digit', year: 'numeric' })
  await page.getByRole('textbox', { name: /^Date d’embauche/ }).fill(typed)
  await page.getByRole('combobox', { name: /^Lieu/ }).fill('Serre Nord')
  await page.getByRole('option').first().click()
  await page.getByRole('combobox', { name: /^Poste/ }).fill('Ouvrier')
  await page.getByRole('option').first().click()
  await page.getByRole('combobox', { name: /^Réponse au candidat/ }).click()
  await page.getByRole('option', { name: 'Tout de suite' }).click()
  await page.getByRole('button', { name: 'Retenir' }).last().click()
  await expect(page.getByRole('heading', { name: 'Dossier d’embauche' })).toBeVisible()
  await inspect(page, 'application-retained')

  await hers.goto(pathOf(linkIn(await mailTo(hers, { mail }, 'Votre candidature est retenue'))))
  await hers.getByRole('button', { name: 'Envoyez-moi un code' }).click()
  const mails = await browser.newPage()
  const [code = ''] = /\d{6}/.exec(await mailTo(mails, { mail }, 'le code de votre dossier')) ?? []
  await mails.close()
  await hers.getByRole('textbox').fill(code)
  await hers.getByRole('button', { name: 'Ouvrir' }).click()
  for (const name of ['Carte d’identité', 'Carte vitale', 'RIB']) {
    const piece = hers.getByRole('region', { name })
    const buffer = Buffer.from(writtenPdf(name, ['Nadia']))
    await piece
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: 'piece.pdf', mimeType: 'application/pdf', buffer })
    await expect(piece.getByText('Reçue, nous la regardons')).toBeVisible()
  }
  const details = hers.getByRole('region', { name: 'Renseignements' })
  await details.getByRole('textbox', { name: /^Date de naissance/ }).fill('04/05/1998')
  await details.getByRole('button', { name: 'Envoyer' }).click()
  await expect(details.getByText('Reçue, nous la regardons')).toBeVisible()
  await inspect(hers, 'hiring-file-of-a-stranger')

  await page.reload()
  const file = page.getByRole('region', { name: 'Dossier d’embauche' })
  for (let left = 4; left > 0; left--) {
    await file.getByRole('button', { name: 'Accepter' }).first().click()
    await expect(file.getByRole('button', { name: 'Accepter' })).toHaveCount(left - 1)
  }
  await expect(file.getByText('Complet', { exact: true })).toBeVisible()
  await page.getByRole('region', { name: 'Dossier', exact: true }).getByRole('link', { name: 'Ouvrir' }).click()
  await expect(page.getByText('4 mai 1998')).toBeVisible()
  await page.goBack()
  await page.getByRole('button', { name: 'Créer le salarié' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Benali-Cueille Nadia' })).toBeVisible()
  await expect(page).toHaveURL(/gestion_du_personnel\/salaries/)
})
