import { answersWith } from '#kernel/server/answers.ts'
import type { Db } from '#kernel/server/db.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import type { DB } from './rh-tables.generated.ts'

/** The rows of RH, and the platform's that they refer to; those of other applications are strangers. */
export type RhTables = DB & PlatformTables
export type RhDb = Db<RhTables>

export const rhAnswers = answersWith<RhTables>()
