import { expect, type Page, test } from '@playwright/test'
import { bugReportsCalls } from '#platform/bug-reports/bug-reports.calls.ts'
import { speakAs } from './api.ts'
import { escape, inspect, signIn, turn } from './errand.ts'
import { dorian, leila, marie, paul, youssef } from './people.ts'

const bell = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Notifications/ })
const connectedUsers = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Utilisateurs connectés' })

test('who waits for an answer sees it come, reads it and throws it away', async ({ page, request }) => {
  await signIn(page, leila)
  await expect(bell(page)).toHaveAccessibleName('Notifications')
  await bell(page).click()
  await expect(page.getByText("Vous n'avez aucune notification")).toBeVisible()
  await escape(page)
  await report(page, 'La pesée ne s’affiche pas')

  await answerAs(request, await clientOf(page), 'Corrigé ce soir.')

  await expect(bell(page)).toHaveAccessibleName('Notifications, 1 non lue')
  await bell(page).click()
  const card = page.getByRole('dialog', { name: 'Notifications' })
  await expect(card.getByText('1 notification, dont 1 non lue')).toBeVisible()
  await expect(card.getByRole('button', { name: /La pesée ne s’affiche pas.*Corrigé ce soir\./ })).toBeVisible()
  await inspect(page, 'notification-card')

  await card.getByRole('link', { name: 'VOIR LE DETAIL' }).click()
  await expect(page).toHaveURL('/sun/user/notifications')
  await expect(card).toBeHidden()
  await expect(page.getByRole('main').getByText('Corrigé ce soir.')).toBeVisible()
  await inspect(page, 'notifications')
  await page.getByRole('button', { name: /^Actions pour/ }).click()
  await page.getByRole('menuitem', { name: 'Marquer comme lue' }).click()
  await expect(bell(page)).toHaveAccessibleName('Notifications')

  await page.getByRole('button', { name: /^Actions pour/ }).click()
  await page.getByRole('menuitem', { name: 'Supprimer' }).click()
  await expect(page.getByText('Notification supprimée')).toBeVisible()
  await expect(page.getByText("Vous n'avez aucune notification")).toBeVisible()
})

test('who chooses what is told to her sees it at once, and finds it again', async ({ page }) => {
  await signIn(page, marie, '/sun/user/notifications')
  await expect(page.getByText('Visite de la MSA jeudi')).toBeVisible()
  await page.getByRole('button', { name: 'Choisir mes notifications' }).click()
  const messages = page.getByRole('checkbox', { name: 'Messages, Dans Sillon' })
  await inspect(page, 'notification-choices')

  await turn(messages, false)
  await expect(page.getByText('Visite de la MSA jeudi')).toHaveCount(0)
  await page.reload()
  await expect(page.getByText('Vos droits ont changé')).toBeVisible()
  await expect(page.getByText('Visite de la MSA jeudi')).toHaveCount(0)

  await page.getByRole('button', { name: 'Choisir mes notifications' }).click()
  await turn(messages, true)
  await expect(page.getByText('Visite de la MSA jeudi')).toBeVisible()
})

test('who manages a service sees who works in it, comes and goes; who manages none does not', async ({
  page,
  browser,
}) => {
  await signIn(page, youssef)
  await connectedUsers(page).click()
  const list = page.getByRole('dialog', { name: 'Utilisateurs connectés' })
  await expect(list.getByText('Youssef Benali')).toBeVisible()

  const elsewhere = await browser.newContext()
  await signIn(await elsewhere.newPage(), leila)
  await expect(list.getByText('Leïla Haddad')).toBeVisible()
  await expect(list.getByText('2 personnes connectées dans vos services')).toBeVisible()
  await inspect(page, 'connected-users')
  await elsewhere.close()
  await expect(list.getByText('Leïla Haddad')).toHaveCount(0)

  const other = await browser.newContext()
  const ofPaul = await other.newPage()
  await signIn(ofPaul, paul)
  await expect(bell(ofPaul)).toBeVisible()
  await expect(connectedUsers(ofPaul)).toHaveCount(0)
  await other.close()
})

async function report(page: Page, title: string) {
  await page.goto('/sun/bugReport')
  await page.getByLabel('Le problème en quelques mots').fill(title)
  await page.getByLabel('Ce qui se passe').fill('La balance est branchée, rien ne vient.')
  await page.getByRole('button', { name: 'Envoyer le signalement' }).click()
  await expect(page.getByText(/Signalement n° \d+ envoyé/)).toBeVisible()
}

/** The client that the tab works in. */
const clientOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('client') ?? '')

/** A developer settles the newest report of the greenhouses. */
async function answerAs(request: Parameters<typeof speakAs>[0], clientId: string, answer: string) {
  const { call } = await speakAs(request, dorian)
  const { items } = await call(bugReportsCalls.getBugReportsOfClient, { clientId, page: 0, size: 1 })
  await call(bugReportsCalls.setBugReportState, { id: String(items[0]?.id), clientId, state: 'resolved', answer })
}
