import type { Application, ElementDeclaration } from '#kernel/shared/application.ts'
import { elementPath } from '#kernel/shared/application.ts'

/** The trees of all applications with their names and plans: heavy, loaded only where no menu can answer. */
export type Manifests = { applications: readonly Application[]; platformElements: readonly ElementDeclaration[] }
export type LoadManifests = () => Promise<Manifests>

export type DeclaredElement = { element: ElementDeclaration; application: Application | undefined }

const isShown = ({ kind }: ElementDeclaration) => kind === 'MODULE' || kind === 'PAGE'

const flat = (element: ElementDeclaration): ElementDeclaration[] => [element, ...(element.children ?? []).flatMap(flat)]

const everyElement = ({ applications, platformElements }: Manifests): DeclaredElement[] => [
  ...applications.flatMap(application => flat(application.root).map(element => ({ element, application }))),
  ...platformElements.flatMap(root => flat(root).map(element => ({ element, application: undefined }))),
]

/** The page or module whose right goes by `path` (`rh/gestion_du_personnel/salaries`). */
export const declaredElement = (manifests: Manifests, path: string) =>
  everyElement(manifests).find(({ element }) => isShown(element) && elementPath(element) === path)

const sameAddress = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

export const declaredAt = (manifests: Manifests, address: string) =>
  everyElement(manifests).find(({ element }) => isShown(element) && sameAddress(element.routePath, address))

/** Whether an application answers for the addresses that begin like this one. */
export const isOfAnApplication = (manifests: Manifests, address: string) => {
  const firstWord = (path: string) => path.split('/')[1]?.toLowerCase()
  return everyElement(manifests).some(({ element }) => firstWord(element.routePath) === firstWord(address))
}
