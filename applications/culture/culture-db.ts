import { answersWith } from '#kernel/server/answers.ts'
import type { Db } from '#kernel/server/db.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import type { DB } from './culture-tables.generated.ts'

/** The rows of Crops, and the platform's that they refer to; those of other applications are strangers. */
export type CultureTables = DB & PlatformTables
export type CultureDb = Db<CultureTables>

export const cultureAnswers = answersWith<CultureTables>()
