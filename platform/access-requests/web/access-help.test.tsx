import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '#kernel/testing/render.tsx'
import type { Page } from '#kernel/web/pages.ts'
import { queryClient } from '#kernel/web/query-client.ts'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { useWorld } from '#platform/testing/world.ts'
import { accessHelpPart } from '../access-requests.web.ts'
import { AccessHelpCard } from './access-help-card.tsx'

const world = useWorld()
afterEach(() => {
  signOut()
  queryClient.clear()
  vi.unstubAllGlobals()
})

const page: Page = { path: '/nothing', layout: 'blank', title: 'test', load: async () => AccessHelpCard }

test('who may open nothing reads whom to ask, asks, and reads that he has asked', async () => {
  const serres = await world.client()
  await world.person({ in: serres, admin: true, firstname: 'Sophie', name: 'Lemaire' })
  const paul = await world.person({ in: serres })
  const { user } = await renderPage(page, {
    labels: accessHelpPart.labels ?? [],
    as: sessionOf(paul, serres),
    fetch: serverBehind(world),
  })

  expect(await screen.findByText(/sont donnés par Sophie Lemaire/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Demander un accès' }))
  await user.type(await screen.findByRole('textbox', { name: /^Ce dont vous avez besoin/ }), 'Lire les plannings')
  await user.click(screen.getByRole('button', { name: 'Envoyer la demande' }))

  expect(await screen.findByText(/^Demande envoyée/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Demander un accès' })).toBeNull()
})
