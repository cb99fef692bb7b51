import { answersWith } from '#kernel/server/answers.ts'
import type { Db } from '#kernel/server/db.ts'
import type { DB } from './platform-tables.generated.ts'

/** The rows that platform rooms own, and those of the kernel. */
export type PlatformTables = DB
export type PlatformDb = Db<PlatformTables>

/** Binds calls of a platform room to handlers that know these rows. */
export const platformAnswers = answersWith<PlatformTables>()
