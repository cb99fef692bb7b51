import { expect, test } from '@playwright/test'
import { inspect, signIn } from './errand.ts'
import { newestMail } from './mailbox.ts'
import { marie } from './people.ts'

const campaigns = '/RH/gestion_du_recrutement/campagnes'

test('Marie opens a season, asks somebody back, who says yes on a phone, and begins the contract', async ({
  page,
  browser,
}) => {
  test.slow(true, 'two people and five looks by axe')
  const name = `Récolte ${crypto.randomUUID().slice(0, 6)}`
  const monday = Temporal.Now.plainDateISO().add({ days: 28 })
  const typed = (day: Temporal.PlainDate) =>
    day.toLocaleString('fr-FR', { day: '2-digit', month: '2-digit', year: 'numeric' })
  await signIn(page, marie, campaigns)
  await inspect(page, 'campaigns')

  await test.step('she opens it, and says how many people each site needs', async () => {
    await page.getByRole('button', { name: 'Ajouter' }).first().click()
    await page.getByRole('textbox', { name: /^Nom/ }).fill(name)
    await page.getByRole('textbox', { name: /^Premières arrivées/ }).fill(typed(monday))
    await page.getByRole('textbox', { name: /^Dernières arrivées/ }).fill(typed(monday.add({ days: 27 })))
    await page.getByRole('button', { name: 'Enregistrer' }).click()
    await page.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
    await page.getByRole('button', { name: 'Actions de la campagne' }).click()
    await page.getByRole('menuitem', { name: 'Saisir les besoins' }).click()
    const sheet = page.getByRole('dialog', { name: 'Saisir les besoins' })
    await sheet
      .getByRole('textbox', { name: /^Serre Nord/ })
      .first()
      .fill('12')
    await inspect(page, 'campaign-needs')
    await sheet.getByRole('button', { name: 'Enregistrer' }).click()
    await expect(page.getByRole('heading', { name: '0 contrats signés sur 12' })).toBeVisible()
  })

  let person = ''
  await test.step('she asks back somebody of a former season', async () => {
    await page.getByRole('link', { name: 'Rappeler les saisonniers' }).click()
    const table = page.getByRole('table', { name: 'Rappeler les saisonniers' })
    const first = table.getByRole('row').filter({ hasText: 'Connue' }).first()
    person = (await first.getByRole('link').textContent()) ?? ''
    await page.getByRole('searchbox', { name: 'Rechercher un nom' }).fill(person)
    await expect(table.getByRole('row')).toHaveCount(2)
    await inspect(page, 'campaign-recall')
    await page.getByRole('button', { name: 'Ajouter cette personne' }).click()
    await page.getByRole('region', { name: 'Réponse' }).getByRole('button', { name: 'Inviter' }).click()
    await expect(page.getByRole('log')).toContainText('Une invitation part')
    await inspect(page, 'campaign')
  })

  await test.step('who says yes on a phone', async () => {
    const phone = await browser.newPage({ viewport: { width: 390, height: 844 } })
    const letter = await newestMail(phone, '/rappel/')
    await phone.goto(`/rappel/${/\/rappel\/([\w-]+)/.exec(letter)?.[1]}?language=fr`)
    await expect(phone.getByRole('heading', { name: /revenez-vous cette saison/ })).toBeVisible()
    await inspect(phone, 'recall')
    await phone.getByRole('button', { name: 'Oui, je viens' }).click()
    await expect(phone.getByText('Merci, c’est noté')).toBeVisible()
    await phone.close()
  })

  await page.reload()
  const contract = page.getByRole('region', { name: 'Contrat', exact: true })
  await contract.getByRole('button', { name: 'Préparer le contrat' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Contrats de plusieurs personnes')
  await expect(page.getByText('Personnes : 1')).toBeVisible()
})
