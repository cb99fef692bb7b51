import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { recentRequests } from '#kernel/web/recent-requests.ts'
import { stayOut } from '#kernel/web/session.ts'
import { openShell, signIn } from '../../testing/open-shell.tsx'

afterEach(() => {
  stayOut()
  vi.unstubAllGlobals()
})

const visits = () => recentRequests().filter(({ call }) => call === 'POST monitoring/logUserAccessToModule')

describe('entering a module', () => {
  it('is said once, whatever page of it is opened, and a refusal is kept quiet', async () => {
    signIn()
    const { user } = await openShell('/atelier/stock')
    await expect.poll(visits).toHaveLength(1)

    await user.click(await screen.findByRole('link', { name: 'Préparation des inventaires' }))
    await screen.findByRole('heading', { level: 1, name: 'Préparation des inventaires' })

    expect(visits()).toMatchObject([{ status: 404 }])
    expect(screen.queryByText('Le serveur ne le permet pas.')).toBeNull()
  })
})
