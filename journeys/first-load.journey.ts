import { expect, test } from '@playwright/test'
import { signIn } from './errand.ts'
import { marie } from './people.ts'
import { compressed, gather } from './weight.ts'

/** Bytes, compressed. */
const mostAtSignIn = 150_000
const mostForApplicants = 60_000

/** 750 kbit a second, 100 ms there and back: the « regular 3G » of the tools of browsers. */
const throttled3g = { latency: 100, downloadThroughput: 96_000, uploadThroughput: 32_000 }
/** Milliseconds. */
const mostUntilRead = 3_000

/** Words that only the code of the administration holds: its drawer, its tables, the calls of RH. */
const administration = ['MuiDrawer', 'MuiTableBody', 'rh/gestionPersonnel/']

test('the sign-in page costs less than 150 kB of compressed code', async ({ page }) => {
  const code = gather(page)
  await page.goto('/login', { waitUntil: 'networkidle' })
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible()

  const weight = compressed(await code())
  expect(weight).toBeGreaterThan(50_000)
  expect(weight).toBeLessThanOrEqual(mostAtSignIn)
})

test('who is lost or turned away loads nothing of the administration', async ({ page }) => {
  const code = gather(page)
  for (const address of ['/error-404', '/unauthorized']) {
    await page.goto(address, { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(foundIn(await code())).toEqual([])

  await signIn(page, marie)
  await page.goto('/RH/gestion_du_personnel/salaries', { waitUntil: 'networkidle' })
  expect(foundIn(await code()), 'the words looked for are those of the administration').toEqual(administration)
})

test('an applicant loads nothing but the careers site', async ({ page }) => {
  const code = gather(page)
  await page.goto('/careers.html#/candidatures/val-de-loire', { waitUntil: 'networkidle' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  const texts = await code()
  expect(foundIn(texts)).toEqual([])
  expect(compressed(texts)).toBeGreaterThan(0)
  expect(compressed(texts)).toBeLessThanOrEqual(mostForApplicants)
})

test('an applicant reads the offers within three seconds on a 3G that is throttled', async ({ page }) => {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.emulateNetworkConditions', { offline: false, ...throttled3g })

  const began = Date.now()
  await page.goto('/candidatures/val-de-loire', { waitUntil: 'commit' })
  await expect(page.getByText('Cueilleur de tomates (H/F)')).toBeVisible()
  expect(Date.now() - began).toBeLessThan(mostUntilRead)
})

const foundIn = (texts: readonly string[]) => administration.filter(word => texts.some(text => text.includes(word)))
