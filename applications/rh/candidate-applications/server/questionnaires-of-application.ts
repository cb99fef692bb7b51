import { sql } from 'kysely'
import type { Given } from '#kernel/server/answers.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { AnswerOf, InputOf } from '#kernel/shared/call.ts'
import { questionedSubject } from '#platform/configuration/questioned-subject.slot.ts'
import { answersAbout } from '#platform/configuration/questionnaires.server.ts'
import { hasOutcome } from '#platform/configuration/shown-questions.model.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { formElement } from '#rh/application-form/application-form.model.ts'
import type { RhTables } from '#rh/rh-db.ts'
import { applications } from '../candidate-application.model.ts'
import type { candidateApplicationsCalls } from '../candidate-applications.calls.ts'
import { applicationById } from './application-in-full.queries.ts'
import { applicationScopeOf } from './application-scope.ts'
import { watchedAnswersOf } from './watched-answers.queries.ts'

type Build = typeof candidateApplicationsCalls.buildQuestionnaireAnswersForCandidateApplication

const kind = 'candidateApplication'

/**
 * Questionnaires are answered about applications by whoever changes those of their company. What offers ask is asked of
 * who applied to one of them, what no offer asks of everybody.
 */
export const questionedApplication = questionedSubject<RhTables>({
  kind,
  element: formElement,
  may: async ({ db, rights }, id) => {
    const row = await db
      .selectFrom('rh.candidate_application')
      .select(['companyId', 'closedAt'])
      .where('id', '=', id)
      .executeTakeFirst()
    const level = row ? ((await rights.perimeter(applications)).byCompany.get(row.companyId) ?? 0) : 0
    return { read: level >= 1, answer: level >= 2 && row?.closedAt === null }
  },
  leavesOut: async ({ db }, id) => {
    const { rows } = await sql<{ id: string }>`
      select o.questionnaire_id as id from rh.job_offer o where o.questionnaire_id is not null
      except
      select o.questionnaire_id from rh.candidate_application a join rh.job_offer o on o.id = a.job_offer_id
       where a.id = ${id}`.execute(db)
    return rows.map(row => row.id)
  },
})

/** The last answers to a questionnaire about an application, either id first. @throws Refusal 404 */
export async function questionnaireOfApplication(
  given: Given<Build, RhTables>,
  { candidateApplicationId, questionnaireId }: InputOf<Build>,
): Promise<AnswerOf<Build>> {
  const { db } = given
  const scope = await applicationScopeOf(given)
  const isThere = (id: string) =>
    applicationById(db, scope, id).then(
      () => true,
      () => false,
    )
  const [id, asked] = (await isThere(candidateApplicationId))
    ? [candidateApplicationId, questionnaireId]
    : [questionnaireId, candidateApplicationId]
  await applicationById(db, scope, id)
  const submitted = (await answersAbout(db as unknown as PlatformDb, { kind, id })).find(
    answers => answers.questionnaireId === asked,
  )
  if (!submitted) throw notFound()
  const watched = await watchedAnswersOf(db, id)
  return {
    questionnaireId: asked,
    name: submitted.name,
    version: submitted.number,
    answers: submitted.questions.map(question => ({
      questionId: question.id,
      label: question.label,
      type: question.kind,
      value: submitted.answers[question.id] ?? null,
      flagged: hasOutcome(submitted.answers[question.id], watched[question.id] ?? []),
    })),
  }
}
