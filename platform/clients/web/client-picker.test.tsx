import { screen, within } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderPage } from '#kernel/testing/render.tsx'
import type { SessionMade } from '#kernel/web/session.ts'
import { stayOut } from '#kernel/web/session.ts'
import { clientsLabels, clientsWeb } from '../clients.web.ts'
import './client-choice-page.tsx'

afterEach(() => {
  stayOut()
})

const carla: SessionMade = {
  token: 'token',
  expiresIn: 600,
  userId: '0193-carla',
  connectionUid: '0193-connection',
  user: {
    id: '0193-carla',
    firstname: 'Carla',
    name: 'Mendes',
    mail: 'carla@example.org',
    jobtitle: null,
    avatar: null,
    type: 'sun',
    superDev: false,
    superAdmin: false,
    adminOfClient: false,
    language: 'fr',
    selectedClient: null,
  },
}
const clientNamed = (name: string) => ({
  id: `0193-${name}`,
  name,
  logo: null,
  readOnly: false,
  status: 'active',
  isAdministrator: false,
  city: 'Angers',
  lastVisitAt: null,
})
const page = clientsWeb.pages.find(({ path }) => path === '/sun/clientChoice')

const choosingAmong = (names: readonly string[], refusal?: string) => {
  if (!page) throw new Error('no page')
  return renderPage(page, {
    labels: [clientsLabels],
    as: carla,
    fetch: ({ url }) => {
      if (url.includes('client/active')) return Response.json(names.map(clientNamed))
      return Response.json({ code: 'NOT_FOUND', message: refusal }, { status: 404 })
    },
  })
}

test('a few clients are shown in the order that the server gives, without a search', async () => {
  await choosingAmong(['Vergers', 'Bocage'])
  const cards = await screen.findAllByRole('button')
  expect(cards.map(card => card.textContent)).toEqual([
    'VVergersMembre · Angers · jamais visité1',
    'BBocageMembre · Angers · jamais visité2',
  ])
  expect(screen.queryByRole('searchbox')).toBeNull()
})

test('many clients are searched by name, whatever the accents', async () => {
  const many = Array.from({ length: 12 }, (_, place) => `Ferme ${place}`)
  const { user } = await choosingAmong([...many, 'Élevage du Pré'])
  await user.type(await screen.findByRole('searchbox', { name: 'Rechercher un client' }), 'pre elev{Enter}')
  expect(screen.getAllByRole('listitem').map(item => item.textContent)).toEqual([
    'ÉÉlevage du PréMembre · Angers · jamais visité1',
  ])
  await user.type(screen.getByRole('searchbox'), 'zzz{Enter}')
  expect(screen.getByRole('status').textContent).toContain('zzz')
})

test('the key of its place chooses a client, but not while one types', async () => {
  const many = Array.from({ length: 12 }, (_, place) => `Ferme ${place}`)
  const { user } = await choosingAmong(many, 'Ce client vient d’être fermé.')
  await user.type(await screen.findByRole('searchbox'), '2')
  expect(within(screen.getByRole('log')).queryByText(/fermé/)).toBeNull()
  await user.clear(screen.getByRole('searchbox'))
  screen.getByRole('searchbox').blur()
  await user.keyboard('2')
  expect(await within(screen.getByRole('log')).findByText('Ce client vient d’être fermé.')).toBeTruthy()
})

test('a choice that the server refuses is told in its own words', async () => {
  const { user } = await choosingAmong(['Bocage'], 'Ce client vient d’être fermé.')
  await user.click(await screen.findByRole('button', { name: /^Bocage/ }))
  const alerts = within(screen.getByRole('log'))
  expect(await alerts.findByText('Ce client vient d’être fermé.')).toBeTruthy()
})
