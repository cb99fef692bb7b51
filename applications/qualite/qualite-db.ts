import { answersWith } from '#kernel/server/answers.ts'
import type { Db } from '#kernel/server/db.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import type { DB } from './qualite-tables.generated.ts'

/** The rows of Quality, and the platform's that they refer to; those of other applications are strangers. */
export type QualiteTables = DB & PlatformTables
export type QualiteDb = Db<QualiteTables>

export const qualiteAnswers = answersWith<QualiteTables>()
