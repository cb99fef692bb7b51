import type { Page } from '#kernel/web/pages.ts'
import { namesOfPages, type PageOfValues, pagesOfValues } from './values-page.model.ts'

const drawn = (page: PageOfValues): Page => {
  const { element } = pagesOfValues[page]
  return {
    path: `/${element}`,
    layout: 'content',
    title: `energie.values.page.${page}`,
    element,
    load: async () => {
      const { ValuesPage } = await import('./web/values-page.tsx')
      return () => ValuesPage({ page })
    },
  }
}

/** One page, drawn for each group of values. */
export const dailyValuesPages: readonly Page[] = namesOfPages.map(drawn)
