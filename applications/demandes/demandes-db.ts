import { answersWith } from '#kernel/server/answers.ts'
import type { Db } from '#kernel/server/db.ts'
import type { PlatformTables } from '#platform/platform-db.ts'
import type { DB } from './demandes-tables.generated.ts'

/** The rows of Demandes, and the platform's that they refer to; those of other applications are strangers. */
export type DemandesTables = DB & PlatformTables
export type DemandesDb = Db<DemandesTables>

export const demandesAnswers = answersWith<DemandesTables>()
