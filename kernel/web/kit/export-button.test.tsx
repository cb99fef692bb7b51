import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { signedIn } from '#kernel/shared/access.ts'
import { calls } from '#kernel/shared/call.ts'
import { pageInput, pageOf } from '#kernel/shared/page.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import { usePages } from '../api.ts'
import type { Page } from '../pages.ts'
import { DataTable } from './data-table.tsx'
import { useListState } from './use-list-state.ts'

const { plots } = calls('trial/plots', {
  plots: {
    method: 'GET',
    path: 'plots/:page/:size/:search?',
    access: signedIn(),
    input: z.strictObject(pageInput),
    answer: pageOf(z.object({ id: z.string(), name: z.string() })),
  },
})

function PlotsPage() {
  const list = useListState({ module: 'test.exported-plots' })
  return (
    <DataTable
      label="Parcelles"
      list={list}
      answer={usePages(plots, list.query)}
      columns={[{ key: 'name', label: 'Parcelle', text: ({ name }) => name }]}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      empty={{ title: 'Aucune parcelle' }}
      exportName="parcelles"
    />
  )
}

const page: Page = { path: '/plots', layout: 'blank', title: 'test', load: async () => PlotsPage }

const saved: Blob[] = []
afterEach(() => {
  saved.length = 0
  vi.unstubAllGlobals()
})

/** A server that holds so many plots, gives them whole to who asks so, and a browser that keeps what it saves. */
async function openWith(total: number, refusal?: string) {
  const asked: string[] = []
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        saved.push(blob)
        return 'blob:csv'
      },
      revokeObjectURL: () => undefined,
    }),
  )
  const rendered = await renderPage(page, {
    path: '/plots?search=serre',
    fetch: request => {
      const path = new URL(request.url).pathname
      asked.push(path)
      const [, , , at = 0, size = 0] = path.split('/').map(Number)
      const isWhole = request.headers.get('accept') === 'application/x-ndjson'
      if (isWhole && refusal)
        return Response.json({ code: 'LIST_TOO_LONG', message: refusal, requestId: 'r' }, { status: 400 })
      if (isWhole)
        return new Response(
          plotsOf(0, total)
            .map(plot => `${JSON.stringify(plot)}\n`)
            .join(''),
        )
      const items = plotsOf(at * size, Math.min(size, total - at * size))
      return Response.json({ items, total, totalIsExact: true, page: at, size })
    },
  })
  await screen.findByText('Serre 0')
  return { ...rendered, asked }
}

const plotsOf = (from: number, length: number) =>
  Array.from({ length }, (_, index) => ({ id: `${from + index}`, name: `Serre ${from + index}` }))

const press = (user: { click: (element: Element) => Promise<void> }) =>
  user.click(screen.getByRole('button', { name: 'Exporter toute la liste (CSV)' }))

test('the whole list that was searched for is exported, past the page that is shown', async () => {
  const { user, asked } = await openWith(450)

  await press(user)

  await waitFor(() => expect(saved).toHaveLength(1))
  const lines = (await saved[0]?.text())?.trim().split('\r\n')
  expect([lines?.length, lines?.at(-1)]).toEqual([451, 'Serre 449'])
  expect(asked.slice(1)).toEqual(['/api/plots/0/10/serre'])
})

test('an export that is refused saves nothing and says why', async () => {
  const { user } = await openWith(450, 'Cette liste compte plus de 100 000 lignes.')

  await press(user)

  expect(await screen.findByText('Cette liste compte plus de 100 000 lignes.')).toBeTruthy()
  expect(saved).toEqual([])
})
