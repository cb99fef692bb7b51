import { CamelCasePlugin } from 'kysely'

/** Columns bear snake case in the database and camelCase in code; what stands inside of JSON keeps its own names. */
class ColumnNames extends CamelCasePlugin {
  constructor() {
    super({ maintainNestedObjectKeys: true, underscoreBetweenUppercaseLetters: true })
  }

  /** `archivedAt` as the database has it: `archived_at`. */
  inDatabase(name: string): string {
    return this.snakeCase(name)
  }

  /** A row as code has it. */
  inCode(row: Record<string, unknown>): Record<string, unknown> {
    return this.mapRow(row)
  }
}

export const columnNames = new ColumnNames()
