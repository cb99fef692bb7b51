/** The database quotes names that are words of SQL: `rh."position"`. */
export function partsOf(table: string) {
  const [schema = '', name = ''] = table.replaceAll('"', '').split('.')
  return { schema, name }
}
