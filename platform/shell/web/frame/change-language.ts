import type { Language } from '#kernel/shared/names.ts'
import { fetchCall } from '#kernel/web/api.ts'
import { setLanguage } from '#kernel/web/i18n.ts'
import { queryClient } from '#kernel/web/query-client.ts'
import { currentSession, setPerson } from '#kernel/web/session.ts'
import { usersCalls } from '#platform/users/users.calls.ts'

/** The interface changes at once; the account remembers, and what the server wrote in the former language is asked again. */
export async function changeLanguage(language: Language) {
  await setLanguage(language)
  const { person } = currentSession()
  if (person) setPerson({ ...person, language })
  await fetchCall(usersCalls.setLanguage, { language }, { staysOnPage: true }).catch(() => undefined)
  await queryClient.invalidateQueries()
}
