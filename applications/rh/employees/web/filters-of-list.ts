import { idIn, oneOf } from '#kernel/web/kit/filter-values.ts'
import type { ListState } from '#kernel/web/kit/use-list-state.ts'
import { families } from '#rh/contract-terms/contract-family.model.ts'
import { cogOfIso2 } from '#platform/identifiers/countries.model.ts'
import { daysIn, moments } from '../comings-and-goings.model.ts'
import { missingPieces, noPlace, sexes, situations, tabsOfStaff } from '../employee.model.ts'

export const lacks = [...missingPieces, 'any'] as const
export const sexInWords = { male: 'rh.employees.men', female: 'rh.employees.women' } as const

/** What the list is narrowed by, under the names of the call; what an address says that means nothing narrows nothing. */
export const filtersIn = ({ filters }: Pick<ListState, 'filters'>) => ({
  companyId: idIn(filters.company),
  siteId: placeIn(filters.site),
  unitId: placeIn(filters.unit),
  positionId: idIn(filters.position),
  citizenship: filters.citizenship && cogOfIso2(filters.citizenship) ? filters.citizenship : undefined,
  family: oneOf(families, filters.family),
  situation: oneOf(situations, filters.situation),
  sex: oneOf(sexes, filters.sex),
  missing: oneOf(lacks, filters.missing),
  thisMonth: oneOf(moments, filters.month),
  starting: writtenIn(filters.starting),
  ending: writtenIn(filters.ending),
})

/** The tab that the address names; an unknown one is the first. */
export const standingIn = ({ tab }: Pick<ListState, 'tab'>) => oneOf(tabsOfStaff, tab) ?? 'active'

/** Days as the call reads them. */
const writtenIn = (text: string | undefined) => (daysIn(text) ? text : undefined)

const placeIn = (text: string | undefined) => (text === noPlace ? text : idIn(text))
