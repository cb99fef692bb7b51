import { isLanguage } from '#kernel/shared/names.ts'
import { currentLanguage, speak } from '#kernel/web/i18n.ts'

/** The page of a link is read in the language of the mail that brought it. */
export async function speakAsLink(url: URL) {
  const language = url.searchParams.get('language')
  if (isLanguage(language) && language !== currentLanguage()) await speak(language)
}
