import type { Ground } from '#kernel/server/answers.ts'
import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import { type Language, languages } from '#kernel/shared/names.ts'
import { refusalReasons } from '#rh/candidate-applications/candidate-application.model.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { noTexts, type RefusalAnswer, type RefusalAnswerFields } from '../refusal-answer.model.ts'

type Say = Pick<Ground, 'say'>
type Reason = RefusalAnswer['reason']

const rowsOf = (db: RhDb) => db.selectFrom('rh.refusal_answer').select(['reason', 'isProposed', 'texts', 'version'])

const byName = { firstname: '{{prenom}}', company: '{{societe}}' }

function answerOf({ say }: Say, reason: Reason, row: Awaited<ReturnType<typeof writtenAnswers>>[number] | undefined) {
  const usual = Object.fromEntries(
    languages.map(language => [language, say(language, 'rh.application.mail-refused', byName)]),
  ) as Record<Language, string>
  const texts = { ...noTexts, ...(row?.texts as Partial<Record<Language, string>> | undefined) }
  return { reason, isProposed: row?.isProposed ?? true, texts, usual, version: row?.version ?? 0 }
}

const writtenAnswers = (db: RhDb) => rowsOf(db).execute()

/** Every reason with what the client settled of it. */
export async function refusalAnswers(db: RhDb, saying: Say): Promise<RefusalAnswer[]> {
  const rows = await writtenAnswers(db)
  return refusalReasons.map(reason =>
    answerOf(
      saying,
      reason,
      rows.find(row => row.reason === reason),
    ),
  )
}

/** @throws Refusal 409 when somebody saved since it was read */
export async function editRefusalAnswer(
  db: RhDb,
  saying: Say,
  { reason, version, isProposed, texts }: RefusalAnswerFields & { version: number },
): Promise<RefusalAnswer> {
  await db
    .insertInto('rh.refusal_answer')
    .values({ reason, version: 0 })
    .onConflict(conflict => conflict.columns(['clientId', 'reason']).doNothing())
    .execute()
  const ofReason = rowsOf(db).where('reason', '=', reason)
  requireUnchanged(await ofReason.forUpdate().executeTakeFirstOrThrow(), { version })
  const own = Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))
  await db
    .updateTable('rh.refusal_answer')
    .set({ isProposed, texts: own, version: version + 1 })
    .where('reason', '=', reason)
    .execute()
  return answerOf(saying, reason, await ofReason.executeTakeFirstOrThrow())
}

/** In the order in which one chooses. */
export async function proposedReasons(db: RhDb): Promise<Reason[]> {
  const rows = await rowsOf(db).where('isProposed', '=', false).execute()
  return refusalReasons.filter(reason => !rows.some(row => row.reason === reason))
}

/** What the client writes to whom he refuses for that reason, in that language; nothing where the usual letter goes. */
export async function ownLetter(db: RhDb, reason: string, language: Language): Promise<string | undefined> {
  const row = await rowsOf(db).where('reason', '=', reason).executeTakeFirst()
  return (row?.texts as Partial<Record<Language, string>> | undefined)?.[language] || undefined
}
