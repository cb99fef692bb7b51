import { notFound } from '#kernel/server/errors.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import type { Question, Questionnaire, QuestionnaireForm, QuestionnaireState } from '../questionnaire.model.ts'
import type { QuestionnaireAnswers, Subject, SubmittedAnswers } from '../questionnaire-answers.model.ts'

const withVersions = (db: PlatformDb) =>
  db
    .selectFrom('platform.questionnaire as q')
    .leftJoin('platform.questionnaire_version as v', join =>
      join.onRef('v.questionnaireId', '=', 'q.id').onRef('v.number', '=', 'q.publishedNumber'),
    )

const questionnaires = (db: PlatformDb) =>
  withVersions(db)
    .select(eb => [
      'q.id',
      'q.elementId',
      'q.name',
      'q.state',
      'q.publishedNumber as number',
      'q.questions',
      eb('v.questions', 'is distinct from', eb.ref('q.questions')).as('isAhead'),
      eb
        .selectFrom('platform.questionnaire_answers as a')
        .whereRef('a.questionnaireId', '=', 'q.id')
        .select(count => count.fn.countAll<number>().as('answered'))
        .as('answered'),
      'q.position as order',
      'q.version',
    ])
    .orderBy('q.position')
    .orderBy('q.id')

type Row = Awaited<ReturnType<ReturnType<typeof questionnaires>['execute']>>[number]

const questionnaireOf = ({ state, questions, isAhead, answered, ...row }: Row): Questionnaire => ({
  ...row,
  state: state as QuestionnaireState,
  questions: questions as Question[],
  isAhead: Boolean(isAhead),
  answered: answered ?? 0,
})

/** In their order, archived ones included. */
export const questionnairesOf = async (db: PlatformDb, elementId: number): Promise<Questionnaire[]> =>
  (await questionnaires(db).where('q.elementId', '=', elementId).execute()).map(questionnaireOf)

/** @throws Refusal 404 */
export async function questionnaireById(db: PlatformDb, id: string): Promise<Questionnaire> {
  const row = await questionnaires(db).where('q.id', '=', id).executeTakeFirst()
  if (!row) throw notFound()
  return questionnaireOf(row)
}

const forms = (db: PlatformDb) =>
  withVersions(db)
    .select(['q.id', 'q.name', 'q.publishedNumber as number', 'v.questions'])
    .where('q.state', '=', 'published')
    .orderBy('q.position')
    .orderBy('q.id')

/** What is asked today. */
export const formsOf = async (db: PlatformDb, elementId: number) =>
  (await forms(db).where('q.elementId', '=', elementId).execute()) as QuestionnaireForm[]

/** The same by the path of the element: `rh/gestion_du_recrutement/formulaire`. */
export const formsAt = async (db: PlatformDb, element: string) =>
  (await forms(db)
    .innerJoin('platform.element as e', 'e.id', 'q.elementId')
    .where('e.path', '=', element)
    .execute()) as QuestionnaireForm[]

/** @throws Refusal 404 unless it is asked */
export async function formById(db: PlatformDb, id: string) {
  const form = await forms(db).where('q.id', '=', id).executeTakeFirst()
  if (!form) throw notFound()
  return form as QuestionnaireForm
}

/** Every version, the first one first. */
export const versionsOf = async (db: PlatformDb, id: string): Promise<Question[][]> => {
  const rows = await db
    .selectFrom('platform.questionnaire_version')
    .select('questions')
    .where('questionnaireId', '=', id)
    .orderBy('number')
    .execute()
  return rows.map(({ questions }) => questions as Question[])
}

/** The newest first. */
export async function answersAbout(db: PlatformDb, { kind, id }: Subject): Promise<SubmittedAnswers[]> {
  const rows = await db
    .selectFrom('platform.questionnaire_answers as a')
    .innerJoin('platform.questionnaire as q', 'q.id', 'a.questionnaireId')
    .innerJoin('platform.questionnaire_version as v', join =>
      join.onRef('v.questionnaireId', '=', 'a.questionnaireId').onRef('v.number', '=', 'a.number'),
    )
    .select(['a.id', 'a.questionnaireId', 'q.name', 'a.number', 'v.questions', 'a.answers', 'a.submittedAt'])
    .where('a.subjectKind', '=', kind)
    .where('a.subjectId', '=', id)
    .orderBy('a.submittedAt', 'desc')
    .orderBy('a.id', 'desc')
    .execute()
  return rows.map(row => ({
    ...row,
    questions: row.questions as Question[],
    answers: row.answers as QuestionnaireAnswers,
  }))
}
