import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderPage } from '#kernel/testing/render.tsx'
import { Page as Frame } from './kit/page.tsx'
import { later } from './later.tsx'

const asPage = (Part: () => React.ReactNode) => ({
  path: '/salaries',
  layout: 'blank' as const,
  title: 'test',
  load: async () => Part,
})

test('what was fetched ahead is drawn with the page, without its fallback', async () => {
  const drawn: string[] = []
  const Menu = later(async () => () => <p>Salariés</p>, { fallback: <Waiting tells={() => drawn.push('fallback')} /> })
  await Menu.fetch()
  await renderPage(asPage(() => <Menu />))

  expect(await screen.findByText('Salariés')).toBeTruthy()
  expect(drawn).toEqual([])
})

test('one part that is awaited holds back none that has come', async () => {
  const slow = Promise.withResolvers<() => React.ReactNode>()
  const Slow = later(() => slow.promise, { fallback: <p>Patience</p> })
  const Quick = later(async () => () => <p>Effectif : 214</p>)
  await renderPage(
    asPage(() => (
      <>
        <Slow />
        <Quick />
      </>
    )),
  )

  expect(await screen.findByText('Effectif : 214')).toBeTruthy()
  expect(screen.getByText('Patience')).toBeTruthy()
  slow.resolve(() => <p>Historique</p>)
  expect(await screen.findByText('Historique')).toBeTruthy()
})

test('what is typed around a part stays while it comes, and what is typed in it when the page is drawn again', async () => {
  const Note = later(async () => () => <input aria-label="Note" />)
  const File = () => {
    const [isOpen, setIsOpen] = useState(false)
    const [times, setTimes] = useState(0)
    return (
      <Frame title="Inès Martin">
        <input aria-label="Nom" />
        <button type="button" onClick={() => setIsOpen(true)}>
          Annoter
        </button>
        <button type="button" onClick={() => setTimes(times + 1)}>
          Redessiner
        </button>
        {isOpen && <Note />}
      </Frame>
    )
  }
  const { user } = await renderPage(asPage(File))
  await user.type(await screen.findByLabelText('Nom'), 'Martin')
  await user.click(screen.getByRole('button', { name: 'Annoter' }))
  await user.type(await screen.findByLabelText('Note'), 'Permis B')
  await user.click(screen.getByRole('button', { name: 'Redessiner' }))

  expect(screen.getByLabelText('Nom')).toHaveProperty('value', 'Martin')
  expect(screen.getByLabelText('Note')).toHaveProperty('value', 'Permis B')
})

function Waiting({ tells }: { tells: () => void }) {
  tells()
  return null
}
