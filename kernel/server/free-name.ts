import { type SelectQueryBuilder, sql } from 'kysely'

type Id = string | number

/**
 * Whether none of the rows that the query finds bears the name: case, accents and the blanks around it do not
 * distinguish. A row that bears this very name already keeps it, beside a namesake of days when accents distinguished.
 */
export async function isFreeName<Tables, Table extends keyof Tables>(
  among: SelectQueryBuilder<Tables, Table, { id: Id; name: string }>,
  name: string,
  ownId?: Id,
): Promise<boolean> {
  const namesakes = await among
    .where(sql<boolean>`kernel.normalise(btrim(name)) = kernel.normalise(btrim(${name}))`)
    .execute()
  const keepsItsOwn = namesakes.some(row => row.id === ownId && row.name === name)
  return keepsItsOwn || namesakes.every(({ id }) => id === ownId)
}
