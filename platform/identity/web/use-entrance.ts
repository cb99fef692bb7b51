import { useLocation, useNavigate } from 'react-router'
import { setLanguage } from '#kernel/web/i18n.ts'
import { languagePreference } from '#kernel/web/preferences.ts'
import { signedIn } from '#kernel/web/session.ts'
import type { ClientCard, SessionMade, SignedInUser } from '../identity.model.ts'
import { clientChoice, landingOf } from '../landing.model.ts'
import { leadingTo, returnAddress } from '../return-address.model.ts'
import { noteArrival } from './arrival.ts'
import { pageLeftBy } from './left-page.ts'

/** Goes in with the session that was made: to the page asked for before, or to the first page of the role. */
export function useEntrance() {
  const navigate = useNavigate()
  const { search } = useLocation()

  return async (answer: SessionMade) => {
    const { user, next, connectionUid } = answer
    if (languagePreference.get() === null) await setLanguage(user.language)
    signedIn(answer)
    noteArrival(connectionUid)
    const client = next === 'chooseClient' ? null : user.selectedClient
    await navigate(nextAddress(user, client, returnAddress(search) ?? pageLeftBy(user.id)), { replace: true })
  }
}

function nextAddress(user: SignedInUser, client: ClientCard | null, asked: string | undefined) {
  const landing = landingOf(user, client)
  return landing === clientChoice ? leadingTo(clientChoice, asked) : (asked ?? landing)
}
