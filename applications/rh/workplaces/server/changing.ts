import type { Ground, Rights } from '#kernel/server/answers.ts'
import type { Caller } from '#kernel/server/gate.ts'
import type { Language } from '#kernel/shared/names.ts'
import type { RhDb } from '#rh/rh-db.ts'

/** What a change of places is given, whichever style it was asked in. */
export type Changing = Pick<Ground, 'clock' | 'say'> & { db: RhDb; rights: Rights; caller: Caller; language: Language }
