import type { Databases } from '#kernel/server/db.ts'
import type { Clock } from '#kernel/server/clock.ts'
import type { Caller, Perimeter } from '#kernel/server/gate.ts'
import type { Level } from '#kernel/shared/access.ts'
import type { ElementCatalogue } from '#platform/applications/applications.server.ts'
import { askAsIdentity } from './ask.ts'
import { levelsOf } from './levels.queries.ts'
import { nextChangeOf } from './next-change.queries.ts'
import { perimeterOf } from './perimeter.queries.ts'
import { supportLevelsOf, supportPerimeterOf } from './support-levels.queries.ts'

type Entry = {
  levels: Map<string, Level>
  /** Every element was asked: what is absent is 0. */
  isComplete: boolean
  perimeters: Map<string, ReadonlyMap<string, Level>>
  /** Milliseconds; past it, time itself has changed the answers. */
  until: number
}

const mostEntries = 5_000

/** Whose rights are asked, in which client, as of which version of its rights. */
export type Holder = Pick<Caller, 'userId' | 'clientId' | 'rightsVersion' | 'support' | 'readOnly'>

export type RememberedRights = {
  levels(holder: Holder, paths: readonly string[]): Promise<ReadonlyMap<string, Level>>
  allLevels(holder: Holder): Promise<ReadonlyMap<string, Level>>
  perimeter(holder: Holder, path: string): Promise<Perimeter>
}

/**
 * Rights as evaluated, kept by person, client and rights version. The version is read with the session at every
 * request, so that what is remembered is never older than the last change. A key without both ids would serve one
 * person's rights to another; how far support access goes is judged again at each request, so that nothing outlives it.
 */
export function rememberRights(databases: Databases, catalogue: ElementCatalogue, clock: Clock): RememberedRights {
  const ask = askAsIdentity(databases)
  const entries = new Map<string, Entry>()

  const entryOf = async (caller: Holder, clientId: string): Promise<Entry> => {
    const key = `${caller.userId} ${clientId} ${caller.rightsVersion} ${caller.support ?? 'member'} ${catalogue.edition()}`
    const now = clock.now()
    const known = entries.get(key)
    if (known && now.epochMilliseconds < known.until) return known
    const until = (await changeAhead(caller, clientId, now)) ?? Number.POSITIVE_INFINITY
    const entry: Entry = { levels: new Map(), isComplete: false, perimeters: new Map(), until }
    if (entries.size >= mostEntries) entries.delete(entries.keys().next().value as string)
    entries.set(key, entry)
    return entry
  }

  const changeAhead = async (caller: Holder, clientId: string, now: Temporal.Instant) =>
    caller.support ? undefined : nextChangeOf(ask, { clientId, userId: caller.userId, now })

  const evaluate = (caller: Holder, clientId: string, elementIds?: readonly number[]) =>
    caller.support
      ? supportLevelsOf(ask, caller)
      : levelsOf(ask, { clientId, userId: caller.userId, now: clock.now() }, elementIds)

  return {
    async levels(caller, paths) {
      const { clientId } = caller
      if (!clientId) return new Map()
      const entry = await entryOf(caller, clientId)
      const unknown = entry.isComplete ? [] : paths.filter(path => !entry.levels.has(path))
      if (unknown.length > 0) {
        const ids = unknown.flatMap(path => catalogue.idOf(path) ?? [])
        const rows = await evaluate(caller, clientId, ids)
        const byId = new Map(rows.map(row => [row.elementId, row.level]))
        for (const path of unknown) entry.levels.set(path, byId.get(catalogue.idOf(path) ?? -1) ?? 0)
      }
      return entry.levels
    },

    async allLevels(caller) {
      const { clientId } = caller
      if (!clientId) return new Map()
      const entry = await entryOf(caller, clientId)
      if (!entry.isComplete) {
        for (const { elementId, level } of await evaluate(caller, clientId)) {
          const path = catalogue.pathOf(elementId)
          if (path) entry.levels.set(path, level)
        }
        entry.isComplete = true
      }
      return entry.levels
    },

    async perimeter(caller, path) {
      const { clientId, userId } = caller
      const elementId = catalogue.idOf(path)
      if (!clientId || elementId === undefined) return { everywhere: 0, byCompany: new Map() }
      const entry = await entryOf(caller, clientId)
      const everywhere = (await this.levels(caller, [path])).get(path) ?? 0
      const byCompany =
        entry.perimeters.get(path) ??
        (caller.support
          ? await supportPerimeterOf(ask, caller, everywhere)
          : await perimeterOf(ask, { clientId, userId, now: clock.now() }, elementId))
      entry.perimeters.set(path, byCompany)
      return { everywhere, byCompany }
    },
  }
}
