import type { BulkLine } from '#kernel/shared/bulk-line.ts'
import type { Language } from '#kernel/shared/names.ts'
import type { Ground } from './answers.ts'
import { Refusal } from './errors.ts'

type Saying = Pick<Ground, 'say'> & { language: Language }
type Bulk<Db> = Saying & { withDb<Result>(work: (db: Db) => Promise<Result>): Promise<Result> }

/** One record after the other, each in a transaction of its own: one that is refused says why and leaves the others. */
export async function* inBulk<Db>(
  given: Bulk<Db>,
  ids: readonly string[],
  work: (db: Db, id: string) => Promise<unknown>,
): AsyncGenerator<BulkLine> {
  for (const id of new Set(ids)) {
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
