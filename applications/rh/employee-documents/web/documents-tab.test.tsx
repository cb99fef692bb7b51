import { screen, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import type { Page } from '#kernel/web/pages.ts'
import { queryClient } from '#kernel/web/query-client.ts'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useWorld } from '#platform/testing/world.ts'
import { employeePages } from '#rh/employees/employees.web.ts'
import { rhWeb } from '#rh/rh.web.ts'
import { givePaper } from '#rh/testing/give-paper.ts'
import { hire } from '#rh/testing/hire.ts'
import { employeeDocumentsCalls } from '../employee-documents.calls.ts'
import { documentsTab } from '../employee-documents.web.ts'
import { mostBytes } from '../paper-file.model.ts'

const world = useWorld()
const staff = 'rh/gestion_du_personnel/salaries'
const rights = { [staff]: 3, [`${staff}#donnees_sensibles`]: 2 } as const

const page = employeePages.find(({ path }) => path.endsWith('salaries/:employeeId')) as Page
beforeAll(() => Promise.all([page.load(), documentsTab.load()]))

let serres: TestClient
let marie: TestPerson
let paul: string
let licence: string
beforeEach(async () => {
  serres = await world.client()
  marie = await world.person({ in: serres, rights })
  paul = (await hire(world, serres)).id
  const end = world.clock.today().add({ days: 12 }).toString()
  licence = (await givePaper(world, serres, paul, { kind: 'drivingLicence', number: '14AB99887', to: end })).id
})
afterEach(() => {
  signOut()
  queryClient.clear()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

type Fetch = ReturnType<typeof serverBehind>

const openTab = (more = '', fetch: Fetch = serverBehind(world)) => {
  return renderPage(page, {
    path: `${page.path.replace(':employeeId', paul)}?tab=documents${more}`,
    labels: rhWeb.labels,
    as: sessionOf(marie, serres),
    fetch,
  })
}
const papers = async () =>
  (await as(marie).call(employeeDocumentsCalls.getEmployeeDocuments, { id: paul })).flatMap(
    ({ documents }) => documents,
  )
const filesOf = (dialog: HTMLElement) => dialog.querySelector('input[type=file]') as HTMLInputElement
const pdf = (name: string) => new File(['%PDF-1.7 a paper'], name, { type: 'application/pdf' })

test('a transfer that takes over 30 seconds is told, and nothing of what was chosen or typed is lost', async () => {
  const server = serverBehind(world)
  const timeout = AbortSignal.timeout
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(milliseconds =>
    milliseconds === 30_000 ? AbortSignal.abort(new DOMException('late', 'TimeoutError')) : timeout(milliseconds),
  )
  const line: Fetch = async request => {
    if (request.url.includes('saveEmployeeFiles')) throw new DOMException('late', 'TimeoutError')
    return server(request)
  }
  const { user } = await openTab(`&renew=${licence}`, line)
  const dialog = await screen.findByRole('dialog', { name: 'Renouveler : Permis de conduire' })
  await user.type(within(dialog).getByLabelText(/Numéro/), '26ZZ11223')
  await user.upload(filesOf(dialog), pdf('nouveau.pdf'))
  await user.click(within(dialog).getByRole('button', { name: 'Enregistrer le document' }))

  expect(
    await within(dialog).findByText(
      "Le transfert des documents a été interrompu en raison d'une connexion internet trop lente.",
    ),
  ).toBeTruthy()
  expect(within(dialog).getByText('nouveau.pdf')).toBeTruthy()
  expect(within(dialog).getByDisplayValue('26ZZ11223')).toBeTruthy()
  expect(within(dialog).getByRole('button', { name: 'Enregistrer le document' })).toHaveProperty('disabled', false)
  expect(await papers()).toHaveLength(1)
})

test('a file that the server would refuse is told before it is sent', async () => {
  const { user } = await openTab(`&renew=${licence}`)
  const dialog = await screen.findByRole('dialog')
  const large = pdf('lourd.pdf')
  Object.defineProperty(large, 'size', { value: mostBytes + 1 })

  await user.upload(filesOf(dialog), large)

  expect((await within(dialog).findByRole('alert')).textContent).toContain('lourd.pdf')
  await user.click(within(dialog).getByRole('button', { name: 'Enregistrer le document' }))
  expect(await within(dialog).findByText('Choisissez au moins un fichier.')).toBeTruthy()
})

test('a file that lies about its type is refused under the files, and nothing else is lost', async () => {
  const { user } = await openTab(`&renew=${licence}`)
  const dialog = await screen.findByRole('dialog')
  await user.type(within(dialog).getByLabelText(/Numéro/), '26ZZ11223')
  await user.upload(filesOf(dialog), new File(['just words'], 'permis.pdf', { type: 'application/pdf' }))
  await user.click(within(dialog).getByRole('button', { name: 'Enregistrer le document' }))

  expect(await within(dialog).findByText(/n’est pas un fichier d’un type accepté\.$/)).toBeTruthy()
  expect(within(dialog).getByDisplayValue('26ZZ11223')).toBeTruthy()
})

test('a permit wants its last day, without which nobody would be warned', async () => {
  const end = world.clock.today().subtract({ days: 3 }).toString()
  const permit = await givePaper(world, serres, paul, { kind: 'workPermit', to: end })
  const { user } = await openTab(`&renew=${permit.id}`)
  const dialog = await screen.findByRole('dialog')
  await user.upload(filesOf(dialog), pdf('titre.pdf'))
  await user.click(within(dialog).getByRole('button', { name: 'Enregistrer le document' }))

  expect(await within(dialog).findByText(/^Indiquez la fin de validité/)).toBeTruthy()
  expect(await papers()).toHaveLength(2)
})

test('what the file lacks stands first, with its button; who only reads has none', async () => {
  const { unmount } = await openTab()
  const missing = await screen.findByRole('region', { name: /Il manque/ })
  expect(within(missing).getByText('Pièce d’identité')).toBeTruthy()
  expect(within(missing).getByRole('button', { name: 'Ajouter la pièce' })).toBeTruthy()
  expect(screen.getByText('Expire dans 12 jours')).toBeTruthy()
  unmount()
  queryClient.clear()

  marie = await world.person({ in: serres, rights: { [staff]: 1 } })
  await openTab()
  expect(await screen.findByText('Expire dans 12 jours')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Ajouter/ })).toBeNull()
})
