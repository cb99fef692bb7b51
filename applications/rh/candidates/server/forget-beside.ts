import { forgetAnswers } from '#platform/configuration/questionnaires.server.ts'
import { forgetDocuments } from '#platform/generated-documents/generated-documents.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { RhDb } from '#rh/rh-db.ts'

/** As questionnaires and letters call an application. */
const kind = 'candidateApplication'

/**
 * Takes away what the platform keeps of applications: answers to questionnaires, letters that were made of them. Answers how
 * many rows went, and the keys of files, whose bytes are the caller's to remove.
 */
export async function forgetBeside(
  db: RhDb,
  applicationIds: readonly string[],
): Promise<{ rows: number; keys: string[] }> {
  const platformDb = db as unknown as PlatformDb
  const answers = await forgetAnswers(platformDb, kind, applicationIds)
  const keys = await forgetDocuments(platformDb, kind, applicationIds)
  return { rows: answers + keys.length, keys }
}
