import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'
import { type Account, demoPassword } from '#main/demo/accounts.ts'
import { identityCalls } from '#platform/identity/identity.calls.ts'

/**
 * Signs in as one of the demo's accounts, as the sign-in page would but without drawing it, and waits until the first
 * page, one of those in the shell, stands there, be it behind a dialog. The sign-in page has journeys of its own.
 */
export async function signIn(page: Page, person: Account, firstPage = '/') {
  await page.goto(plainPage)
  await page.evaluate(logIn, { path: `/api/${identityCalls.login.path}`, mail: person.mail, password: demoPassword })
  await page.goto(firstPage)
  await expect(page).not.toHaveURL(/\/login/)
  await expect(page.getByRole('banner', { includeHidden: true })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeVisible()
}

/** Where a browser holds what is ours without running any of it. */
const plainPage = '/favicon.svg'

/** In the browser, which keeps the cookies of the answer; what the interface would remember is written beside. */
async function logIn({ path, ...body }: { path: string; mail: string; password: string }) {
  const headers = { 'content-type': 'application/json', sessionmode: 'cookie' }
  const answer = await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
  const { userId, connectionUid, message } = await answer.json()
  if (!connectionUid) throw new Error(`login answered ${answer.status}: ${message}`)
  localStorage.setItem('login', JSON.stringify({ userId, connectionUid }))
}

/** Fills the sign-in page that is on screen, in French. */
export async function fillLogin(page: Page, { mail }: Account, password = demoPassword) {
  await page.getByLabel('Adresse mail', { exact: true }).fill(mail)
  await page.getByLabel('Mot de passe', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Se connecter' }).click()
}

/** Makes a choice in the menu of the person signed in. */
export async function chooseInMenuOf(page: Page, { firstname, name }: Account, choice: string | RegExp) {
  await page
    .getByRole('banner')
    .getByRole('button', { name: `${firstname} ${name}` })
    .click()
  await page.getByRole('menuitem', { name: choice }).click()
}

/** Closes the dialog, panel or menu on top: the key is its own once the focus is in it, a moment after it is drawn. */
export async function escape(page: Page) {
  await page.waitForFunction(() => document.activeElement?.closest('.MuiModal-root'))
  await page.keyboard.press('Escape')
}

/** A box that shows what the address or the server holds turns a moment after the click. */
export async function turn(box: Locator, isOn: boolean) {
  await box.click()
  await expect(box).toBeChecked({ checked: isOn })
}

/** Looks at the page as it stands: axe must find nothing, and the report keeps a picture. */
export async function inspect(page: Page, picture: string) {
  await stillness(page)
  await page.screenshot({ path: `journeys/report/${picture}.png` })
  const { violations } = await axeOn(page).analyze()
  expect(violations.map(inWords), `accessibility of ${picture}`).toEqual([])
}

/**
 * For the frames of a page axe opens another page, where it sums up: three times the work of one without frames. A
 * tooltip hangs outside every landmark, wherever the pointer happened to stay: axe is not asked where it belongs.
 */
const axeOn = (page: Page) =>
  new AxeBuilder({ page })
    .setLegacyMode(page.frames().length === 1)
    .options({ resultTypes: ['violations'] })
    .exclude('[role=tooltip]')

/** Colours in the middle of a transition would be judged as they pass; endless animations are not waited for. */
const stillness = (page: Page) =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(ending.map(animation => animation.finished))
  })

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]

const inWords = ({ id, help, nodes }: Violation) => `${id}: ${help}: ${nodes.map(node => node.html).join(' ')}`
