import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '#kernel/testing/render.tsx'
import type { Page } from '#kernel/web/pages.ts'
import { queryClient } from '#kernel/web/query-client.ts'
import { useShownFilters } from '#kernel/web/kit/use-shown-filters.ts'
import { deadlinesWeb } from '../deadlines.web.ts'
import { useFilterWords } from './deadline-filters.tsx'
import { useDeadlineList } from './use-deadline-list.ts'

const serres = { id: '01999999-9999-7999-8999-999999999991', name: 'Serres de Loire' }
const neighbours = '01999999-9999-7999-8999-999999999992'

function Filters() {
  const list = useDeadlineList()
  const shown = useShownFilters(list, useFilterWords(list, [serres]))
  return (
    <>
      <p>{shown.map(({ label }) => label).join(' · ')}</p>
      <p>{`asked: ${Object.keys(list.query).join(' ')}`}</p>
    </>
  )
}
const page: Page = { path: '/deadlines', layout: 'blank', title: 'test', load: async () => Filters }

const open = (search: string, answer: Promise<Response> | Response) => {
  queryClient.clear()
  return renderPage(page, { path: `/deadlines${search}`, labels: deadlinesWeb.labels, fetch: () => answer })
}
const kinds = () =>
  Response.json([
    { code: 'sst', label: 'Sauveteur secouriste', hasExpiry: true },
    { code: 'iban', label: 'RIB', hasExpiry: false },
  ])

test('the filters of the deadlines are read in words', async () => {
  await open(`?f.kind=sst&f.state=expired&f.within=30&f.company=${serres.id}`, kinds())

  expect(await screen.findByText(/^Sauveteur secouriste · .+ · .*30 jours.* · Serres de Loire$/)).toBeTruthy()
})

test.each(['f.kind=gone', 'f.kind=iban', 'f.state=lost', 'f.within=31', `f.company=${neighbours}`, 'f.colour=red'])(
  'one that says nothing, %s, is told as unknown',
  async filter => {
    await open(`?${filter}`, kinds())

    expect(await screen.findByText('Filtre inconnu')).toBeTruthy()
  },
)

test('a kind whose name is on its way is waited for', async () => {
  const arrival = Promise.withResolvers<Response>()
  await open('?f.kind=sst', arrival.promise)
  expect(await screen.findByText('…')).toBeTruthy()

  arrival.resolve(kinds())

  expect(await screen.findByText('Sauveteur secouriste')).toBeTruthy()
})

test('what a hand wrote into the address and means nothing narrows nothing', async () => {
  await open('?f.kind=Sauveteur !&f.state=lost&f.within=demain&f.company=serres', kinds())

  expect(await screen.findByText('asked: page size sort')).toBeTruthy()
})
