import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { type Account, demoPassword } from '#main/demo/accounts.ts'

/** Signs in as one of the demo's accounts, and waits until the first page stands in its shell. */
export async function signIn(page: Page, person: Account) {
  await page.goto('/login')
  await fillLogin(page, person)
  // The pointer would rest on whatever the next page has under the button.
  await page.mouse.move(0, 0)
  await expect(page).not.toHaveURL(/\/login/)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
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

/** Looks at the page as it stands: axe must find nothing, and the report keeps a picture. */
export async function inspect(page: Page, picture: string) {
  await stillness(page)
  await page.screenshot({ path: `journeys/report/${picture}.png` })
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(inWords), `accessibility of ${picture}`).toEqual([])
}

/** Colours in the middle of a transition would be judged as they pass; endless animations are not waited for. */
const stillness = (page: Page) =>
  page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
    await Promise.allSettled(ending.map(animation => animation.finished))
  })

type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number]

const inWords = ({ id, help, nodes }: Violation) => `${id}: ${help}: ${nodes.map(node => node.html).join(' ')}`
