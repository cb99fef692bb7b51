import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '#kernel/testing/render.tsx'
import type { Page } from '../pages.ts'
import { DataTable } from './data-table.tsx'
import { useListState } from './use-list-state.ts'
import { nameAmong, useShownFilters } from './use-shown-filters.ts'

type Sites = readonly { id: string; name: string }[]

function plotsOf(sites: Sites | undefined): Page {
  const empty = { items: [], total: 0, totalIsExact: true, page: 0, size: 10 }
  function Plots() {
    const list = useListState({ module: 'test.filtered-plots' })
    const { site, crop } = list.filters
    const words = { site: nameAmong(sites, site), unit: 'Bloc 2', crop: crop === 'tomato' ? 'Tomate' : undefined }
    return (
      <DataTable<never>
        label="Parcelles"
        list={list}
        answer={{ data: empty, error: null, isFetching: false, refetch: () => undefined }}
        columns={[]}
        rowId={plot => plot}
        rowName={plot => plot}
        filters={useShownFilters(list, words, { site: ['unit'] })}
        empty={{ title: 'Aucune parcelle' }}
      />
    )
  }
  return { path: '/plots', layout: 'blank', title: 'test', load: async () => Plots }
}

const open = async (search: string, sites: Sites | undefined = [{ id: 's1', name: 'Serre Nord' }]) => {
  const page = await renderPage(plotsOf(sites), { path: `/plots${search}` })
  await screen.findByRole('region', { name: 'Parcelles' })
  return page
}

const shown = () => screen.queryAllByRole('button', { name: /^Filtre/ }).map(chip => chip.textContent)
const takeAway = async ({ user }: Awaited<ReturnType<typeof open>>, label: string) => {
  screen.getByRole('button', { name: `Filtre ${label}` }).focus()
  await user.keyboard('{Delete}')
}

test('filters are read in words, each to be taken away', async () => {
  const page = await open('?f.site=s1&f.crop=tomato')
  expect(shown()).toEqual(['Serre Nord', 'Tomate'])

  await takeAway(page, 'Tomate')

  await waitFor(() => expect(page.address()).toBe('/plots?f.site=s1'))
})

test('a filter goes away with those below it', async () => {
  const page = await open('?f.site=s1&f.unit=u1&f.crop=tomato')

  await takeAway(page, 'Serre Nord')

  await waitFor(() => expect(page.address()).toBe('/plots?f.crop=tomato'))
})

test('those that say nothing say so together, and go away together', async () => {
  const page = await open('?f.site=gone&f.crop=tomato&f.constructor=x')
  expect(shown()).toEqual(['Tomate', '2 filtres inconnus'])

  await takeAway(page, '2 filtres inconnus')

  await waitFor(() => expect(page.address()).toBe('/plots?f.crop=tomato'))
  expect(shown()).toEqual(['Tomate'])
})

test('a name that is still on its way is not taken for an unknown one', async () => {
  await renderPage(plotsOf(undefined), { path: '/plots?f.site=s1&f.crop=tomate' })
  await screen.findByRole('region', { name: 'Parcelles' })

  expect(shown()).toEqual(['…', 'Filtre inconnu'])
})
