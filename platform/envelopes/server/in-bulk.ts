import type { Given, Ground } from '#kernel/server/answers.ts'
import { Refusal } from '#kernel/server/errors.ts'
import type { Language } from '#kernel/shared/names.ts'
import type { PlatformDb, PlatformTables } from '#platform/platform-db.ts'
import type { signingCalls } from '../signing.calls.ts'
import type { BulkLine } from '../signing.model.ts'

type BulkGiven = Given<(typeof signingCalls)['sendManyEnvelopes'], PlatformTables>
type Saying = Pick<Ground, 'say'> & { language: Language }

/** One envelope after the other, each in a transaction of its own: one that is refused says why and leaves the others. */
export async function* inBulk(
  given: BulkGiven,
  envelopeIds: readonly string[],
  work: (db: PlatformDb, envelopeId: string) => Promise<unknown>,
): AsyncGenerator<BulkLine> {
  for (const id of new Set(envelopeIds)) {
    try {
      await given.withDb(db => work(db, id))
      yield { id, ok: true }
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      yield { id, ok: false, code: error.code, message: sentenceOf(given, error) }
    }
  }
}

const sentenceOf = ({ say, language }: Saying, { label, values, fields }: Refusal) =>
  fields?.[0] ? say(language, fields[0].message, fields[0].values) : say(language, label, values)
