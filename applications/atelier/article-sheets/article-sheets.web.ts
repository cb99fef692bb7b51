import { loadLabels } from '#kernel/web/i18n.ts'
import type { Page } from '#kernel/web/pages.ts'
import { tradeLabels } from '#platform/trade/trade.web.ts'
import { articlePath, articlesPath } from './article-place.model.ts'

const ofArticles = { layout: 'content', element: 'atelier/production/article' } as const

export const articlePages: readonly Page[] = [
  {
    ...ofArticles,
    path: articlesPath,
    title: 'atelier.articles',
    load: async () => {
      const [{ ArticlesPage }] = await Promise.all([import('./web/articles-page.tsx'), loadLabels([tradeLabels])])
      return ArticlesPage
    },
  },
  {
    ...ofArticles,
    path: articlePath,
    title: 'atelier.article.record',
    load: async () => (await import('./web/article-page.tsx')).ArticlePage,
  },
]
