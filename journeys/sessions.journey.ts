import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { inDatabase } from './database.ts'
import { inspect, signIn } from './errand.ts'
import { youssef } from './people.ts'

const homeOf = (page: Page) => page.getByRole('heading', { level: 1, name: 'Bonjour Youssef' })
const replaced = 'Vous avez été déconnecté car vous avez ouvert une session dans un autre navigateur.'
const inactive = "Vous avez été déconnecté automatiquement pour cause d'inactivité."

test('nobody is warned before the last minute of forty-five, and any activity takes the warning away', async ({
  page,
}) => {
  await signInOnTheClock(page)
  await page.clock.fastForward('43:30')
  await expect(homeOf(page)).toBeVisible()
  await expect(warningIn(page)).toHaveCount(0)

  await page.clock.fastForward('00:35')
  await expect(warningIn(page)).toContainText(/Vous allez être déconnecté dans \d+ secondes pour cause d’inactivité\./)
  await expect(page.getByRole('alert').filter({ hasText: 'dans 60 secondes' })).toHaveCount(1)
  await inspect(page, 'idle-card')
  await page.keyboard.press('Shift')
  await expect(warningIn(page)).toHaveCount(0)

  await page.clock.fastForward('43:30')
  await expect(warningIn(page)).toHaveCount(0)
})

test('after forty-five minutes without activity the browser is signed out, and the server knows why', async ({
  page,
}) => {
  await signInOnTheClock(page)
  await page.clock.fastForward('44:05')
  await expect(warningIn(page)).toBeVisible()
  await passInSession("last_activity_at = last_activity_at - interval '44 min 10 s'")
  await page.clock.runFor(56_000)

  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Déconnexion pour inactivité')).toBeVisible()
  await expect(page.getByText(inactive)).toBeVisible()
  await inspect(page, 'signed-out-idle')
  expect(await lastSession()).toMatchObject({ reason: 'INACTIVITY' })
})

test('activity in one tab keeps the others', async ({ page, context }) => {
  await signInOnTheClock(page)
  await page.clock.fastForward('44:05')
  await expect(warningIn(page)).toBeVisible()

  const other = await openHome(context)
  await page.clock.fastForward('00:05')
  await other.mouse.move(200, 200)

  await expect(warningIn(page)).toHaveCount(0)
})

test('a laptop that slept for two hours wakes up at the sign-in page', async ({ page }) => {
  await signInOnTheClock(page)
  await passInSession("last_activity_at = last_activity_at - interval '2 hours'")
  await page.clock.fastForward('02:00:00')

  await expect(homeOf(page)).toBeHidden()
  await expect(page).toHaveURL('/login')
  await expect(page.getByText(inactive)).toBeVisible()
})

test('a session that nears its longest time says so, then ends with the words for it', async ({ page }) => {
  await signInOnTheClock(page)
  await passInSession("absolute_end_at = now() + interval '5 min 2 s'")
  const minded = endsTakenIn(page)
  await page.reload()
  await minded
  await page.clock.fastForward(3_000)
  await expect(page.getByText('Votre session se termine dans 5 minutes. Enregistrez votre travail.')).toBeVisible()

  await passInSession("absolute_end_at = now() - interval '1 second'")
  await page.clock.fastForward('05:05')
  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Votre session a expiré. Veuillez vous reconnecter.')).toBeVisible()
})

test('twelve tabs that renew at once keep one session, which turns once', async ({ page, context }) => {
  test.setTimeout(180_000)
  await signIn(page, youssef)
  const tabs: Page[] = []
  while (tabs.length < 11) tabs.push(await openHome(context))
  await passInSession("rotated_at = rotated_at - interval '1 minute'")
  const before = await lastSession()

  await Promise.all([page, ...tabs].map(tab => tab.reload({ timeout: 60_000 })))

  for (const tab of [page, ...tabs]) await expect(homeOf(tab)).toBeVisible({ timeout: 60_000 })
  const after = await lastSession()
  expect(after).toMatchObject({ id: before?.id, reason: null, seq: (before?.seq ?? 0) + 1 })
})

test('an answer to a renewal that is lost on the way signs nobody out', async ({ page }) => {
  await signIn(page, youssef)
  await passInSession("rotated_at = rotated_at - interval '1 minute'")
  await page.route(
    '**/authorization/refreshToken',
    async route => {
      await page.request.fetch(route.request())
      await route.abort()
    },
    { times: 1 },
  )
  await page.reload()
  await expect(
    page.getByText('Le serveur n’a pas répondu. Rechargez la page pour reprendre votre session.'),
  ).toBeVisible()
  await passInSession("rotated_at = rotated_at - interval '1 minute'")

  await page.reload()
  await expect(homeOf(page)).toBeVisible()
})

test('a second browser tells the first by itself', async ({ page, browser }) => {
  const line = page.waitForEvent('websocket').then(socket => socket.waitForEvent('framereceived'))
  await signIn(page, youssef)
  await line
  const second = await browser.newContext()
  await signIn(await second.newPage(), youssef)

  await expect(page).toHaveURL('/login')
  await expect(page.getByText(replaced)).toBeVisible()
  await inspect(page, 'session-replaced')
  await second.close()
})

test('without a line to the server the first browser learns of the second at its next action', async ({
  page,
  browser,
}) => {
  await page.routeWebSocket(/socket\.io/, line => line.close())
  await signIn(page, youssef)
  // What the page still asks of the server would be its next action.
  await page.waitForLoadState('networkidle')
  const second = await browser.newContext()
  await signIn(await second.newPage(), youssef)
  await expect(homeOf(page)).toBeVisible()

  await page.getByRole('button', { name: 'Langue' }).click()
  await page.getByRole('menuitemradio', { name: 'Français' }).click()

  await expect(page).toHaveURL('/login')
  await expect(page.getByText(replaced)).toBeVisible()
  await second.close()
})

test('a storage cleared in another tab signs this one out with the words for it', async ({ page, context }) => {
  await signIn(page, youssef)
  const other = await openHome(context)
  await other.evaluate(() => localStorage.clear())

  await expect(page).toHaveURL('/login')
  await expect(page.getByText('Votre session a été déconnectée depuis un autre onglet')).toBeVisible()
})

test('no script finds a token in the browser, nor a refresh token in an answer', async ({ page, context }) => {
  const bodies: string[] = []
  page.on('response', async response => {
    if (/\/api\/(login|authorization\/refreshToken)$/.test(response.url())) bodies.push(await response.text())
  })
  await signIn(page, youssef)
  await page.mouse.move(300, 300)
  await page.reload()
  await expect(homeOf(page)).toBeVisible()

  const stored = await page.evaluate(() => ({ ...localStorage }))
  expect(Object.keys(stored).filter(key => !/^prefs\.|^login$|^lastActivity$/.test(key))).toEqual([])
  expect(Object.keys(JSON.parse(stored.login ?? '{}'))).toEqual(['userId', 'connectionUid'])
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual(['client'])
  expect(await page.evaluate(() => document.cookie)).toBe('')
  expect(bodies.length).toBeGreaterThan(1)
  expect(bodies.filter(body => 'refreshToken' in JSON.parse(body))).toEqual([])

  const cookies = (await context.cookies()).filter(({ name }) => name.startsWith('__Host-'))
  expect(cookies.map(({ name }) => name).sort()).toEqual(['__Host-device', '__Host-rt'])
  for (const cookie of cookies) expect(cookie).toMatchObject({ httpOnly: true, secure: true, sameSite: 'Strict' })
})

/** Time passes for this page as the errand says, once the page minds it. */
async function signInOnTheClock(page: Page) {
  await page.clock.install()
  const minded = endsTakenIn(page)
  await signIn(page, youssef)
  await minded
}

/**
 * The page has taken in when its session ends, and may be told another time: an answer that is on its way would be
 * understood by the clock of its arrival. What it fetches afterwards comes to it afterwards.
 */
async function endsTakenIn(page: Page) {
  const response = await page.waitForResponse('**/api/user/session')
  await response.finished()
  await page.evaluate(async () => (await fetch('/favicon.svg')).text())
}

const warningIn = (page: Page) => page.getByRole('region', { name: 'Inactivité' })

async function openHome(context: BrowserContext) {
  const tab = await context.newPage()
  const minded = endsTakenIn(tab)
  await tab.goto('/dashboard')
  await minded
  await expect(homeOf(tab)).toBeVisible()
  return tab
}

/** Hours pass for the server. */
const passInSession = (change: string) =>
  inDatabase(client => client.query(`update platform.session set ${change} where revoked_at is null and ${ofYoussef}`))

const lastSession = () =>
  inDatabase(async client => {
    const found = await client.query<{ id: string; seq: number; reason: string | null }>(
      `select id, seq, reason from platform.session where ${ofYoussef} order by created_at desc, id limit 1`,
    )
    return found.rows[0]
  })

const ofYoussef = `user_id = (select id from platform.user where mail = '${youssef.mail}')`
