import type { Db } from '#kernel/server/db.ts'
import type { Names } from '#kernel/shared/names.ts'

/** A kind of record that a client may add fields to. Its table holds them in `custom_values`. */
export type CustomizableEntity<Tables = never> = {
  name: string
  label: Names
  /** Path of the element whose component configures it. */
  element: string
  /** How many records hold a value under the key, or that option of it. */
  countUses(db: Db<Tables>, key: string, option?: string): Promise<number>
}

/** Checks an entity against its own tables and forgets them: the room handles all alike. */
export const customizableEntity = <Tables>(entity: CustomizableEntity<Tables>) =>
  entity as unknown as CustomizableEntity
