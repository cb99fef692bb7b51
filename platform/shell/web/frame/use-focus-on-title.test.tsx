import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { hands } from '#kernel/testing/hands.ts'
import { eventually } from '#kernel/testing/eventually.ts'
import { useFocusOnTitle } from './use-focus-on-title.ts'

function Frame() {
  useFocusOnTitle()
  return (
    <>
      <button type="button">Menu</button>
      <main>
        <Outlet />
      </main>
    </>
  )
}

const openList = () => {
  const router = createMemoryRouter([
    {
      Component: Frame,
      children: [
        { path: '/list', element: <Link to="/file">Petit Paul</Link> },
        { path: '/file', element: <div data-testid="file" /> },
      ],
    },
  ])
  void router.navigate('/list')
  render(<RouterProvider router={router} />)
  return hands()
}

/** The answer of the server comes, and with it the title. */
const fileComes = async () => {
  const title = document.createElement('h1')
  title.textContent = 'Petit Paul'
  await act(async () => screen.getByTestId('file').append(title))
}

test('a title that comes with what the page fetches has the focus once it is there', async () => {
  const user = openList()
  await user.click(await screen.findByRole('link', { name: 'Petit Paul' }))
  await screen.findByTestId('file')
  await fileComes()

  await eventually(() => expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Petit Paul' })))
})

test('who has gone elsewhere meanwhile stays there', async () => {
  const user = openList()
  await user.click(await screen.findByRole('link', { name: 'Petit Paul' }))
  await screen.findByTestId('file')
  await user.click(screen.getByRole('button', { name: 'Menu' }))
  await fileComes()

  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu' }))
})
