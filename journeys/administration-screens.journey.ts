import { expect, type Page, test } from '@playwright/test'
import { companiesCalls } from '#platform/companies/companies.calls.ts'
import { clientsCalls } from '#platform/clients/clients.calls.ts'
import { membersCalls } from '#platform/users/members.calls.ts'
import { speakAs } from './api.ts'
import { inspect, signIn } from './errand.ts'
import { camille, philippe, sophie } from './people.ts'

const screens = [
  { name: 'tablet', width: 1024, height: 768 },
  { name: 'phone', width: 390, height: 844 },
]

for (const { name, ...viewport } of screens) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })
    test.slow(true, 'a dozen pages, each looked at by axe')

    test('the administration of a client fits, and every page says where one is', async ({ page, request }) => {
      const api = await speakAs(request, sophie)
      const [company] = await api.call(companiesCalls.getManagedCompanies, {})
      const { items } = await api.call(membersCalls.getPaginatedUsers, {
        clientId: api.clientId,
        page: 0,
        size: 1,
        search: 'petit paul',
      })
      const services = await api.call(companiesCalls.getServicesOfCompany, { companyId: company?.id ?? '' })
      await signIn(page, sophie)

      await look(page, `${name}-client-home`, '/administration/accueil')
      await look(page, `${name}-companies`, '/administration/companies')
      await look(page, `${name}-company`, `/administration/companies/${company?.id}/services`, company?.name)
      const service = services[0]
      await look(
        page,
        `${name}-service`,
        `/administration/companies/${company?.id}/services/${service?.id}`,
        service?.name,
      )
      await look(page, `${name}-people`, '/administration/users')
      await look(
        page,
        `${name}-person`,
        `/administration/users/linkUserToServices/${api.clientId}/${items[0]?.id}`,
        'Paul Petit',
      )
      await look(page, `${name}-shortcuts`, '/administration/raccourcis')
      await look(page, `${name}-profile`, '/sun/user/profile')
    })

    test('the administration of the platform fits', async ({ page, request }) => {
      const api = await speakAs(request, camille)
      const [client] = await api.call(clientsCalls.getAllClients, {})
      await signIn(page, camille)

      await look(page, `${name}-platform-home`, '/sun/administration/accueil')
      await look(page, `${name}-clients`, '/sun/administration/clients')
      for (const tab of ['sheet', 'applications', 'admins', 'supports', 'history'])
        await look(page, `${name}-client-${tab}`, `/sun/administration/clients/${client?.id}?tab=${tab}`, client?.name)
      await look(page, `${name}-accounts`, '/sun/administration/users')
    })

    test('what a manager looks after fits', async ({ page }) => {
      await signIn(page, philippe)
      await look(page, `${name}-own-companies`, '/sun/management/services')
      await look(page, `${name}-own-team`, '/sun/management/users')
    })
  })
}

/** Opens a page: nothing of it stands out sideways, axe finds nothing, and its way down ends on `about`. */
async function look(page: Page, picture: string, path: string, about?: string) {
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('.MuiSkeleton-root')).toHaveCount(0)
  if (about)
    await expect(page.getByRole('navigation', { name: 'Fil d’Ariane' }).locator('[aria-current=page]')).toHaveText(
      about,
    )
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), { message: picture })
    .toBeLessThanOrEqual(0)
  await inspect(page, picture)
}
