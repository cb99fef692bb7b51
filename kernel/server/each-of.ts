import { type RawBuilder, sql } from 'kysely'

/**
 * The values of a list, for `in`: each is looked for by an index, or all by one hash. To be used wherever a list may
 * grow to hundreds: `= any($1)`, where the list is a parameter, is compared with every row that another index finds, one
 * value after the other.
 */
export const eachOf = (values: readonly string[], type: 'uuid' | 'text' = 'uuid'): RawBuilder<string> =>
  sql<string>`(select unnest(${values}::${sql.raw(type)}[]))`
