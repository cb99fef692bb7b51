import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { eventually } from '#kernel/testing/eventually.ts'
import { marie as ofMarie } from '#kernel/testing/marie.ts'
import { navigateWith } from './navigation.ts'
import { keepAnswersOnDevice } from './offline/device-marks.ts'
import {
  accessToken,
  clientIdOfTab,
  currentSession,
  leave,
  type Person,
  type SessionMade,
  setClient,
  signedIn,
  signOut,
} from './session.ts'
import { startSession } from './session-start.ts'

const login: SessionMade = { ...ofMarie, token: 'secret' }
const { selectedClient, ...marie } = login.user
const otherTab = new BroadcastChannel('session')
const pages: string[] = []
navigateWith(path => pages.push(path))

beforeEach(() => {
  pages.length = 0
})
afterEach(() => leave(null))

test('no storage of the browser holds the token', () => {
  signedIn(login)
  expect(accessToken()).toBe('secret')
  expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('secret')
  expect(JSON.parse(localStorage.getItem('login') ?? '')).toEqual({ userId: 'marie', connectionUid: 'uid' })
})

test('each tab keeps its own client, through a reload', () => {
  signedIn(login)
  setClient({ id: 'client-2', name: 'Beaulieu', logo: null, readOnly: true })
  expect(currentSession().client?.name).toBe('Beaulieu')
  expect(sessionStorage.getItem('client')).toBe('client-2')
  expect(clientIdOfTab()).toBe('client-2')
})

test('a new tab renews by cookie and enters as the person of this browser', async () => {
  localStorage.setItem('login', JSON.stringify({ userId: 'marie', connectionUid: 'uid' }))
  sessionStorage.setItem('client', 'client-2')
  vi.stubGlobal('fetch', async () => Response.json({ accessToken: 'renewed', expiresIn: 600 }))
  const asked = vi.fn(async () => ({ person: marie satisfies Person, client: selectedClient }))

  await startSession(asked)

  expect(asked).toHaveBeenCalledWith({ userId: 'marie', clientId: 'client-2' })
  expect(currentSession()).toMatchObject({ status: 'in', person: { firstname: 'Marie' }, connectionUid: 'uid' })
  expect(accessToken()).toBe('renewed')
})

test('a server that does not answer at the start keeps the login for the next reload', async () => {
  signedIn(login)
  signOut()
  localStorage.setItem('login', JSON.stringify({ userId: 'marie', connectionUid: 'uid' }))
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))

  await startSession(async () => ({ person: marie, client: null }))

  expect(currentSession().status).toBe('out')
  expect(localStorage.getItem('login')).not.toBeNull()
})

test('a tablet that keeps who is signed in goes on without network, and without a token', async () => {
  keepAnswersOnDevice()
  localStorage.setItem('login', JSON.stringify({ userId: 'marie', connectionUid: 'uid' }))
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('fetch failed')))

  await startSession(async () => ({ person: marie, client: null }))

  expect(currentSession()).toMatchObject({ status: 'in', person: marie })
  expect(accessToken()).toBeNull()
})

test('a login cleared in another tab signs this one out with the words of the brief', () => {
  signedIn(login)
  localStorage.removeItem('login')
  window.dispatchEvent(new StorageEvent('storage', { key: 'login', storageArea: localStorage }))
  expect(currentSession()).toMatchObject({ status: 'out', farewell: 'kernel.session.other-tab' })
  expect(pages).toEqual(['/login'])
})

test('a logout that nobody asked for shows the same reason in every tab', async () => {
  signedIn(login)
  const heard: unknown[] = []
  otherTab.addEventListener('message', event => heard.push(event.data))
  signOut('kernel.session.inactive')
  await eventually(() => expect(heard).toContainEqual({ kind: 'signedOut', farewell: 'kernel.session.inactive' }))

  signedIn(login)
  otherTab.postMessage({ kind: 'signedOut', farewell: 'kernel.session.maintenance' })
  await eventually(() => expect(currentSession().farewell).toBe('kernel.session.maintenance'))
})

test('a token renewed by another tab is used by this one', async () => {
  signedIn(login)
  otherTab.postMessage({ kind: 'token', userId: 'marie', value: 'from-other-tab', endsAt: Date.now() + 600_000 })
  await eventually(() => expect(accessToken()).toBe('from-other-tab'))
})
