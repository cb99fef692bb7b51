import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { renderPage } from '#kernel/testing/render.tsx'
import { useShownFilters } from '#kernel/web/kit/use-shown-filters.ts'
import type { Page } from '#kernel/web/pages.ts'
import { queryClient } from '#kernel/web/query-client.ts'
import { rhWeb } from '#rh/rh.web.ts'
import { useFilterWords } from './use-filter-words.ts'
import { useStaffList } from './use-staff-list.ts'

function Filters() {
  const list = useStaffList()
  const shown = useShownFilters(list, useFilterWords(list.narrowing, []))
  return <p>{shown.map(({ label }) => label).join(' · ')}</p>
}
const page: Page = { path: '/staff', layout: 'blank', title: 'test', load: async () => Filters }
const open = (query: string) =>
  renderPage(page, { path: `/staff?${query}`, labels: rhWeb.labels, fetch: () => Response.json([]) })

beforeEach(() => queryClient.clear())

test('who came and who went between two days is read in words', async () => {
  await open('f.starting=2025-12-01..2026-11-30&f.ending=2026-11-01..2026-11-22')

  expect(
    await screen.findByText('Arrivées du 1er déc. 2025 au 30 nov. 2026 · Sorties du 1er nov. 2026 au 22 nov. 2026'),
  ).toBeTruthy()
})

test.each(['f.starting=2026', 'f.ending=2026-12-31..2026-01-01'])(
  'days that are none, %s, are told as unknown',
  async query => {
    await open(query)

    expect(await screen.findByText('Filtre inconnu')).toBeTruthy()
  },
)
