import type { Given } from '#kernel/server/answers.ts'
import { Refusal } from '#kernel/server/errors.ts'
import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { dayInWords } from '#kernel/shared/dates-in-words.ts'
import type { AtelierTables } from '#atelier/atelier-db.ts'
import type { compositionsCalls } from '../compositions.calls.ts'
import { compositionById } from './compositions.queries.ts'
import { draftOf, holdArticle } from './write-composition.ts'

type Activate = typeof compositionsCalls.activateComposition

/**
 * A draft comes into force on its day, and the version before it holds until the day before.
 * @throws Refusal 404; 409 TRANSITION_INVALID, VERSION_CONFLICT; 400 COMPOSITION_OVERLAP where a later one is in force already
 */
export async function activateComposition(given: Given<Activate, AtelierTables>, { id, version }: InputOf<Activate>) {
  const { db } = given
  const draft = await draftOf(db, id)
  requireUnchanged(draft, { version })
  await holdArticle(db, draft.articleId)
  const last = await db
    .selectFrom('atelier.composition')
    .select(['id', 'validFrom', 'version'])
    .where('articleId', '=', draft.articleId)
    .where('state', '=', 'active')
    .orderBy('validFrom', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (last && last.validFrom >= draft.validFrom) {
    const values = { day: dayInWords(last.validFrom, given.language) }
    throw new Refusal(400, 'COMPOSITION_OVERLAP', 'atelier.composition.overlap', {
      values,
      fields: [{ field: 'validFrom', code: 'composition_overlap', message: 'atelier.composition.overlap', values }],
    })
  }
  if (last)
    await db
      .updateTable('atelier.composition')
      .set({
        validTo: Temporal.PlainDate.from(draft.validFrom).subtract({ days: 1 }).toString(),
        version: last.version + 1,
      })
      .where('id', '=', last.id)
      .execute()
  await db
    .updateTable('atelier.composition')
    .set({ state: 'active', version: draft.version + 1 })
    .where('id', '=', id)
    .execute()
  return compositionById(given, id)
}
