import { type Browser, expect, type Page, test } from '@playwright/test'
import { demoPassword } from '#main/demo/accounts.ts'
import { inDatabase } from './database.ts'
import { inspect, signIn } from './errand.ts'
import { mailTo } from './mailbox.ts'
import { anne } from './people.ts'
import { compressed, gather } from './weight.ts'
import { writtenPdf } from '#main/demo/written-pdf.ts'

/** Bytes of compressed program, before the code that a signer is sent. */
const mostBeforeCode = 250_000

/** Anne brings a contract for somebody to sign by a link, then herself, and sends it. */
async function send(page: Page, signer: { name: string; mail: string }) {
  await signIn(page, anne, '/e-signature/nouveau')
  await page.locator('input[type=file]').setInputFiles({
    name: `Contrat ${signer.name}.pdf`,
    mimeType: 'application/pdf',
    buffer: Buffer.from(writtenPdf('Contrat saisonnier', ['Récolte des pommes'])),
  })
  await choose(page, /^Type de document/, 'Contrat de travail')
  await choose(page, /^Société/)
  const first = page.getByRole('group', { name: 'Personne 1' })
  await first.getByRole('textbox', { name: 'Prénom' }).fill('Zoé')
  await first.getByRole('textbox', { name: 'Nom', exact: true }).fill(signer.name)
  await first.getByRole('textbox', { name: 'Adresse mail' }).fill(signer.mail)
  await page.getByRole('group', { name: 'Personne 2' }).getByRole('combobox', { name: 'Membre' }).fill(anne.name)
  await page.getByRole('option', { name: `${anne.firstname} ${anne.name}` }).click()
  await inspect(page, 'new-envelope')
  await page.getByRole('button', { name: 'Préparer l’envoi' }).click()

  await page.getByRole('button', { name: 'Placer les signatures' }).click()
  const places = page.getByRole('dialog', { name: 'Placer les signatures' })
  await expect(places.getByRole('img', { name: 'Page 1 sur 1' })).toBeVisible()
  await places.getByRole('button', { name: `Place de Zoé ${signer.name}` }).click()
  await page.keyboard.press('Shift+ArrowUp')
  await inspect(page, 'places-to-sign')
  await places.getByRole('button', { name: 'Enregistrer' }).click()
  await expect(page.getByRole('img', { name: `Signature de Zoé ${signer.name}, page 1` })).toBeVisible()

  await page.getByRole('button', { name: 'Envoyer' }).click()
  await typePassword(page, 'Envoyer')
  await expect(page.getByText('Envoyé', { exact: true }).first()).toBeVisible()
  return page.url()
}

async function choose(page: Page, field: RegExp, choice?: string) {
  await page.getByRole('combobox', { name: field }).click()
  await (choice ? page.getByRole('option', { name: choice, exact: true }) : page.getByRole('option').first()).click()
}

/** Asked once a quarter of an hour. */
async function typePassword(page: Page, verb: string) {
  const dialog = page.getByRole('dialog')
  const password = dialog.getByLabel(/^Mot de passe de signature/)
  const submit = dialog.getByRole('button', { name: verb })
  await expect(submit).toBeVisible()
  if (await password.isVisible()) await password.fill(demoPassword)
  await submit.click()
  await expect(dialog).toBeHidden()
}

/** Somebody at a telephone of his own, with his mailbox in another tab. */
async function telephone(browser: Browser) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  return { phone: await context.newPage(), mailbox: await context.newPage() }
}

async function enter(phone: Page, mailbox: Page, mail: string) {
  await phone.goto(await linkOf(mailbox, mail))
  await phone.getByRole('button', { name: 'Recevoir mon code' }).click()
  const [code = ''] = /\d{6}/.exec(await mailTo(mailbox, { mail }, 'code de signature')) ?? []
  await phone.getByLabel('Code').fill(code)
  await phone.getByRole('button', { name: 'Continuer' }).click()
}

test('a contract is signed on a telephone, countersigned by the company and sealed; its signer is sent his copy', async ({
  page,
  browser,
}) => {
  test.slow(true, 'two people, a seal and four looks by axe')
  const mail = 'zoe.lefevre@essai.example'
  const envelope = await send(page, { name: 'Lefèvre', mail })
  const { phone, mailbox } = await telephone(browser)
  const code = gather(phone)

  await test.step('the page of who signs weighs little before his code, which stands before every document', async () => {
    await phone.goto(await linkOf(mailbox, mail), { waitUntil: 'networkidle' })
    await expect(phone.getByRole('button', { name: 'Recevoir mon code' })).toBeVisible()
    await expect(phone.getByText('Lefèvre')).toHaveCount(0)
    const weight = compressed(await code())
    expect(weight).toBeGreaterThan(50_000)
    expect(weight).toBeLessThanOrEqual(mostBeforeCode)
    await inspect(phone, 'sign-phone-code')
  })

  await test.step('he reads to the end, agrees and signs', async () => {
    await enter(phone, mailbox, mail)
    await expect(phone.getByText('Vous êtes à la dernière page')).toBeVisible()
    await inspect(phone, 'sign-phone-read')
    await phone.getByRole('button', { name: 'J’ai lu, je continue' }).click()
    await phone.getByRole('checkbox').check()
    await phone.getByRole('button', { name: 'Au clavier' }).click()
    await phone.getByRole('button', { name: 'Signer le document' }).click()
    await expect(phone.getByRole('heading', { name: 'C’est signé' })).toBeVisible()
    await inspect(phone, 'sign-phone-end')
  })

  await test.step('the company countersigns, and the file is sealed', async () => {
    await page.goto(envelope)
    await page.getByRole('button', { name: 'Signer' }).click()
    await page.getByRole('dialog').getByRole('checkbox').check()
    await typePassword(page, 'Signer')
    await expect(page.getByRole('button', { name: 'Dossier de preuve' })).toBeVisible()
    await expect(page.getByText('Cachet horodaté').or(page.getByText('Cachet sans horodatage'))).toBeVisible()
  })

  await test.step('the sealed file is checked where it is read', async () => {
    await page.getByRole('button', { name: 'Vérifier' }).click()
    await expect(page.getByText('Document scellé ici, inchangé')).toBeVisible()
    await inspect(page, 'envelope-check')
    await page.keyboard.press('Escape')
  })

  await test.step('his copy comes by mail', async () => {
    expect(await mailTo(mailbox, { mail }, 'Votre copie signée')).toContain('Contrat Lefèvre')
  })
})

test('who does not want to sign says why, and the sender reads it', async ({ page, browser }) => {
  const mail = 'zoe.garnier@essai.example'
  const envelope = await send(page, { name: 'Garnier', mail })
  const { phone, mailbox } = await telephone(browser)
  await enter(phone, mailbox, mail)
  await phone.getByRole('button', { name: 'Je ne veux pas signer' }).click()
  await phone.getByLabel(/^Pourquoi/).fill('Le salaire n’est pas celui convenu')
  await phone.getByRole('button', { name: 'Envoyer mon refus' }).click()
  await expect(phone.getByText('Votre refus est envoyé')).toBeVisible()

  await page.goto(envelope)
  await expect(page.getByText('Le salaire n’est pas celui convenu').first()).toBeVisible()
})

test('what nobody signed in time is sent again: the worker signs by his new link, the former opens nothing', async ({
  page,
  browser,
}) => {
  test.slow(true, 'two people, two envelopes and a deadline')
  const mail = 'zoe.morel@essai.example'
  const envelope = await send(page, { name: 'Morel', mail })
  const { phone, mailbox } = await telephone(browser)
  const former = await linkOf(mailbox, mail)
  await passDeadline(envelope)

  await test.step('its sender sees that it has expired, and sends it again', async () => {
    await expect(async () => {
      await page.goto(envelope)
      await expect(page.getByText('Expiré', { exact: true }).first()).toBeVisible({ timeout: 2_000 })
    }).toPass()
    await expect(page.getByText('Le délai est passé : ses liens n’ouvrent plus rien.')).toBeVisible()
    await inspect(page, 'envelope-expired')
    await page.getByRole('button', { name: 'Renvoyer' }).click()
    await expect(page.getByText('Brouillon', { exact: true }).first()).toBeVisible()
    await expect(page.getByRole('img', { name: 'Signature de Zoé Morel, page 1' })).toBeVisible()
    await page.getByRole('button', { name: 'Modifier Signataires' }).click()
    const people = page.getByRole('dialog', { name: 'Changer les personnes' })
    await expect(people.getByRole('textbox', { name: 'Adresse mail' })).toHaveValue(mail)
    await inspect(page, 'envelope-people')
    await people.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(people).toBeHidden()
    await page.getByRole('button', { name: 'Envoyer' }).click()
    await typePassword(page, 'Envoyer')
    await expect(page.getByText('Envoyé', { exact: true }).first()).toBeVisible()
  })

  await test.step('the former link opens a plain page', async () => {
    await phone.goto(former)
    await expect(phone.getByRole('heading', { name: 'Ce lien ne s’ouvre plus' })).toBeVisible()
    await expect(phone.getByRole('button', { name: 'Recevoir mon code' })).toHaveCount(0)
    await inspect(phone, 'sign-phone-dead')
  })

  await test.step('he signs by the new one', async () => {
    await expect.poll(() => linkOf(mailbox, mail)).not.toBe(former)
    await enter(phone, mailbox, mail)
    await phone.getByRole('button', { name: 'J’ai lu, je continue' }).click()
    await phone.getByRole('checkbox').check()
    await phone.getByRole('button', { name: 'Au clavier' }).click()
    await phone.getByRole('button', { name: 'Signer le document' }).click()
    await expect(phone.getByRole('heading', { name: 'C’est signé' })).toBeVisible()
  })
})

const linkOf = async (mailbox: Page, mail: string) =>
  /\/signatures\/sign\/\S+/.exec(await mailTo(mailbox, { mail }, 'demande de signer'))?.[0] ?? ''

/** The days until its last one go by, and what comes every five minutes comes. */
const passDeadline = (envelope: string) =>
  inDatabase(async client => {
    const id = envelope.split('/').at(-1)
    await client.query(`update platform.envelope set expires_at = now() - interval '1 minute' where id = $1`, [id])
    await client.query(
      `insert into kernel.outbox (client_id, kind, payload)
       select client_id, 'job:expire-envelopes', '{}' from platform.envelope where id = $1`,
      [id],
    )
  })
