import { isLanguage, type Language } from '#kernel/shared/names.ts'
import { currentLanguage, speak } from './i18n.ts'
import { preference } from './preferences.ts'

/**
 * The language of pages that links open for who has no account: that of the mail which brought the link, said in its
 * address, or the one that its reader chose. `keptAs` keeps the choice apart from the language of who works at this
 * browser, whom he may not be.
 */
export function languageOfLink(keptAs: string, parameter = 'language') {
  const chosen = preference<Language | null>(keptAs, text => (isLanguage(text) ? text : null))
  return {
    speakAsLink: async (url: URL) => {
      const language = chosen.get() ?? url.searchParams.get(parameter)
      if (isLanguage(language) && language !== currentLanguage()) await speak(language)
    },
    /** For this page, and for what is asked of the reader another day. */
    speakAsChosen: async (language: Language) => {
      chosen.set(language)
      await speak(language)
    },
  }
}
