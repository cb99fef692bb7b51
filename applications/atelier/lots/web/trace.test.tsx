import { screen, within } from '@testing-library/react'
import { afterEach, test, vi } from 'vitest'
import { renderPage } from '#kernel/testing/render.tsx'
import { queryClient } from '#kernel/web/query-client.ts'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { useWorld } from '#platform/testing/world.ts'
import { exerciseRight, traceElement, triggerRight } from '#platform/trace/trace-place.model.ts'
import { traceLabels, traceWeb } from '#platform/trace/trace.web.ts'
import { tradeLabels } from '#platform/trade/trade.web.ts'
import { openWorkshop } from '#atelier/testing/workshop.ts'

const [page] = traceWeb.pages
await page?.load()

const world = useWorld()
afterEach(() => {
  signOut()
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('a lot is found, its way is drawn, and a recall of it waits for a second person', async () => {
  const serres = await world.client()
  const workshop = await openWorkshop(world, serres)
  const { number } = await workshop.receive(1_000_000)
  const rights = { [traceElement]: 3, [exerciseRight]: 2, [triggerRight]: 2 } as const
  const marie = await world.person({ in: serres, rights, allCompanies: true })
  if (!page) throw new Error('no page')
  const { user } = await renderPage(page, {
    labels: [traceLabels, tradeLabels],
    as: sessionOf(marie, serres),
    fetch: serverBehind(world),
  })

  await user.type(await screen.findByRole('textbox', { name: /^Lot, SSCC/ }), number)
  await user.click(await screen.findByRole('button', { name: new RegExp(number) }))
  await screen.findByText('Serre Nord, bloc 7')
  await user.click(await screen.findByRole('button', { name: 'Préparer un rappel' }))
  const form = within(await screen.findByRole('dialog'))
  await user.type(form.getByRole('textbox', { name: /^Motif/ }), 'Vitre brisée')
  await user.click(form.getByRole('button', { name: 'Préparer un rappel' }))

  await screen.findByText(/^Rien n’est encore bloqué/)
  await user.click(await screen.findByRole('button', { name: 'Déclencher' }))
  const question = within((await screen.findAllByRole('dialog')).at(-1) as HTMLElement)
  await user.click(question.getByRole('button', { name: 'Déclencher' }))
  await screen.findByText(/^En attente de la confirmation d’une seconde personne/)
})
