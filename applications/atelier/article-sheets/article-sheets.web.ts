import type { Page } from '#kernel/web/pages.ts'
import { articlePath, articlesPath } from './article-place.model.ts'

const ofArticles = { layout: 'content', element: 'atelier/production/article' } as const

export const articlePages: readonly Page[] = [
  {
    ...ofArticles,
    path: articlesPath,
    title: 'atelier.articles',
    load: async () => (await import('./web/articles-page.tsx')).ArticlesPage,
  },
  {
    ...ofArticles,
    path: articlePath,
    title: 'atelier.article.record',
    load: async () => (await import('./web/article-page.tsx')).ArticlePage,
  },
]
