import { act, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderPage } from '#kernel/testing/render.tsx'
import { ApiError } from '../api-error.ts'
import { Failed } from './failed.tsx'

const open = (error: Error) => {
  const retry = vi.fn<() => void>()
  const page = () => <Failed error={error} onRetry={retry} />
  return renderPage({ path: '/postes/7', layout: 'blank', title: 'test', load: async () => page }).then(() => retry)
}

test('what names nothing is said to be absent: trying again is not offered', async () => {
  await open(new ApiError({ status: 404, code: 'NOT_FOUND', message: 'Cet élément n’existe pas, ou n’existe plus.' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Cet élément est introuvable')
  expect(screen.queryByRole('button', { name: 'Réessayer' })).toBeNull()
})

test('what could not be read says why, with the number of the request and the way to try again', async () => {
  await open(new ApiError({ status: 500, code: 'UNKNOWN', message: 'Une erreur est survenue.', requestId: 'r-7' }))
  expect((await screen.findByRole('alert')).textContent).toContain('Une erreur est survenue.')
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeTruthy()
  expect(screen.getByText(/r-7/)).toBeTruthy()
})

test('what found no connection is read once it is back, without being asked for', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const retry = await open(new ApiError({ status: 0, code: 'NETWORK', message: 'Problème de connexion réseau' }))
  expect((await screen.findByRole('alert')).textContent).toContain('La connexion est coupée')
  expect(retry).not.toHaveBeenCalled()

  online.mockRestore()
  act(() => void window.dispatchEvent(new Event('online')))
  await waitFor(() => expect(retry).toHaveBeenCalledOnce())
})
