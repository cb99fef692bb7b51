import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { inspect, signIn } from './errand.ts'
import { mailTo } from './mailbox.ts'
import { marie } from './people.ts'

const deadlines = '/RH/gestion_du_personnel/echeances'

test('Marie sees an expired paper, asks for the next one, and takes what its holder sends from a telephone', async ({
  page,
  browser,
}) => {
  test.slow(true, 'two people and six looks by axe')
  // An identity card: those whose work permit ended are few, and another journey looks for one.
  await signIn(page, marie, `${deadlines}?f.kind=idCard&f.state=expired`)
  await expect(page.getByRole('heading', { level: 1, name: 'Échéances' })).toBeVisible()
  await expect(page.getByRole('rowheader', { name: 'Déjà expirés' })).toBeVisible()
  await inspect(page, 'deadlines')

  const link = await test.step('she asks for it', async () => {
    await askFirstWithMail(page)
    await expect(page.getByRole('log')).toContainText('1 lien part par mail.')
    return new URL(/http\S+\/piece\/\S+/.exec(await mailTo(page, { mail: '' }, '/piece/'))?.[0] ?? '')
  })

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  const phone = await context.newPage()
  const firstname = await test.step('its holder opens the link and sends a photo', async () => {
    await phone.goto(link.pathname + link.search)
    await phone.getByRole('button', { name: 'Français' }).click()
    const hello = phone.getByRole('heading', { level: 1, name: /^Bonjour / })
    await expect(hello).toBeVisible()
    await inspect(phone, 'piece-asked')
    await phone
      .locator('input[type=file]')
      .first()
      .setInputFiles(await photo())
    await expect(phone.getByText('Page 1')).toBeVisible()
    await inspect(phone, 'piece-chosen')
    const name = (await hello.textContent())?.replace('Bonjour ', '') ?? ''
    await phone.getByRole('button', { name: 'Envoyer' }).click()
    await expect(phone.getByRole('heading', { level: 1, name: 'Document envoyé' })).toBeVisible()
    await inspect(phone, 'piece-sent')
    return name
  })

  await test.step('the link has served', async () => {
    await phone.reload()
    await expect(phone.getByRole('heading', { level: 1, name: 'Ce lien ne sert plus' })).toBeVisible()
    await inspect(phone, 'piece-dead')
    await context.close()
  })

  await test.step('Marie looks at the piece and takes it', async () => {
    await page.goto(`${deadlines}?tab=toCheck&size=50`)
    await page
      .getByRole('table', { name: 'À vérifier' })
      .getByRole('link', { name: new RegExp(firstname) })
      .last()
      .click()
    const sheet = page.getByRole('dialog', { name: new RegExp(firstname) })
    await expect(sheet.getByRole('img')).toBeVisible()
    await inspect(page, 'piece-to-check')
    await sheet.getByRole('textbox', { name: 'Valable à partir du' }).fill('01112026')
    await sheet.getByRole('textbox', { name: 'Valable jusqu’au' }).fill('31102036')
    await sheet.getByRole('button', { name: 'Accepter la pièce' }).click()
    await expect(page.getByRole('log')).toContainText('La pièce est rangée dans le dossier.')
    await expect(sheet).toBeHidden()
  })
})

test('Marie turns down a piece that cannot be read, with the reason', async ({ page }) => {
  await signIn(page, marie, `${deadlines}?tab=toCheck`)
  await page.getByRole('table', { name: 'À vérifier' }).getByRole('link').first().click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Refuser la pièce' }).click()
  const question = page.getByRole('dialog', { name: 'Refuser cette pièce ?' })
  await question.getByRole('textbox', { name: 'Raison' }).fill('On ne lit pas la date.')
  await inspect(page, 'piece-rejected')
  await question.getByRole('button', { name: 'Refuser la pièce' }).click()
  await expect(page.getByRole('log')).toContainText('La pièce est refusée')
})

/** Of some of the staff no mail is known: the dialog says so, and the next one is asked. */
async function askFirstWithMail(page: Page) {
  const menus = page.getByRole('button', { name: /^Actions pour / })
  await expect(menus.first()).toBeVisible()
  for (const menu of await menus.all()) {
    await menu.click()
    await page.getByRole('menuitem', { name: 'Demander' }).click()
    const dialog = page.getByRole('dialog', { name: 'Demander une pièce' })
    await dialog.getByRole('button', { name: 'Envoyer le lien' }).click()
    const refusal = dialog.getByText('Aucune adresse mail dans sa fiche.')
    await expect(refusal.or(page.getByRole('log').getByText('1 lien part par mail.'))).toBeVisible()
    if (!(await refusal.isVisible())) return
    await dialog.getByRole('button', { name: 'Fermer' }).last().click()
    await expect(dialog).toBeHidden()
  }
}

async function photo() {
  const paper = sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#e8e4da' } })
  return { name: 'IMG_2041.jpg', mimeType: 'image/jpeg', buffer: await paper.jpeg({ quality: 95 }).toBuffer() }
}
