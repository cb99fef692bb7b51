import type { t as translate } from '#kernel/web/i18n.ts'

/** A label where there is one, else the name as the database has it. */
const wordOr = (t: typeof translate, label: string, name: string) => {
  const word = t(label)
  return word === label ? name : word
}

/** `platform.company` as one calls it: Société. The database quotes names that are words of SQL: `rh."position"`. */
export const tableInWords = (t: typeof translate, table: string) =>
  wordOr(t, `audit.table.${table.replaceAll('"', '')}`, table)

export const columnInWords = (t: typeof translate, column: string) => wordOr(t, `audit.column.${column}`, column)

/** Who did it; without anybody, the program did. */
export const actorInWords = (t: typeof translate, actor: { firstname: string; name: string } | null) =>
  actor ? `${actor.firstname} ${actor.name}` : t('audit.program')
