import { screen, within } from '@testing-library/react'
import { afterEach, test, vi } from 'vitest'
import { as } from '#kernel/testing/as.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { queryClient } from '#kernel/web/query-client.ts'
import { signOut } from '#kernel/web/session.ts'
import { serverBehind, sessionOf } from '#platform/testing/browser-of.ts'
import { useWorld } from '#platform/testing/world.ts'
import { familiesCalls } from '../families.calls.ts'
import { articlesElement } from '../trade-place.model.ts'
import { tradeLabels, tradeWeb } from '../trade.web.ts'

const [page] = tradeWeb.pages
await page?.load()

const world = useWorld()
afterEach(() => {
  signOut()
  queryClient.clear()
  vi.unstubAllGlobals()
})

test('a family is made, and an article in it', async () => {
  const serres = await world.client()
  const marie = await world.person({ in: serres, rights: { [articlesElement]: 3 }, allCompanies: true })
  await as(marie).call(familiesCalls.createFamily, { code: 'LEG', name: 'Légumes', parentId: null })
  if (!page) throw new Error('no page')
  const { user } = await renderPage(page, {
    labels: [tradeLabels],
    as: sessionOf(marie, serres),
    fetch: serverBehind(world),
  })
  const dialog = async () => within((await screen.findAllByRole('dialog')).at(-1) as HTMLElement)

  await user.click(await screen.findByRole('button', { name: 'Familles et qualités' }))
  await user.click((await (await dialog()).findAllByRole('button', { name: 'Ajouter' }))[0] as HTMLElement)
  await user.type((await dialog()).getByRole('textbox', { name: /^Code/ }), 'tom')
  await user.type((await dialog()).getByRole('textbox', { name: /^Nom/ }), 'Tomates')
  await user.click((await dialog()).getByRole('button', { name: 'Enregistrer' }))
  await screen.findByText('TOM · Articles : 0')
  await user.click((await dialog()).getByRole('button', { name: 'Fermer' }))

  await user.click((await screen.findAllByRole('button', { name: 'Ajouter' }))[0] as HTMLElement)
  await user.type((await dialog()).getByRole('textbox', { name: /^Code/ }), 'TG-500')
  await user.type((await dialog()).getByRole('textbox', { name: /^Libellé/ }), 'Grappe 500 g')
  await user.click((await dialog()).getByRole('combobox', { name: /^Famille/ }))
  await user.click(await screen.findByRole('option', { name: 'Tomates' }))
  await user.click((await dialog()).getByRole('button', { name: 'Enregistrer' }))
  await screen.findByRole('cell', { name: 'TG-500' })
})
