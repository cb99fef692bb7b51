import { randomUUIDv7 } from 'node:crypto'
import type { Ground } from '#kernel/server/answers.ts'
import { notFound, wrongField } from '#kernel/server/errors.ts'
import { requireUnchanged } from '#kernel/server/take-for-change.ts'
import { type Language, languages } from '#kernel/shared/names.ts'
import { isOwnReason, refusalReasons } from '#rh/candidate-applications/candidate-application.model.ts'
import type { RhDb } from '#rh/rh-db.ts'
import {
  alwaysProposed,
  type NewRefusalReason,
  noTexts,
  type ReasonNames,
  type ReasonToRefuse,
  type RefusalAnswer,
  type RefusalAnswerFields,
} from '../refusal-answer.model.ts'

type Say = Pick<Ground, 'say'>

const rowsOf = (db: RhDb) =>
  db.selectFrom('rh.refusal_answer').select(['reason', 'isProposed', 'texts', 'names', 'version'])
type Row = Awaited<ReturnType<ReturnType<typeof rowsOf>['executeTakeFirstOrThrow']>>

const byName = { firstname: '{{prenom}}', company: '{{societe}}' }
const namesOf = (row: Row | undefined) => (row?.names ?? null) as ReasonNames | null

function answerOf({ say }: Say, reason: string, row: Row | undefined): RefusalAnswer {
  const usual = Object.fromEntries(
    languages.map(language => [language, say(language, 'rh.application.mail-refused', byName)]),
  ) as Record<Language, string>
  const texts = { ...noTexts, ...(row?.texts as Partial<Record<Language, string>> | undefined) }
  const { isProposed = true, version = 0 } = row ?? {}
  return { reason, isProposed, texts, names: namesOf(row), usual, version }
}

/** The usual ones, then the client's own as he added them, and at last the one that asks for words. */
async function writtenReasons(db: RhDb): Promise<{ reason: string; row: Row | undefined }[]> {
  const rows = await rowsOf(db).orderBy('id').execute()
  const own = rows.filter(({ reason }) => isOwnReason(reason)).map(({ reason }) => reason)
  const usual = refusalReasons.filter(reason => reason !== alwaysProposed)
  return [...usual, ...own, alwaysProposed].map(reason => ({ reason, row: rows.find(row => row.reason === reason) }))
}

/** Every reason with what the client settled of it. */
export const refusalAnswers = async (db: RhDb, saying: Say): Promise<RefusalAnswer[]> =>
  (await writtenReasons(db)).map(({ reason, row }) => answerOf(saying, reason, row))

/** In the order in which one chooses. */
export const reasonsToRefuse = async (db: RhDb): Promise<ReasonToRefuse[]> =>
  (await writtenReasons(db)).map(({ reason, row }) => ({
    reason,
    names: namesOf(row),
    isProposed: row?.isProposed ?? true,
  }))

/** @throws Refusal 400 of a name that another reason has */
export async function addRefusalReason(
  db: RhDb,
  saying: Say,
  { names, texts }: NewRefusalReason,
): Promise<RefusalAnswer> {
  const reason = `own-${randomUUIDv7()}`
  await requireFreeName(db, names, reason)
  await db
    .insertInto('rh.refusal_answer')
    .values({ reason, names, texts: ownTexts(texts) })
    .execute()
  return answerOf(saying, reason, await rowsOf(db).where('reason', '=', reason).executeTakeFirstOrThrow())
}

async function requireFreeName(db: RhDb, { fr }: ReasonNames, but: string) {
  const rows = await rowsOf(db).where('reason', '<>', but).where('names', 'is not', null).execute()
  const isTaken = rows.some(row => namesOf(row)?.fr.toLocaleLowerCase('fr') === fr.toLocaleLowerCase('fr'))
  if (isTaken) throw wrongField('names.fr', 'taken', 'rh.refusal.name-taken')
}

const ownTexts = (texts: Record<Language, string>) =>
  Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))

/** @throws Refusal 404 of a reason that the client never added; 400 of a name that is taken; 409 when somebody saved since */
export async function editRefusalAnswer(
  db: RhDb,
  saying: Say,
  { reason, version, isProposed, texts, names }: RefusalAnswerFields & { version: number },
): Promise<RefusalAnswer> {
  if (names) await requireFreeName(db, names, reason)
  else
    await db
      .insertInto('rh.refusal_answer')
      .values({ reason, version: 0 })
      .onConflict(conflict => conflict.columns(['clientId', 'reason']).doNothing())
      .execute()
  const ofReason = rowsOf(db).where('reason', '=', reason)
  const standing = await ofReason.forUpdate().executeTakeFirst()
  if (!standing) throw notFound()
  requireUnchanged(standing, { version })
  await db
    .updateTable('rh.refusal_answer')
    .set({ isProposed, names, texts: ownTexts(texts), version: version + 1 })
    .where('reason', '=', reason)
    .execute()
  return answerOf(saying, reason, await ofReason.executeTakeFirstOrThrow())
}

/** Whether a reason is one of all, or one that this client added. */
export async function isReasonOfClient(db: RhDb, reason: string): Promise<boolean> {
  if (!isOwnReason(reason)) return true
  return (await rowsOf(db).where('reason', '=', reason).executeTakeFirst()) !== undefined
}

/** What the client writes to whom he refuses for that reason, in that language; nothing where the usual letter goes. */
export async function ownLetter(db: RhDb, reason: string, language: Language): Promise<string | undefined> {
  const row = await rowsOf(db).where('reason', '=', reason).executeTakeFirst()
  return (row?.texts as Partial<Record<Language, string>> | undefined)?.[language] || undefined
}
