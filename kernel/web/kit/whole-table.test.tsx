import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '#kernel/testing/render.tsx'
import type { Page } from '../pages.ts'
import { DataTable } from './data-table.tsx'
import type { Column } from './data-table-column.ts'
import { useListState } from './use-list-state.ts'
import { wholeTable } from './whole-table.ts'

type Plot = { name: string; area: number | null; sown: string }

const plots: Plot[] = [
  { name: 'Zénith', area: 9, sown: '2026-03-01' },
  { name: 'Élan', area: null, sown: '2025-12-24' },
  { name: 'Abri', area: 100, sown: '2026-03-01' },
]

const columns: Column<Plot>[] = [
  { key: 'name', label: 'Parcelle', text: ({ name }) => name },
  { key: 'area', label: 'Surface', text: ({ area }) => area },
  {
    key: 'sown',
    label: 'Semis',
    text: ({ sown }) => sown.split('-').toReversed().join('/'),
    comparedBy: ({ sown }) => sown,
  },
]

function PlotsPage() {
  const list = useListState({ module: 'test.whole-plots', usualSize: 2 })
  const answer = { data: plots, error: null, isFetching: false, refetch: () => undefined }
  return (
    <DataTable
      label="Parcelles"
      {...wholeTable({ list, answer, columns, textOf: ({ name }) => name })}
      rowId={({ name }) => name}
      rowName={({ name }) => name}
      empty={{ title: 'Aucune parcelle' }}
    />
  )
}

const page: Page = { path: '/plots', layout: 'blank', title: 'test', load: async () => PlotsPage }
const names = () => screen.getAllByRole('row').flatMap(row => row.textContent?.match(/Zénith|Élan|Abri/)?.[0] ?? [])

test.each([
  ['', ['Zénith', 'Élan']],
  ['sort=name-asc', ['Abri', 'Élan']],
  ['sort=name-desc', ['Zénith', 'Élan']],
  ['sort=area-asc', ['Élan', 'Zénith']],
  ['sort=area-desc', ['Abri', 'Zénith']],
  ['sort=sown-asc', ['Élan', 'Zénith']],
  ['sort=sown-desc', ['Zénith', 'Abri']],
  ['sort=colour-asc', ['Zénith', 'Élan']],
])('a whole list is ordered before it is cut: %s', async (search, shown) => {
  await renderPage(page, { path: `/plots?${search}` })

  await waitFor(() => expect(names()).toEqual(shown))
})

test('every column of a whole list sorts', async () => {
  const { user, address } = await renderPage(page, { path: '/plots' })

  await user.click(await screen.findByRole('button', { name: 'Surface' }))

  expect(address()).toContain('sort=area-asc')
  expect(names()).toEqual(['Élan', 'Zénith'])
})
