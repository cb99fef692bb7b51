import { plainText } from '#kernel/shared/plain-text.ts'
import { useLanguage } from '#kernel/web/i18n.ts'
import { useOffered } from '#kernel/web/offered.ts'
import { useLevels } from '#platform/rights/rights.web.ts'
import { type Found, mostFound } from '../search.model.ts'
import { searchActionsOffer } from '../search-action.slot.ts'
import { piecesOf } from './plain-words.ts'

/** What the person may do of which every word stands in the name; all of it while nothing is typed. */
export function useActions(words: string): Found[] {
  const language = useLanguage()
  const levelOf = useLevels()
  const offered = useOffered(searchActionsOffer)
  const pieces = piecesOf(words)
  return offered
    .filter(({ element, level }) => levelOf(element) >= level)
    .map(({ name, address }) => ({ id: `action ${address}`, title: name[language], detail: null, address }))
    .filter(({ title }) => pieces.every(piece => plainText(title).includes(piece)))
    .slice(0, mostFound)
}
