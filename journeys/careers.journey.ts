import { expect, test } from '@playwright/test'
import { inspect, signIn } from './errand.ts'
import { marie } from './people.ts'

/** A telephone as seasonal workers have it. */
test.use({ viewport: { width: 360, height: 740 }, locale: 'fr-FR' })

const site = '/candidatures/val-de-loire'
const cv = { name: 'cv.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 cv') }

test('from the poster to the list of HR: an offer is read, applied for in Arabic, and found by who hires', async ({
  page,
  browser,
}) => {
  const mail = `amina-${Date.now()}@essai.example`
  await page.clock.install()
  await page.goto(site)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('postes à pourvoir')
  await inspect(page, 'careers-welcome')
  await page.getByRole('button', { name: 'العربية' }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.getByText('قطف الطماطم').click()
  await inspect(page, 'careers-offer')
  await page.getByRole('button', { name: 'ترشح لهذا العرض' }).click()
  await page.getByLabel('البريد الإلكتروني').fill(mail)
  await page.getByRole('button', { name: 'متابعة' }).click()

  await page.getByLabel('الاسم الشخصي').fill('Amina')
  await page.getByRole('button', { name: 'التالي' }).click()
  await expect(page.locator('#name-error')).not.toBeEmpty()
  await inspect(page, 'careers-errors')
  await page.getByLabel('الاسم العائلي').fill('El Idrissi')
  await page.locator('#birthdate').fill('1999-04-12')
  await page.locator('#birthCity').fill('Agadir')
  await page.locator('#nationality').selectOption('MA')
  await page.locator('#address').fill('3 rue des Lilas')
  await page.locator('#postCode').fill('49000')
  await page.locator('#city').fill('Angers')
  await test.step('what was written is offered again after the page was closed', async () => {
    await page.reload()
    await page.getByRole('button', { name: 'متابعة ما بدأته' }).click()
    await expect(page.locator('#city')).toHaveValue('Angers')
  })
  await page.getByRole('button', { name: 'التالي' }).click()
  await page.locator('#resume').setInputFiles(cv)
  await page.locator('#lastPosition').fill('Cueilleuse')
  await page.locator('[data-key=contractsSought] label').nth(1).click()
  await page.getByRole('button', { name: 'التالي' }).click()
  await page.locator('[data-key=gloveSize] label').nth(2).click()
  await page.locator('[data-key=shoeSize] button').last().click()
  await inspect(page, 'careers-availability')
  await page.getByRole('button', { name: 'مراجعة وإرسال' }).click()
  await expect(page.getByText('cv.pdf')).toBeVisible()
  await page.getByLabel('سنكتب لك باللغة').selectOption('ro')
  await inspect(page, 'careers-recap')
  // Whoever writes by hand takes a minute; what is written in an instant is taken for a robot's.
  await page.clock.fastForward('01:00')
  await page.getByRole('button', { name: 'تأكيد' }).click()
  await page.getByRole('link', { name: 'متابعة ترشحي' }).click()
  await expect(page.getByText('تم الاستلام')).toBeVisible()
  await expect(page.getByLabel('سنكتب لك باللغة')).toHaveValue('ro')
  await inspect(page, 'careers-follow-up')

  const office = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'fr-FR' })
  await signIn(office, marie)
  await office.goto('/RH/gestion_du_recrutement/candidatures?search=Idrissi%20Amina')
  await expect(office.getByText('El Idrissi Amina').first()).toBeVisible()
  await office.close()
})

test('the address of an offer that is over says so and shows the others', async ({ page }) => {
  await page.goto(`${site}/offres/0198a000-0000-7000-8000-000000000000`)
  await expect(page.getByRole('heading', { name: 'Cette offre n’est plus disponible.' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Les autres offres' })).toBeVisible()
  await inspect(page, 'careers-offer-over')
})
