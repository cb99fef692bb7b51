import { elementPath } from '#kernel/shared/application.ts'
import { page } from '#kernel/shared/elements.ts'
import type { Names } from '#kernel/shared/names.ts'

const documents: Names = { fr: 'Documents', en: 'Documents', es: 'Documentos', ar: 'الوثائق' }

/** An application's document browser; some applications have it at two addresses, under two names. */
export const documentsPage = (routePath: string, name = documents) => page(routePath, { name })

/** Where each application has its document browsers. */
export const documentBrowsers = [
  { routePath: '/documents/atelier', applicationId: 1 },
  { routePath: '/documents/commerce', applicationId: 2 },
  { routePath: '/documents/culture', applicationId: 3 },
  { routePath: '/documents/demandes', applicationId: 4 },
  { routePath: '/documents/energie', applicationId: 5 },
  { routePath: '/documents/finances', applicationId: 6 },
  { routePath: '/documents/qualite', applicationId: 7 },
  { routePath: '/qualite/docs', applicationId: 7, title: 'documents.browser.quality' },
  { routePath: '/documents/rh', applicationId: 8 },
  { routePath: '/docsRH', applicationId: 8, title: 'documents.browser.staff' },
].map(({ title = 'field.documents', ...browser }) => ({ ...browser, title, element: elementPath(browser) }))

/** Of a browser that an application has at two addresses the one with a name of its own stands in menus. */
export const isNamedElsewhere = (routePath: string, others: readonly string[]) => {
  const browser = documentBrowsers.find(known => known.routePath === routePath)
  return documentBrowsers.some(
    other =>
      other.routePath !== routePath &&
      other.applicationId === browser?.applicationId &&
      other.title !== 'field.documents' &&
      others.includes(other.routePath),
  )
}
