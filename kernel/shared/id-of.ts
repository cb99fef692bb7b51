import { z } from 'zod'

const known = new Map<string, z.ZodUUID>()

/**
 * The id of a row, naming the table it stands in, or the tables among which another field chooses: `rh.employee`, and
 * `platform.session.connection_uid` where the column is not `id`. The walks and the API's document read the names.
 */
export function idOf(...tables: readonly [string, ...string[]]): z.ZodUUID {
  const key = tables.join()
  const made = known.get(key) ?? z.uuid().meta({ idOf: tables })
  known.set(key, made)
  return made
}
