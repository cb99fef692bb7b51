import type { Databases } from '#kernel/server/db.ts'
import type { Names } from '#kernel/shared/names.ts'

export type CatalogueElement = {
  id: number
  parentId: number | null
  applicationId: number | null
  kind: 'MODULE' | 'PAGE' | 'ACTION' | 'FIELDS'
  path: string
  routePath: string
  name: Names
  availableOnMobile: boolean
}

export type CatalogueApplication = { id: number; code: string; name: Names; colour: string }

/** The living elements, in menu order, held in memory: they change a few times a year, and are asked at every call. */
export type ElementCatalogue = {
  elements(): readonly CatalogueElement[]
  applications(): readonly CatalogueApplication[]
  idOf(path: string): number | undefined
  pathOf(id: number): string | undefined
  applicationOf(path: string): number | undefined
  reload(): Promise<void>
}

const elementsStatement = `
select id, parent_id as "parentId", application_id as "applicationId", kind, path, route_path as "routePath", name,
       available_on_mobile as "availableOnMobile"
  from platform.element where archived_at is null order by level, position, id`
const applicationsStatement = `select id, code, name, colour from platform.application where active order by position, id`

export async function openElementCatalogue(databases: Databases): Promise<ElementCatalogue> {
  let elements: CatalogueElement[] = []
  let applications: CatalogueApplication[] = []
  let ids = new Map<string, number>()
  let paths = new Map<number, string>()
  let owners = new Map<string, number>()
  const reload = async () => {
    elements = await databases.query<CatalogueElement>('auth', 'elements', elementsStatement, [])
    applications = await databases.query<CatalogueApplication>('auth', 'applications', applicationsStatement, [])
    ids = new Map(elements.map(element => [element.path, element.id]))
    paths = new Map(elements.map(element => [element.id, element.path]))
    owners = new Map(
      elements.flatMap(({ path, applicationId }) => (applicationId === null ? [] : [[path, applicationId]])),
    )
  }
  await reload()
  return {
    elements: () => elements,
    applications: () => applications,
    idOf: path => ids.get(path),
    pathOf: id => paths.get(id),
    applicationOf: path => owners.get(path),
    reload,
  }
}
