import { answersWith } from '#kernel/server/answers.ts'
import type { Db } from '#kernel/server/db.ts'
import type { PlatformTables } from '#platform/platform-db.ts'

/** What sales read is the platform's: documents, articles and partners that several applications share. */
export type CommerceDb = Db<PlatformTables>

export const commerceAnswers = answersWith<PlatformTables>()
