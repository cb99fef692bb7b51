import { screen, within } from '@testing-library/react'
import { afterEach, test } from 'vitest'
import { renderPage } from '#kernel/testing/render.tsx'
import { queryClient } from '#kernel/web/query-client.ts'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { useWorld } from '#platform/testing/world.ts'
import { recruitmentWeb } from '#rh/recruitment.web.ts'
import { everyRightOfRecruitment, register } from '#rh/testing/recruit.ts'
import { interviewPages } from '../interviews.web.ts'
import './interviews-page.tsx'

const world = useWorld()
afterEach(() => {
  signOut()
  queryClient.clear()
})

test('a recruiter makes the address that his own calendar reads, which is told once, and withdraws it', async () => {
  const serres = await world.client()
  const marie = await world.person({ in: serres, rights: everyRightOfRecruitment, allCompanies: true })
  await register(marie)
  const page = interviewPages.find(({ layout }) => layout === 'content')
  if (!page) throw new Error('no page')
  const { user } = await renderPage(page, {
    labels: recruitmentWeb.labels,
    as: sessionOf(marie, serres),
    fetch: serverBehind(world),
  })
  await user.click(await screen.findByRole('button', { name: 'Mon agenda' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Mon agenda' }))
  await user.click(await dialog.findByRole('button', { name: 'Créer une adresse' }))
  await dialog.findByText(/\/api\/rh\/interviewFeeds\/[\w-]{43}$/)
  await user.click(await dialog.findByRole('button', { name: 'Retirer l’adresse' }))
  await dialog.findByRole('button', { name: 'Créer une adresse' })
})
