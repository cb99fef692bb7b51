import type { Rights } from '#kernel/server/answers.ts'
import { companyScopeOf } from '#kernel/server/company-scope.ts'
import { locationsElement, placesElement } from '../place.model.ts'

/** What somebody may do with the places of a company: the better of his levels on the tree and on the list. */
export const placeScopeOf = (given: { rights: Rights }) => companyScopeOf(given, placesElement, locationsElement)
