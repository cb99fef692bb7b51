import type { Databases } from '#kernel/server/db.ts'
import { keepCurrent } from '#kernel/server/keep-current.ts'
import type { Log } from '#kernel/server/log.ts'
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
  planned: boolean
}

export type CatalogueApplication = {
  id: number
  code: string
  name: Names
  colour: string
  logoKey: string | null
  version: number
}

/** The living elements, in menu order, held in memory: they change a few times a year, and are asked at every call. */
export type ElementCatalogue = {
  elements(): readonly CatalogueElement[]
  applications(): readonly CatalogueApplication[]
  idOf(path: string): number | undefined
  pathOf(id: number): string | undefined
  applicationOf(path: string): number | undefined
  /** Another number after each change: what is remembered of elements is kept under it. */
  edition(): number
  reload(): Promise<void>
  stop(): Promise<void>
}

const elementsStatement = `
select id, parent_id, application_id, kind, path, route_path, name,
       available_on_mobile, planned
  from platform.element where archived_at is null order by level, position, id`
const applicationsStatement = `
select id, code, name, colour, logo_key, version
  from platform.application where active order by position, id`

/** Current in every process at once: the database tells of each change, and a patrol makes good a lost telling. */
export async function openElementCatalogue(databases: Databases, log: Log): Promise<ElementCatalogue> {
  let elements: CatalogueElement[] = []
  let applications: CatalogueApplication[] = []
  let ids = new Map<string, number>()
  let paths = new Map<number, string>()
  let owners = new Map<string, number>()
  let known = ''
  let edition = 0
  let reading = Promise.resolve()
  const read = async () => {
    const rows = await Promise.all([
      databases.query<CatalogueElement>('auth', 'elements', elementsStatement, []),
      databases.query<CatalogueApplication>('auth', 'applications', applicationsStatement, []),
    ])
    const found = JSON.stringify(rows)
    if (found === known) return
    known = found
    edition += 1
    ;[elements, applications] = rows
    ids = new Map(elements.map(element => [element.path, element.id]))
    paths = new Map(elements.map(element => [element.id, element.path]))
    owners = new Map(
      elements.flatMap(({ path, applicationId }) => (applicationId === null ? [] : [[path, applicationId]])),
    )
  }
  /** One after the other: what was read first must not be kept last. */
  const reload = () => {
    reading = reading.catch(() => undefined).then(read)
    return reading
  }
  const stop = await keepCurrent(databases, log, 'catalogue', reload)
  return {
    elements: () => elements,
    applications: () => applications,
    idOf: path => ids.get(path),
    pathOf: id => paths.get(id),
    applicationOf: path => owners.get(path),
    edition: () => edition,
    reload,
    stop,
  }
}
