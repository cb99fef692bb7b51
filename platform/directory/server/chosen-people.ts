import { type RawBuilder, sql } from 'kysely'
import type { Rule } from '../group.model.ts'
import type { OpenSource } from './open-directory.ts'

/** Who is meant: those in whom the words stand, who meet every condition, and are among some ids. */
export type Choice = { words?: string | undefined; rule?: Rule; among?: RawBuilder<unknown> }

const columns = sql.join(['id', 'sort', 'tie', 'firstname', 'name', 'mail', 'user_id'].map(column => sql.ref(column)))

/** The rows of one source who are meant, as `People.everybody` gives them; undefined when nobody there can be. */
export function chosenOf({ source, people }: OpenSource, { words, rule = [], among }: Choice) {
  if (rule.some(({ kind, values }) => kind === 'source' && !values.includes(source))) return undefined
  const everybody = people.everybody({ words, rule: rule.filter(({ kind }) => kind !== 'source') })
  if (!everybody || !among) return everybody
  return sql`select ${columns} from (${everybody}) person where person.id in (${among})`
}

/** The rows of all who are meant, whatever their source. */
export function chosenFrom(directory: readonly OpenSource[], choice: Choice): RawBuilder<unknown> {
  const parts = directory.flatMap(one => chosenOf(one, choice) ?? [])
  if (parts.length === 0)
    return sql`select null::uuid as id, '' as sort, null::uuid as tie, '' as firstname, '' as name, '' as mail,
                      null::uuid as user_id where false`
  return sql.join(
    parts.map(part => sql`select ${columns} from (${part}) chosen`),
    sql` union all `,
  )
}

/** How many are meant, counted up to `most`: what is more is `most + 1`. */
export function countOfChosen(directory: readonly OpenSource[], choice: Choice, most: number): RawBuilder<number> {
  return sql<number>`(select count(*) from (select id from (${chosenFrom(directory, choice)}) chosen limit ${most + 1}) counted)`
}
