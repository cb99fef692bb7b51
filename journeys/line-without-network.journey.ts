import { expect, type Page, test } from '@playwright/test'
import { addressOfOrder, boardPath } from '#atelier/fabrication-orders/order-place.model.ts'
import { usersCalls } from '#platform/users/users.calls.ts'
import { speakAs } from './api.ts'
import { inspect, signIn } from './errand.ts'
import { julien } from './people.ts'

test('a line goes on without network: what is done there waits, outlives a reload, and arrives once', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1024, height: 768 })
  const orderId = await openRunningOrder(page)
  const before = await casesDone(page)

  await test.step('cut off, cases are counted and the line is stopped', async () => {
    await kept(page)
    await context.setOffline(true)
    await page.getByRole('button', { name: /^Compter des colis/ }).click()
    await page.getByRole('button', { name: '8', exact: true }).click()
    await page.getByRole('button', { name: /^Ajouter 8 colis/ }).click()
    await expect.poll(() => casesDone(page)).toBe(before + 8)
    await page.getByRole('button', { name: /^Pause/ }).click()
    await page.getByRole('button', { name: /^Nettoyage/ }).click()
    await expect(page.getByRole('button', { name: /^Reprendre/ })).toBeVisible()
    await inspect(page, 'line-without-network')
  })

  await test.step('a reload opens the same screen, with what waits', async () => {
    await page.reload()
    await expect(page.getByRole('button', { name: /^Reprendre/ })).toBeVisible()
    await page.getByRole('button', { name: /^À envoyer/ }).click()
    const waiting = page.getByRole('dialog', { name: 'Envois en attente' })
    await expect(waiting.getByRole('listitem')).toHaveText([/\+8 colis/, /Pause · Nettoyage/])
    await inspect(page, 'waiting-acts')
  })

  await test.step('back on the network all of it leaves, in order', async () => {
    await context.setOffline(false)
    await expect(page.getByRole('dialog').getByText('Tout est envoyé')).toBeVisible()
    const told = page.waitForResponse(answer => answer.url().endsWith(`/getFabricationOrderById/${orderId}`))
    await page.reload()
    expect(await (await told).json()).toMatchObject({
      doneCases: before + 8,
      state: 'suspended',
      openPause: { reasonCode: 'cleaning' },
    })
    await page.getByRole('button', { name: /^Reprendre/ }).click()
    await expect(page.getByRole('button', { name: /^Verser un lot/ })).toBeVisible()
  })
})

test.describe('the screen of a line', () => {
  /** The account keeps the last language chosen. */
  test.afterEach(async ({ request }) => {
    await (await speakAs(request, julien)).call(usersCalls.setLanguage, { language: 'fr' })
  })

  test('is mirrored in Arabic and whole on a small tablet, to the defects of what is lost', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 })
    const orderId = await openRunningOrder(page)
    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Langue' }).click()
    await page.getByRole('menuitemradio', { name: 'العربية' }).click()
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
    await page.goto(addressOfOrder(orderId))
    const finish = page.getByRole('button', { name: /^إنهاء$/ })
    await expect(finish).toBeVisible()
    const overflow = () => page.evaluate(() => document.body.scrollHeight - document.documentElement.clientHeight)
    expect(await overflow()).toBeLessThanOrEqual(0)
    expect((await finish.boundingBox())?.x).toBeLessThan(512)
    await inspect(page, 'arabic-line')

    const goOn = page.getByRole('button', { name: /^متابعة/ })
    await finish.click()
    await goOn.click()
    for (const key of '30') await page.getByRole('button', { name: key, exact: true }).click()
    await goOn.click()
    await expect(page.getByRole('button', { name: 'Fendue' })).toBeVisible()
    expect(await overflow()).toBeLessThanOrEqual(0)
    await inspect(page, 'arabic-defects')
  })
})

async function openRunningOrder(page: Page) {
  const board = page.waitForResponse(/\/fabrication\/board\//)
  await signIn(page, julien, boardPath)
  const { details } = (await (await board).json()) as { details: { state: string; fabricationOrderId: string }[] }
  const orderId = details.find(({ state }) => state === 'running')?.fabricationOrderId
  if (!orderId) throw new Error('no order of the demo runs today')
  await page.goto(addressOfOrder(orderId))
  await expect(page.getByRole('button', { name: /^Verser un lot/ })).toBeVisible()
  return orderId
}

const casesDone = async (page: Page) =>
  Number((await page.getByText(/^\d+ colis faits sur/).textContent())?.match(/^\d+/)?.[0])

/** The program, and what it was answered, are on the tablet by then. */
const kept = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await (await caches.open('sillon')).match('/atelier/')) !== undefined))
    .toBe(true)
