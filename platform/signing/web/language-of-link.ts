import { isLanguage, type Language } from '#kernel/shared/names.ts'
import { currentLanguage, speak } from '#kernel/web/i18n.ts'
import { preference } from '#kernel/web/preferences.ts'

/** What a signer chose himself. Apart from the language of who works at this browser, whom he may not be. */
const chosen = preference<Language | null>('language-of-signing', text => (isLanguage(text) ? text : null))

/** The page is read in the language of the mail that brought it, or in the one that its reader chose. */
export async function speakAsLink(url: URL) {
  const language = chosen.get() ?? url.searchParams.get('lang')
  if (isLanguage(language) && language !== currentLanguage()) await speak(language)
}

/** For this page, and for what is asked of the signer another day. */
export async function speakAsChosen(language: Language) {
  chosen.set(language)
  await speak(language)
}
