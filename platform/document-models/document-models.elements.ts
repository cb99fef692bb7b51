import { elementPath } from '#kernel/shared/application.ts'

/** Where each application that writes models of documents has them. */
export const modelBrowsers = [
  { routePath: '/atelier/documents/modeles', applicationId: 1 },
  { routePath: '/rh/documents/modeles', applicationId: 8 },
].map(browser => ({ ...browser, element: elementPath(browser) }))

/** The element by which models of an application are judged; undefined for one that writes none. */
export const elementOfModels = (applicationId: number) =>
  modelBrowsers.find(browser => browser.applicationId === applicationId)?.element
