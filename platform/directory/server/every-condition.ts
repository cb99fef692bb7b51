import { type RawBuilder, sql } from 'kysely'
import type { Condition, Rule } from '../group.model.ts'

/** What a rule asks of the rows of one source, as ` and ...`; undefined as soon as no row can meet one of its conditions. */
export function everyCondition(
  rule: Rule,
  met: (condition: Condition) => RawBuilder<unknown> | undefined,
): RawBuilder<unknown> | undefined {
  const conditions = rule.map(met)
  if (conditions.includes(undefined)) return undefined
  return sql.join(
    conditions.map(condition => sql`and ${condition}`),
    sql` `,
  )
}
