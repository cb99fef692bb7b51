import { expect, test } from '@playwright/test'
import { signIn } from './errand.ts'
import { marie } from './people.ts'
import { compressed, gather } from './weight.ts'

/** Bytes, compressed. */
const mostAtSignIn = 150_000
const mostForApplicants = 60_000

/** Bytes that the « regular 3G » of browsers' tools (750 kbit a second) brings within three seconds, five round trips of 100 ms apart. */
const mostUntilRead = 240_000

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

test('an applicant reads the offers once as much came as a 3G that is throttled brings in three seconds', async ({
  page,
}) => {
  const network = await page.context().newCDPSession(page)
  await network.send('Network.enable')
  let received = 0
  network.on('Network.loadingFinished', ({ encodedDataLength }) => (received += encodedDataLength))

  await page.goto('/candidatures/val-de-loire', { waitUntil: 'commit' })
  await expect(page.getByText('Cueilleur de tomates (H/F)')).toBeVisible()
  expect(received).toBeGreaterThan(20_000)
  expect(received).toBeLessThan(mostUntilRead)
})

const foundIn = (texts: readonly string[]) => administration.filter(word => texts.some(text => text.includes(word)))
