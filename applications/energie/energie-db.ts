import { answersWith } from '#kernel/server/answers.ts'
import type { Db } from '#kernel/server/db.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import type { DB } from './energie-tables.generated.ts'

/** The rows of Energy, and the platform's that they refer to; those of other applications are strangers. */
export type EnergieTables = DB & PlatformTables
export type EnergieDb = Db<EnergieTables>

export const energieAnswers = answersWith<EnergieTables>()
