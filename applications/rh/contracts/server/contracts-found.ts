import { sql } from 'kysely'
import { matches } from '#kernel/server/matches.ts'

/** Contract `c` is of somebody whom the words find, or bears them as its number; undefined where they say nothing. */
export function isFoundBy(words: string | undefined) {
  const person = matches('rh.employee', 'p', words)
  return (
    person &&
    sql<boolean>`c.id in (
      select n.id from rh.employment_contract n where n.number = ${words}
      union all
      select n.id from rh.employee p join rh.employment_contract n on n.employee_id = p.id where ${person})`
  )
}
