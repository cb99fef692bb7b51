import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { marie } from '#kernel/testing/marie.ts'
import { renderPage } from '#kernel/testing/render.tsx'
import type { Page } from '#kernel/web/pages.ts'
import { currentSession, stayOut } from '#kernel/web/session.ts'
import { identityWeb } from '../identity.web.ts'

const login = identityWeb.pages[0] as Page
const home: Page = { path: '/dashboard', layout: 'blank', title: 'test', load: async () => () => <h1>Accueil</h1> }
const userId = '019b8b74-1800-7000-8000-000000000001'
const signedIn = { ...marie, next: 'ok' }
const missing = (next: string, ticket = 'ticket-1') => ({ next, ticket, userId, expiresIn: 300 })

type Sent = { path: string; body: unknown; proof: string | null }
const sent: Sent[] = []

/** The page before a server that answers each call in turn; the last answer of a call stays. */
async function open(answers: Record<string, (() => Response)[]>) {
  const fetch = async (request: Request) => {
    const path = new URL(request.url).pathname.replace('/api/', '')
    const text = await request.text()
    sent.push({ path, body: text && JSON.parse(text), proof: request.headers.get('authorization') })
    const left = answers[path] ?? [ok([])]
    return (left.length > 1 ? left.shift() : left[0])?.() ?? ok({})()
  }
  const opened = await renderPage(login, { fetch, labels: identityWeb.labels, others: [home] })
  await screen.findByLabelText('Adresse mail')
  return opened
}
const ok = (body: unknown) => () => Response.json(body)
const refused = (status: number, body: object, headers?: Record<string, string>) => () =>
  Response.json(body, { status, ...(headers && { headers }) })

type User = Awaited<ReturnType<typeof open>>['user']
async function fill(user: User) {
  await user.type(screen.getByLabelText('Adresse mail'), 'marie@example.com')
  await user.type(screen.getByLabelText('Mot de passe'), 'le mot de passe de Marie{Enter}')
}

beforeEach(() => {
  sent.length = 0
  stayOut()
})
afterEach(() => void vi.useRealTimers())

test('after too many tries the button counts the seconds down before one may try again', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const { user } = await open({
    login: [
      refused(429, { code: 'TOO_MANY_ATTEMPTS', message: 'Trop de tentatives.' }, { 'retry-after': '30' }),
      ok(signedIn),
    ],
  })
  await fill(user)
  expect(await screen.findByText('Trop de tentatives.')).toBeTruthy()
  const button = await screen.findByRole<HTMLButtonElement>('button', { name: 'Réessayer dans 30 s' })
  expect(button.disabled).toBe(true)
  vi.setSystemTime(Date.now() + 29_000)
  expect(await screen.findByRole('button', { name: 'Réessayer dans 1 s' })).toBeTruthy()
  vi.setSystemTime(Date.now() + 1_000)

  await user.click(await screen.findByRole('button', { name: 'Se connecter' }))
  expect(await screen.findByRole('heading', { name: 'Accueil' })).toBeTruthy()
})

test('during a maintenance one is told so, with the way to its page', async () => {
  const { user } = await open({
    login: [refused(503, { code: 'MAINTENANCE', message: 'Une maintenance est en cours.' })],
  })
  await fill(user)
  expect(await screen.findByText(/Une maintenance est en cours/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Suivre la maintenance' }).getAttribute('href')).toBe('/maintenance')
})

test('a second factor, then an expired password, lead in without a word typed twice', async () => {
  const { user } = await open({
    login: [ok(missing('mfa'))],
    'login/mfa': [ok(missing('passwordExpired', 'ticket-2'))],
    isPasswordOfUserExpired: [ok({ expired: true, reason: 'leak' })],
    editExpiredPassword: [ok(signedIn)],
  })
  await fill(user)
  await user.type(await screen.findByLabelText('Code à 6 chiffres'), '123 456')
  expect(await screen.findByText(/liste de mots de passe volés/)).toBeTruthy()
  await user.type(screen.getByLabelText('Nouveau mot de passe'), 'le merle chante à cinq heures')
  await user.type(screen.getByLabelText('Confirmation du mot de passe'), 'le merle chante à cinq heures{Enter}')

  await waitFor(() => expect(currentSession().status).toBe('in'))
  expect(sent.find(({ path }) => path === 'login/mfa')?.body).toEqual({ ticket: 'ticket-1', code: '123456' })
  expect(sent.find(({ path }) => path === 'editExpiredPassword')).toMatchObject({
    proof: 'ticket-2',
    body: { userId, currentPassword: 'le mot de passe de Marie' },
  })
})

test('a step that took too long leads back to the password, and says so', async () => {
  const { user } = await open({
    login: [ok(missing('mfa'))],
    'login/mfa': [refused(401, { code: 'TOKEN_EXPIRED', message: 'Votre session a expiré.' })],
  })
  await fill(user)
  await user.type(await screen.findByLabelText('Code à 6 chiffres'), '123456')
  expect(await screen.findByText(/Cette étape a pris trop de temps/)).toBeTruthy()
  expect(screen.getByLabelText('Mot de passe')).toBeTruthy()
})

test('who begins anew after a forgotten password finds his address there already', async () => {
  const { user } = await open({ askForNewPassword: [ok({})] })
  await user.type(screen.getByLabelText('Adresse mail'), 'marie@example.com')
  await user.click(screen.getByRole('button', { name: 'Mot de passe oublié ?' }))
  await user.click(await screen.findByRole('button', { name: 'Recevoir le lien' }))
  expect(await screen.findByText(/Si un compte existe pour marie@example.com/)).toBeTruthy()
  expect(sent.find(({ path }) => path === 'askForNewPassword')?.body).toEqual({ mail: 'marie@example.com' })
})
