import { answersWith } from '#kernel/server/answers.ts'
import type { Db } from '#kernel/server/db.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import type { DB } from './commerce-tables.generated.ts'

/** The rows of Commerce, and the platform's that it shares with others: documents, articles and partners. */
export type CommerceTables = DB & PlatformTables
export type CommerceDb = Db<CommerceTables>

export const commerceAnswers = answersWith<CommerceTables>()
