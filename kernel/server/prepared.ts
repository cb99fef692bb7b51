import { type Compilable, type CompiledQuery, type RawBuilder, sql } from 'kysely'
import type { Db } from './db.ts'

/** Where the values of each execution come in the text of a query. */
export type Places<Values> = { readonly [Name in keyof Values]: RawBuilder<Values[Name]> }

/** A value, or its place in a prepared query. */
export type Value<Of> = Of | RawBuilder<Of>

class Place {
  readonly name: PropertyKey

  constructor(name: PropertyKey) {
    this.name = name
  }
}

/**
 * A query of which only the values change, built and compiled at its first execution: for what is asked at every
 * request, where building it again costs more than the rest of the handler. What else may change its text is its shape,
 * of which there are few.
 */
export function preparedQuery<Tables, Values extends object, Row, Shape = void>(
  build: (db: Db<Tables>, values: Places<Values>, shape: Shape) => Compilable<Row>,
) {
  const queries = new Map<string | undefined, CompiledQuery<Row>>()
  return async (db: Db<Tables>, values: Values, shape: Shape): Promise<Row[]> => {
    const key = JSON.stringify(shape)
    const query = queries.get(key) ?? build(db, places as Places<Values>, shape).compile()
    queries.set(key, query)
    const parameters = query.parameters.map(value =>
      value instanceof Place ? values[value.name as keyof Values] : value,
    )
    const { rows } = await db.executeQuery<Row>({ ...query, parameters })
    return rows
  }
}

/** Answers any name with its place; a name that no value has does not compile. */
const places = new Proxy({}, { get: (_places, name) => sql.val(new Place(name)) })

/**
 * The queries that `ask` sends at once are planned for their own values. Plans otherwise serve any value: right for what
 * an index answers, wrong where a rare word and a common one want different ways.
 */
export async function plannedByValues<Tables, Answer>(db: Db<Tables>, ask: () => Promise<Answer>): Promise<Answer> {
  const [, answer] = await Promise.all([
    sql`set local plan_cache_mode = force_custom_plan`.execute(db),
    ask(),
    sql`set local plan_cache_mode = force_generic_plan`.execute(db),
  ])
  return answer
}
