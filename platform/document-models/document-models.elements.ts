import { elementPath } from '#kernel/shared/application.ts'

/** Where each application that writes models of documents has them: the list, a new one, the editor of one. */
export const modelBrowsers = [
  { applicationId: 1, routePath: '/atelier/documents/modeles' },
  { applicationId: 8, routePath: '/rh/documents/modeles' },
].map(({ applicationId, routePath }) => ({
  applicationId,
  routePath,
  newPath: `${routePath}/generateur`,
  editPath: `${routePath}/generateur/edition`,
  element: elementPath({ routePath }),
}))

export type ModelBrowser = (typeof modelBrowsers)[number]

/** The element by which models of an application are judged; undefined for one that writes none. */
export const elementOfModels = (applicationId: number) =>
  modelBrowsers.find(browser => browser.applicationId === applicationId)?.element
