import { loadLabels } from '#kernel/web/i18n.ts'
import type { LabelModules } from '#kernel/shared/labels.ts'
import type { Page } from '#kernel/web/pages.ts'
import { tradeLabels } from '#platform/trade/trade.web.ts'
import {
  actualsPath,
  notesElement,
  notesPath,
  salesByArticleElement,
  salesByArticlePath,
  salesByCustomerElement,
  salesByCustomerPath,
} from './sales-place.model.ts'

export const salesLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

const texts = () => loadLabels([tradeLabels])

export const salesPages: readonly Page[] = [
  {
    path: notesPath,
    layout: 'content',
    title: 'commerce.notes.title',
    element: notesElement,
    load: async () => {
      const [{ NotesPage }] = await Promise.all([import('./web/notes-page.tsx'), texts()])
      return NotesPage
    },
  },
  {
    path: salesByArticlePath,
    layout: 'content',
    title: 'commerce.sales.articles',
    element: salesByArticleElement,
    load: async () => {
      const [{ ArticlesPage }] = await Promise.all([import('./web/sold-pages.tsx'), texts()])
      return ArticlesPage
    },
  },
  {
    path: `${salesByArticlePath}/:articleId`,
    layout: 'content',
    title: 'commerce.sales.articles',
    element: salesByArticleElement,
    load: async () => {
      const [{ ArticlePage }] = await Promise.all([import('./web/sold-in-full-pages.tsx'), texts()])
      return ArticlePage
    },
  },
  {
    path: salesByCustomerPath,
    layout: 'content',
    title: 'commerce.sales.customers',
    element: salesByCustomerElement,
    load: async () => {
      const [{ CustomersPage }] = await Promise.all([import('./web/sold-pages.tsx'), texts()])
      return CustomersPage
    },
  },
  {
    path: `${salesByCustomerPath}/:clientId`,
    layout: 'content',
    title: 'commerce.sales.customers',
    element: salesByCustomerElement,
    load: async () => {
      const [{ CustomerPage }] = await Promise.all([import('./web/sold-in-full-pages.tsx'), texts()])
      return CustomerPage
    },
  },
  {
    path: `${actualsPath}/:year/:week/:articleId`,
    layout: 'content',
    title: 'commerce.actuals.title',
    element: salesByArticleElement,
    load: async () => {
      const [{ ActualsPage }] = await Promise.all([import('./web/actuals-page.tsx'), texts()])
      return ActualsPage
    },
  },
]
