import { type Noun, wordsOf } from './noun.ts'

/** What the browser is told of its pages; no schema comes with it. */
export function manifestOf(noun: Noun) {
  const { label, labels, pages, Many } = wordsOf(noun)
  return `import type { LabelModules } from '#kernel/shared/labels.ts'
import type { Page } from '#kernel/web/pages.ts'

export const ${labels}: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

export const ${pages}: readonly Page[] = [
  {
    path: '${noun.routePath}',
    layout: 'content',
    title: '${label}.title',
    element: '${noun.element}',
    load: async () => (await import('./web/${noun.many}-page.tsx')).${Many}Page,
  },
]
`
}
