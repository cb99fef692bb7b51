import { expect, test } from '@playwright/test'
import { addressOfOrder, boardPath } from '#atelier/fabrication-orders/order-place.model.ts'
import { showToCamera } from './camera-picture.ts'
import { inspect, signIn } from './errand.ts'
import { julien } from './people.ts'

test('a label held before the camera of a tablet begins to pour its lot', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  const board = page.waitForResponse(/\/fabrication\/board\//)
  await signIn(page, julien, boardPath)
  const { details } = (await (await board).json()) as { details: { state: string; fabricationOrderId: string }[] }
  const orderId = details.find(({ state }) => state === 'running')?.fabricationOrderId
  if (!orderId) throw new Error('no order of the demo runs today')
  const lots = page.waitForResponse(/\/getFabricationOrderDetailsByOrderId\//)
  await page.goto(addressOfOrder(orderId))
  const [lot] = (await (await lots).json()) as { numLot: string }[]
  if (!lot) throw new Error('the order has no lot')

  await test.step('an empty picture is looked at until one leaves', async () => {
    await showToCamera(null)
    await page.getByRole('button', { name: /^Verser un lot/ }).click()
    await page.getByRole('button', { name: 'Scanner avec l’appareil photo' }).click()
    await expect.poll(() => page.locator('video').evaluate((video: HTMLVideoElement) => video.videoWidth)).toBe(1280)
    await inspect(page, 'camera-scan')
    const camera = page.getByRole('dialog', { name: 'Scanner avec l’appareil photo' })
    await camera.getByRole('button', { name: 'Annuler' }).click()
  })

  await test.step('the code of a label is read by itself', async () => {
    await showToCamera(`(10)${lot.numLot}(37)12`)
    await page.getByRole('button', { name: 'Scanner avec l’appareil photo' }).click()
    await expect(page.getByRole('heading', { name: lot.numLot })).toBeVisible()
    await expect(page.getByRole('group', { name: 'Poids à verser' })).toBeVisible()
  })
})
