import { wrongField } from '#kernel/server/errors.ts'
import type { ElementRow } from './elements.queries.ts'

/** @throws Refusal 400, naming the element that has it */
export function requireFreePath(rows: readonly ElementRow[], path: string, field: 'routePath' | 'code' | 'name') {
  const holder = rows.find(row => row.path.toLowerCase() === path.toLowerCase())
  if (!holder) return
  const label = holder.archivedAt === null ? 'applications.element.used-path' : 'applications.element.archived-path'
  throw wrongField(field, 'used_path', label, { name: holder.name.fr })
}
