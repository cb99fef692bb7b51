import type { Clock } from '#kernel/server/clock.ts'
import { Refusal } from '#kernel/server/errors.ts'
import { requireValid } from '#kernel/server/read-input.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { answersSchema, type SubmittedAnswers } from '../questionnaire-answers.model.ts'
import type { questionnairesCalls } from '../questionnaires.calls.ts'
import { formById } from './questionnaires.queries.ts'

type Submission = InputOf<(typeof questionnairesCalls)['submitAnswers']> & { submittedBy: string | null }

/**
 * Keeps what somebody answered, in the version that he read.
 * @throws Refusal 400 at the question; 404 unless it is asked; 409 QUESTIONNAIRE_CHANGED
 */
export async function submitAnswers(
  { db, clock }: { db: PlatformDb; clock: Clock },
  { id, number, subject, answers, submittedBy }: Submission,
): Promise<SubmittedAnswers> {
  const form = await formById(db, id)
  if (form.number !== number) throw new Refusal(409, 'QUESTIONNAIRE_CHANGED', 'configuration.questionnaire-changed')
  const checked = requireValid(answersSchema(form.questions), answers, 'answers') as SubmittedAnswers['answers']
  const submittedAt = clock.now().toString()
  const row = await db
    .insertInto('platform.questionnaire_answers')
    .values({
      questionnaireId: id,
      number,
      subjectKind: subject.kind,
      subjectId: subject.id,
      answers: JSON.stringify(checked),
      submittedAt,
      submittedBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return {
    id: row.id,
    questionnaireId: id,
    name: form.name,
    number,
    questions: form.questions,
    answers: checked,
    submittedAt,
  }
}
