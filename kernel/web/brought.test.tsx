import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPage } from '#kernel/testing/render.tsx'
import { Brought, type BroughtPart, componentOf } from './brought.tsx'
import { Page as Frame } from './kit/page.tsx'

const History = () => <p>Embauchée le 1er mars</p>

const load = vi.fn<BroughtPart['load']>()
afterEach(() => {
  load.mockReset()
  network('on')
})

function network(state: 'on' | 'off') {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(state === 'on')
  act(() => void window.dispatchEvent(new Event(state === 'on' ? 'online' : 'offline')))
}

const cannotFetch = () => load.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))

async function openFile() {
  const Part = componentOf({ load })
  const File = () => (
    <Frame title="Inès Martin">
      <Part />
    </Frame>
  )
  return renderPage({ path: '/salaries/7', layout: 'blank', title: 'test', load: async () => File })
}

test('a part asked for without a connection leaves the page standing, and comes when the connection is back', async () => {
  network('off')
  cannotFetch().mockResolvedValue(History)
  await openFile()
  expect((await screen.findByRole('alert')).textContent).toContain('dès que la connexion reviendra')
  expect(screen.getByRole('heading', { level: 1, name: 'Inès Martin' })).toBeTruthy()

  network('on')
  expect(await screen.findByText('Embauchée le 1er mars')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a part that did not come although the connection stands is fetched again when one asks for it', async () => {
  cannotFetch().mockResolvedValue(History)
  const { user } = await openFile()
  expect((await screen.findByRole('alert')).textContent).toContain('Cette partie de la page n’a pas pu être chargée.')

  await user.click(screen.getByRole('button', { name: 'Réessayer' }))
  expect(await screen.findByText('Embauchée le 1er mars')).toBeTruthy()
})

test('a tool that did not come is absent until the connection is back', async () => {
  network('off')
  cannotFetch().mockResolvedValue(History)
  const part = { load }
  const Bar = () => (
    <Frame title="Accueil">
      <Brought part={part} />
    </Frame>
  )
  await renderPage({ path: '/', layout: 'blank', title: 'test', load: async () => Bar })
  expect(await screen.findByRole('heading', { name: 'Accueil' })).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()

  network('on')
  expect(await screen.findByText('Embauchée le 1er mars')).toBeTruthy()
})

test('a tool asked for without a connection comes even when that is back before its absence was drawn', async () => {
  network('off')
  load.mockImplementationOnce(async () => {
    network('on')
    throw new TypeError('Failed to fetch dynamically imported module')
  })
  load.mockResolvedValue(History)
  const part = { load }
  await renderPage({ path: '/', layout: 'blank', title: 'test', load: async () => () => <Brought part={part} /> })

  expect(await screen.findByText('Embauchée le 1er mars')).toBeTruthy()
})
