import { answersWith } from '#kernel/server/answers.ts'
import type { Db } from '#kernel/server/db.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import type { DB } from './finances-tables.generated.ts'

/** The rows of Finance, and the platform's that they refer to; those of other applications are strangers. */
export type FinancesTables = DB & PlatformTables
export type FinancesDb = Db<FinancesTables>

export const financesAnswers = answersWith<FinancesTables>()
