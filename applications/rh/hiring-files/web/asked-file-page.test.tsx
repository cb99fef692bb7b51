import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import type { Page } from '#kernel/web/pages.ts'
import { queryClient } from '#kernel/web/query-client.ts'
import { serverBehind } from '#platform/testing/browser-of.ts'
import { type TestClient, type TestPerson, useOwnWorld } from '#platform/testing/world.ts'
import { candidateApplicationsCalls } from '#rh/candidate-applications/candidate-applications.calls.ts'
import { codeOfHiringFile } from '#rh/testing/open-hiring-file.ts'
import { everyRightOfRecruitment, placeToHireAt, register } from '#rh/testing/recruit.ts'
import { askedFilesWeb } from '../asked-files.web.ts'
import { addressOfHiringFile, type HiringFile } from '../hiring-file.model.ts'
import { tokenOf } from '../server/hiring-link.ts'

const page = askedFilesWeb.pages[0] as Page
await page.load()

const world = useOwnWorld()

let serres: TestClient
let marie: TestPerson
let salma: { id: string; candidateId: string }
beforeEach(async () => {
  serres = await world.client()
  marie = await world.person({ in: serres, rights: everyRightOfRecruitment, allCompanies: true })
  salma = await register(marie)
  const hiringDate = world.clock.today().add({ days: 20 }).toString()
  const place = await placeToHireAt(world, serres)
  for (const [status, data] of [
    ['under_review', {}],
    ['accepted', { ...place, hiringDate, immediateSending: true }],
  ] as const)
    await as(marie).call(candidateApplicationsCalls.updateCandidateApplicationStatus, {
      candidateApplicationId: salma.id,
      status,
      candidateApplicationData: data,
    })
})
afterEach(() => {
  queryClient.clear()
  vi.unstubAllGlobals()
})

const fileOf = async () => {
  const asked = { candidateId: salma.candidateId, candidateApplicationId: salma.id }
  const { hiringFile } = await as(marie).call(candidateApplicationsCalls.getCandidateApplicationById, asked)
  return hiringFile as HiringFile
}
const open = (token: string, device = serverBehind(world)) =>
  renderPage(page, {
    path: addressOfHiringFile(token, 'fr').split('?')[0] as string,
    labels: askedFilesWeb.labels,
    fetch: device,
  })

test('who was retained says who he is by his link, and sees what is asked and what may be left out', async () => {
  const { id } = await fileOf()
  const { user } = await open(tokenOf(world.keys, id))
  await user.click(await screen.findByRole('button', { name: 'Envoyez-moi un code' }))
  await user.type(await screen.findByRole('textbox', { name: 'Code' }), await codeOfHiringFile(world, id))
  await user.click(screen.getByRole('button', { name: 'Ouvrir' }))

  const details = within(await screen.findByRole('region', { name: 'Renseignements' }))
  const photo = within(screen.getByRole('region', { name: 'Photo' }))
  expect(photo.getByText('Facultatif')).toBeTruthy()
  await user.click(await details.findByRole('button', { name: 'Envoyer' }))
  expect(await details.findByText('À remplir')).toBeTruthy()
  await user.type(details.getByRole('textbox', { name: /^Date de naissance/ }), '04/05/1998')
  await user.click(details.getByRole('button', { name: 'Envoyer' }))

  expect(await details.findByText('Reçue, nous la regardons')).toBeTruthy()
  const piece = (await fileOf()).pieces.find(({ kind }) => kind === 'details')
  expect(piece).toMatchObject({ state: 'received', said: { birthdate: '1998-05-04' } })
})

test('who had opened his file is told on that device that it is closed, and by whom', async () => {
  const { id } = await fileOf()
  const token = tokenOf(world.keys, id)
  const device = serverBehind(world)
  const { user, unmount } = await open(token, device)
  await user.click(await screen.findByRole('button', { name: 'Envoyez-moi un code' }))
  await user.type(await screen.findByRole('textbox', { name: 'Code' }), await codeOfHiringFile(world, id))
  await user.click(screen.getByRole('button', { name: 'Ouvrir' }))
  await screen.findByRole('region', { name: 'Renseignements' })
  unmount()
  queryClient.clear()
  await as(marie).call(candidateApplicationsCalls.updateCandidateApplicationStatus, {
    candidateApplicationId: salma.id,
    status: 'withdrawn',
    candidateApplicationData: { reason: 'a trouvé ailleurs' },
  })

  await open(token, device)
  expect(await screen.findByText(/^Votre dossier chez Serres du Layon est clos/)).toBeTruthy()
  expect(screen.queryByRole('button')).toBeNull()
})

test('a link that is not good asks for a code as any other, says where to ask for a new one, and opens to none', async () => {
  const { user } = await open('faux')

  expect(await screen.findByText(/demandez-en un nouveau à l’entreprise/)).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Envoyez-moi un code' }))
  await user.type(await screen.findByRole('textbox', { name: 'Code' }), '123456')
  await user.click(screen.getByRole('button', { name: 'Ouvrir' }))
  expect(await screen.findByText(/Ce code n’est pas le bon/)).toBeTruthy()
})
