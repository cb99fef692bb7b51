import type { Clock } from '#kernel/server/clock.ts'
import type { Db } from '#kernel/server/db.ts'
import type { Caller } from '#kernel/server/gate.ts'
import type { Names } from '#kernel/shared/names.ts'
import type { OptionReplacement } from './custom-field.model.ts'
import { offer } from '#kernel/shared/offer.ts'

type Editing<Tables> = { db: Db<Tables>; clock: Clock; caller: Pick<Caller, 'userId'> }

/** A kind of record that a client may add fields to. Its table holds them in `custom_values`. */
export type CustomizableEntity<Tables = never> = {
  name: string
  label: Names
  /** Path of the element whose component configures it. */
  element: string
  /** How many records hold a value, by key; a key that none holds is absent. */
  usesByKey(db: Db<Tables>): Promise<ReadonlyMap<string, number>>
  /** How many records chose that option of the list under the key. */
  countOption(db: Db<Tables>, key: string, option: string): Promise<number>
  /** In the records that chose it another option stands instead, or none; whoever asked is told as their editor. */
  replaceOption(editing: Editing<Tables>, key: string, replacement: OptionReplacement): Promise<void>
}

/** Checks an entity against its own tables and forgets them: the room handles all alike. */
export const customizableEntity = <Tables>(entity: CustomizableEntity<Tables>) =>
  entity as unknown as CustomizableEntity

export const customizableEntitiesOffer = offer<CustomizableEntity>('customizable entities')
