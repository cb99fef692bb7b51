import { screen, waitFor } from '@testing-library/react'
import { Link } from 'react-router'
import { expect, test } from 'vitest'
import { renderPage } from '#kernel/testing/render.tsx'
import type { Page } from './pages.ts'
import { useAddress } from './use-address.ts'

/** Two parts of a page, each with its own names. */
function Plots({ wished }: { wished: Promise<string> }) {
  const crops = useAddress<'crop'>()
  const seasons = useAddress<'season' | 'week'>()
  const chooseBoth = () => {
    crops.change({ crop: 'tomate' })
    seasons.change({ season: '2026' })
    seasons.change({ week: '47' })
  }
  return (
    <>
      <p>
        Culture : {crops.of('crop') ?? 'toutes'}, saison : {seasons.of('season') ?? 'toutes'}
      </p>
      <button type="button" onClick={() => crops.change({ crop: 'tomate' })}>
        Tomate
      </button>
      <button type="button" onClick={() => crops.change({ crop: '' })}>
        Toutes
      </button>
      <button type="button" onClick={chooseBoth}>
        Tomate de 2026
      </button>
      <button type="button" onClick={() => void wished.then(crop => crops.change({ crop }))}>
        Bientôt
      </button>
      <Link to="/plots/1">La serre</Link>
    </>
  )
}

function open(path: string, { wished = Promise.resolve(''), arrival = Promise.resolve() } = {}) {
  const plots: Page = {
    path: '/plots',
    layout: 'blank',
    title: 'test',
    load: async () => () => <Plots wished={wished} />,
  }
  const plot: Page = { path: '/plots/:id', layout: 'blank', title: 'test', load: () => arrival.then(() => () => null) }
  return renderPage(plots, { path, others: [plot] })
}

test('what two parts of a page choose in one breath stays, with what neither of them knows', async () => {
  const { user, address } = await open('/plots?tab=plan')

  await user.click(await screen.findByRole('button', { name: 'Tomate de 2026' }))

  expect(await screen.findByText('Culture : tomate, saison : 2026')).toBeTruthy()
  expect(address()).toBe('/plots?tab=plan&crop=tomate&season=2026&week=47')
})

test('what is emptied leaves the address', async () => {
  const { user, address } = await open('/plots?crop=melon&season=2026')

  await user.click(await screen.findByRole('button', { name: 'Toutes' }))

  await waitFor(() => expect(address()).toBe('/plots?season=2026'))
})

test('a choice adds no step to the way back', async () => {
  const { user, address, router } = await open('/plots?crop=melon')
  await router.navigate('/plots?crop=navet')

  await user.click(await screen.findByRole('button', { name: 'Tomate' }))
  await waitFor(() => expect(address()).toBe('/plots?crop=tomate'))
  await router.navigate(-1)

  await waitFor(() => expect(address()).toBe('/plots?crop=melon'))
})

test('a choice that waited does not call back who has left for another page', async () => {
  const [wish, arrival] = [Promise.withResolvers<string>(), Promise.withResolvers<void>()]
  const { user, address } = await open('/plots', { wished: wish.promise, arrival: arrival.promise })
  await user.click(await screen.findByRole('button', { name: 'Bientôt' }))

  await user.click(screen.getByRole('link', { name: 'La serre' }))
  wish.resolve('tomate')
  await wish.promise
  arrival.resolve()

  await waitFor(() => expect(address()).toBe('/plots/1'))
})

test('a choice that waited writes nothing into the page that one has left for', async () => {
  const { promise: wished, resolve: choose } = Promise.withResolvers<string>()
  const { user, address } = await open('/plots', { wished })

  await user.click(await screen.findByRole('button', { name: 'Bientôt' }))
  await user.click(screen.getByRole('link', { name: 'La serre' }))
  await waitFor(() => expect(address()).toBe('/plots/1'))
  choose('tomate')
  await wished

  expect(address()).toBe('/plots/1')
})
