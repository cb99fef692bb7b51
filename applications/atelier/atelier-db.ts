import { answersWith } from '#kernel/server/answers.ts'
import type { Db } from '#kernel/server/db.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import type { DB } from './atelier-tables.generated.ts'

/** The rows of Atelier, and the platform's that they refer to; those of other applications are strangers. */
export type AtelierTables = DB & PlatformTables
export type AtelierDb = Db<AtelierTables>

export const atelierAnswers = answersWith<AtelierTables>()
