import { useSyncExternalStore } from 'react'
import type { Language } from '#kernel/shared/names.ts'
import { goTo } from './navigation.ts'
import { tellOtherTabs } from './session-channel.ts'

/** Who is signed in, as the login answer describes him. */
export type Person = {
  id: string
  firstname: string
  name: string
  mail: string
  jobtitle: string | null
  avatar: string | null
  type: 'sun' | 'office'
  superDev: boolean
  superAdmin: boolean
  adminOfClient: boolean
  language: Language
}

/** The client that this tab works in; another tab may work in another. */
export type ClientOfTab = { id: string; name: string; logo: string | null; readOnly: boolean }

export type Session = {
  /** `starting` until the cookie of a former visit has been tried. */
  status: 'starting' | 'out' | 'in'
  person: Person | null
  client: ClientOfTab | null
  connectionUid: string | null
  /** Label of the reason why the session ended, for the login page; null when the person asked for it. */
  farewell: string | null
}

/** What a login answers once the session is made. */
export type SessionMade = {
  token: string
  expiresIn: number
  userId: string
  connectionUid: string
  user: Person & { selectedClient: ClientOfTab | null }
}

export type StoredLogin = { userId: string; connectionUid: string }
/** The access token lives in memory only: no script finds it in a storage. */
export type AccessToken = { value: string; endsAt: number }

const nobody: Session = { status: 'out', person: null, client: null, connectionUid: null, farewell: null }

let session: Session = { ...nobody, status: 'starting' }
let token: AccessToken | null = null
const watchers = new Set<() => void>()
const tokenWatchers = new Set<(token: AccessToken | null) => void>()
const leavers = new Set<() => void>()

export const currentSession = () => session
export const accessToken = () => token?.value ?? null

export const useSession = () => useSyncExternalStore(watchSession, currentSession)

export function watchSession(watcher: () => void) {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

export function watchToken(watcher: (token: AccessToken | null) => void) {
  tokenWatchers.add(watcher)
  return () => void tokenWatchers.delete(watcher)
}

/** What must be forgotten when a session ends: caches, sockets. */
export function onSignOut(leaver: () => void) {
  leavers.add(leaver)
  return () => void leavers.delete(leaver)
}

function change(changed: Partial<Session>) {
  session = { ...session, ...changed }
  for (const watcher of watchers) watcher()
}

export function keepToken(kept: AccessToken | null) {
  token = kept
  for (const watcher of tokenWatchers) watcher(kept)
}

export const storedLogin = (): StoredLogin | null => {
  const text = localStorage.getItem('login')
  return text === null ? null : (JSON.parse(text) as StoredLogin)
}

/** The client that this tab had before it was reloaded. */
export const clientIdOfTab = () => session.client?.id ?? sessionStorage.getItem('client')

/** Enters with the answer of a login, of a second factor or of an expired password that was changed. */
export function signedIn({ token: value, expiresIn, userId, connectionUid, user }: SessionMade) {
  const { selectedClient, ...person } = user
  localStorage.setItem('login', JSON.stringify({ userId, connectionUid } satisfies StoredLogin))
  keepToken({ value, endsAt: Date.now() + expiresIn * 1000 })
  enterAs(person, selectedClient, connectionUid)
}

export function enterAs(person: Person, client: ClientOfTab | null, connectionUid: string) {
  keepClientOfTab(client)
  change({ status: 'in', person, client, connectionUid, farewell: null })
}

/** Changes the client of this tab; null brings the client picker. */
export function setClient(client: ClientOfTab | null) {
  keepClientOfTab(client)
  change({ client })
}

function keepClientOfTab(client: ClientOfTab | null) {
  if (client) sessionStorage.setItem('client', client.id)
  else sessionStorage.removeItem('client')
}

export const setPerson = (person: Person) => change({ person })

/**
 * Forgets everything but the preferences and goes to the login page, which shows `farewell`.
 * Of a logout nobody asked for, the other tabs are told the reason first: they show the same text.
 */
export function signOut(farewell: string | null = null) {
  if (session.status === 'out') return
  if (farewell) tellOtherTabs({ kind: 'signedOut', farewell })
  leave(farewell)
}

/** The end of a session that another tab has already cleared. */
export function leave(farewell: string | null) {
  const { status } = session
  if (status === 'out') return
  forgetStorage()
  keepToken(null)
  change({ ...nobody, farewell })
  for (const leaver of leavers) leaver()
  if (status === 'in') goTo('/login', { replace: true })
}

/** No session at the start of a tab: the guard of the page asked for leads to the login page. */
export const stayOut = (farewell: string | null = null) => change({ ...nobody, farewell })

function forgetStorage() {
  const kept = (key: string) => key.startsWith('prefs.')
  for (const key of Object.keys(localStorage).filter(key => !kept(key))) localStorage.removeItem(key)
  sessionStorage.clear()
}
