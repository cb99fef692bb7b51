import { ApiError } from './api-error.ts'
import { setLanguage } from './i18n.ts'
import { keepsAnswers } from './offline/device-marks.ts'
import { languagePreference } from './preferences.ts'
import {
  type ClientOfTab,
  clientIdOfTab,
  currentSession,
  enterAs,
  keepToken,
  leave,
  type Person,
  stayOut,
  storedLogin,
} from './session.ts'
import { hearOtherTabs } from './session-channel.ts'
import { renewInTime, renewToken } from './session-renewal.ts'

/** Asks the server who `userId` is and which client this tab goes on with (`clientId` before a reload, else the last). */
export type LoadEntry = (asked: { userId: string; clientId: string | null }) => Promise<{
  person: Person
  client: ClientOfTab | null
}>

/** The start of a tab: renews by cookie when this browser holds a login, and follows what other tabs do from then on. */
export async function startSession(loadEntry: LoadEntry) {
  renewInTime()
  followOtherTabs()
  const login = storedLogin()
  if (!login) return stayOut()
  try {
    await renewToken(null).catch(unlessKept)
    const { person, client } = await loadEntry({ userId: login.userId, clientId: clientIdOfTab() })
    if (languagePreference.get() === null) await setLanguage(person.language)
    enterAs(person, client, login.connectionUid)
  } catch {
    if (currentSession().status === 'starting') stayOut('kernel.session.unreachable')
  }
}

/** Without network a tablet goes on with what it keeps; the token is asked for with the first call that has an answer. */
function unlessKept(failure: unknown) {
  if (!keepsAnswers() || !(failure instanceof ApiError) || failure.status !== 0) throw failure
}

function followOtherTabs() {
  hearOtherTabs(message => {
    if (message.kind === 'signedOut') return leave(message.farewell)
    if (message.kind !== 'token' || message.userId !== currentSession().person?.id) return
    keepToken({ value: message.value, endsAt: message.endsAt })
  })
  window.addEventListener('storage', ({ key, storageArea }) => {
    if (storageArea !== localStorage || (key !== null && key !== 'login')) return
    const { status, person } = currentSession()
    if (status === 'in' && storedLogin()?.userId !== person?.id) leave('kernel.session.other-tab')
  })
}
