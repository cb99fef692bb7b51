import { sql } from 'kysely'
import { wrongField } from '#kernel/server/errors.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { FieldOption } from '../custom-field.model.ts'
import type { Question, Questionnaire } from '../questionnaire.model.ts'
import { versionsOf } from './questionnaires.queries.ts'

/**
 * What was answered keeps its meaning through the versions, so that answers can be counted together.
 * @throws Refusal 400 where an answered question changes its kind, or a chosen option is left out or reworded
 */
export async function requireUnchangedAnswers(db: PlatformDb, { id }: Questionnaire, next: readonly Question[]) {
  const asked = new Map((await versionsOf(db, id)).flat().map(question => [question.id, question]))
  for (const [index, question] of next.entries()) {
    const former = asked.get(question.id)
    if (!former) continue
    if (former.kind !== question.kind && (await countAnswers(db, id, question.id)) > 0)
      throw wrongField(`questions.${index}.kind`, 'answered', 'configuration.question-answered')
    for (const option of former.options.filter(known => !isKept(known, question.options))) {
      const count = await countAnswers(db, id, question.id, option.id)
      if (count > 0)
        throw wrongField(`questions.${index}.options`, 'option-in-use', 'configuration.option-answered', {
          option: option.label,
          count,
        })
    }
  }
}

const isKept = ({ id, label }: FieldOption, options: readonly FieldOption[]) =>
  options.some(option => option.id === id && option.label === label)

async function countAnswers(db: PlatformDb, questionnaireId: string, questionId: string, option?: string) {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from platform.questionnaire_answers
     where questionnaire_id = ${questionnaireId}
       and answers ? ${questionId}
       and (${option === undefined} or answers -> ${questionId} ? ${option ?? ''})`.execute(db)
  return rows[0]?.count ?? 0
}
