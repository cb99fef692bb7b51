import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { marie } from '#kernel/testing/marie.ts'
import { raiseAlert } from '../alerts.ts'
import { signedIn, signOut } from '../session.ts'
import { ThemeProvider } from '../theme-provider.tsx'
import { Alerts } from './alerts.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('an alert fades after three seconds, the variant that stays does not', () => {
  render(<Alerts />, { wrapper: ThemeProvider })
  act(() => {
    raiseAlert({ kind: 'success', text: 'Action effectuée' })
    raiseAlert({ kind: 'error', text: 'Le contrat est verrouillé', stays: true })
  })
  expect(screen.getByText('Succès')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toContain('Le contrat est verrouillé')

  act(() => vi.advanceTimersByTime(3_000))
  expect(screen.queryByText('Action effectuée')).toBeNull()
  expect(screen.getByText('Le contrat est verrouillé')).toBeTruthy()
})

test('an alert that offers a way back leaves the time to take it', () => {
  const takeBack = vi.fn()
  render(<Alerts />, { wrapper: ThemeProvider })
  act(() => raiseAlert({ kind: 'success', text: 'Salarié archivé', action: { text: 'Annuler', onSelect: takeBack } }))

  act(() => vi.advanceTimersByTime(7_000))
  act(() => screen.getByRole('button', { name: 'Annuler' }).click())
  expect(takeBack).toHaveBeenCalledOnce()
  expect(screen.queryByText('Salarié archivé')).toBeNull()
})

test('who signs out leaves no alert to the next person, nor its way back', () => {
  render(<Alerts />, { wrapper: ThemeProvider })
  signedIn(marie)
  act(() => raiseAlert({ kind: 'success', text: 'Salarié archivé', action: { text: 'Annuler', onSelect: vi.fn() } }))

  act(() => signOut())

  expect(screen.queryByText('Salarié archivé')).toBeNull()
})
