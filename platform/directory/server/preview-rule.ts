import type { PlatformDb } from '#platform/platform-db.ts'
import type { Rule } from '../group.model.ts'
import { countsOf } from './groups.queries.ts'
import type { OpenSource } from './open-directory.ts'
import { pageOfContacts } from './page-of-contacts.queries.ts'

const shown = 10

/** Whom a rule finds, and what each condition leaves: one that excludes everybody shows. Without conditions, nobody. */
export async function previewRule(db: PlatformDb, directory: readonly OpenSource[], rule: Rule) {
  if (rule.length === 0) return { count: { total: 0, isExact: true }, first: [], conditions: [] }
  const alone = await countsOf(
    db,
    directory,
    rule.map(condition => ({ rule: [condition] })),
  )
  const further = await countsOf(
    db,
    directory,
    rule.slice(1).map((_, index) => ({ rule: rule.slice(0, index + 2) })),
  )
  const together = [...alone.slice(0, 1), ...further]
  const nobody = { total: 0, isExact: true }
  const conditions = rule.map(({ kind }, index) => ({
    kind,
    alone: alone[index] ?? nobody,
    together: together[index] ?? nobody,
  }))
  const { items } = await pageOfContacts(db, directory, { rule }, { page: 0, size: shown })
  return { count: conditions.at(-1)?.together ?? nobody, first: items, conditions }
}
