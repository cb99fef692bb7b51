import { directionOf, type Language } from '#kernel/shared/names.ts'
import { raiseAlert } from '#kernel/web/alerts.ts'
import { type ApiError, fetchCall } from '#kernel/web/api.ts'
import { setLanguage } from '#kernel/web/i18n.ts'
import { queryClient } from '#kernel/web/query-client.ts'
import { currentSession, setPerson } from '#kernel/web/session.ts'
import { loadMirror } from '#kernel/web/theme/mirror.ts'
import { usersCalls } from '#platform/users/users.calls.ts'

/** The interface changes at once; the account remembers, and what the server wrote in the former language is asked again. */
export async function changeLanguage(language: Language) {
  if (directionOf(language) === 'rtl') await loadMirror()
  await setLanguage(language)
  const { person } = currentSession()
  if (person) setPerson({ ...person, language })
  await fetchCall(usersCalls.setLanguage, { language }, { staysOnPage: true }).catch(tellFailure)
  await queryClient.invalidateQueries()
}

/** The end of a session is told by the sign-in page. */
function tellFailure({ status, message }: ApiError) {
  if (status !== 401) raiseAlert({ kind: 'error', text: message })
}
