import { expect, type Page, test } from '@playwright/test'
import { inspect, signIn } from './errand.ts'
import { marie } from './people.ts'
import { addressOfEmployee, hire } from './staff.ts'

const waiting = (page: Page) => page.getByRole('dialog', { name: 'Enregistrement en cours' })

test('who goes back while a part of a file is saved is told to wait, and goes on by herself once it is', async ({
  page,
  request,
}) => {
  const employee = await hire(request, marie, { name: 'Lambert', firstname: 'Odile' })
  await signIn(page, marie, addressOfEmployee(employee.id))
  await page.getByRole('link', { name: 'Modifier', exact: true }).click()
  const contact = page.getByRole('region', { name: 'Coordonnées' })
  await contact.getByRole('textbox', { name: /^Portable/ }).fill('06 45 71 23 98')
  const answered = await holdAnswer(page, '**/editEmployeeSection*')
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click()
  await page.goBack()

  await expect(waiting(page)).toBeVisible()
  await inspect(page, 'saving-page')
  expect(new URL(page.url()).pathname).toContain('/edition/')
  answered()
  await expect(page).toHaveURL(new RegExp(`${addressOfEmployee(employee.id)}$`))
  await expect(page.getByRole('link', { name: '06.45.71.23.98' })).toBeVisible()
})

/** The server does what it is asked, and its answer comes when the errand says so. */
async function holdAnswer(page: Page, address: string) {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(address, async route => {
    const response = await route.fetch()
    await promise
    await route.fulfill({ response })
  })
  return resolve
}
