import { forbidden } from '#kernel/server/errors.ts'
import type { Rights } from '#kernel/server/answers.ts'
import { type PageOfValues, pagesOfValues, type Series } from '../values-page.model.ts'

/** A page that somebody may read or write: queries and verbs take nothing else, and it is made here alone. */
export type PageWithin = { step: 'day' | 'month'; series: readonly Series[]; codes: readonly string[] }

/** @throws Refusal 403 when the reader's level on that very page is lower */
export async function pageWithin(rights: Rights, page: PageOfValues, needs: 1 | 2 | 3): Promise<PageWithin> {
  const { element, step, series } = pagesOfValues[page]
  if ((await rights.level(element)) < needs) throw forbidden()
  return { step, series, codes: series.map(({ code }) => code) }
}
