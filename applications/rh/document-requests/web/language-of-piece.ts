import { isLanguage, type Language } from '#kernel/shared/names.ts'
import { currentLanguage, speak } from '#kernel/web/i18n.ts'
import { preference } from '#kernel/web/preferences.ts'

/** What a visitor chose himself on such a page. Apart from the language of who works at this browser, whom it may not be. */
const chosen = preference<Language | null>('language-of-piece', text => (isLanguage(text) ? text : null))

/** A page that a link opens is read in the language of the mail that brought it, or in the one that its reader chose. */
export async function speakAsLink(url: URL) {
  const named = url.searchParams.get('language')
  const language = chosen.get() ?? named
  if (isLanguage(language) && language !== currentLanguage()) await speak(language)
}

/** For this page, and for what is asked of the visitor another day. */
export async function speakAsChosen(language: Language) {
  chosen.set(language)
  await speak(language)
}
