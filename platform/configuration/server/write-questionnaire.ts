import { Refusal } from '#kernel/server/errors.ts'
import { saveUnlessChanged } from '#kernel/server/take-for-change.ts'
import type { InputOf } from '#kernel/shared/call.ts'
import { noteConfiguration } from '#platform/delegation/delegation.server.ts'
import type { Questionnaire } from '../questionnaire.model.ts'
import type { questionnairesCalls } from '../questionnaires.calls.ts'
import { changePlaces, type Direction, lockOrder } from './change-places.ts'
import { questionnaireById, questionnairesOf } from './questionnaires.queries.ts'
import { requireUnchangedAnswers } from './require-unchanged-answers.ts'

type Asking = Parameters<typeof noteConfiguration>[0]
type Calls = typeof questionnairesCalls

const noun = 'questionnaires'

export async function createQuestionnaire(asking: Asking, input: InputOf<Calls['createQuestionnaire']>) {
  const { db } = asking
  const { elementId, name, questions } = input
  await lockOrder(db, noun)
  const last = (await questionnairesOf(db, elementId)).at(-1)
  const { id } = await db
    .insertInto('platform.questionnaire')
    .values({ elementId, name, questions: JSON.stringify(questions), position: (last?.order ?? 0) + 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const created = await questionnaireById(db, id)
  await noteConfiguration(asking, noun, id, null, created)
  return created
}

/** @throws Refusal 400 on what was answered and would be changed; 404; 409 when somebody saved in between */
export async function editQuestionnaire(asking: Asking, input: InputOf<Calls['editQuestionnaire']>) {
  const { db } = asking
  const { id, name, questions, version } = input
  const known = await questionnaireById(db, id)
  await requireUnchangedAnswers(db, known, questions)
  await saveUnlessChanged(
    db
      .updateTable('platform.questionnaire')
      .set({ name, questions: JSON.stringify(questions) })
      .where('id', '=', id),
    version,
  )
  const edited = await questionnaireById(db, id)
  await noteConfiguration(asking, noun, id, known, edited)
  return edited
}

/** @throws Refusal 409 QUESTIONNAIRE_PUBLISHED once people could answer it */
export async function deleteQuestionnaire(asking: Asking, questionnaire: Questionnaire) {
  if (questionnaire.number > 0)
    throw new Refusal(409, 'QUESTIONNAIRE_PUBLISHED', 'configuration.questionnaire-published')
  await asking.db.deleteFrom('platform.questionnaire').where('id', '=', questionnaire.id).execute()
  await noteConfiguration(asking, noun, questionnaire.id, questionnaire, null)
}

/** Among those of its element. */
export async function moveQuestionnaire(asking: Asking, { id, elementId }: Questionnaire, direction: Direction) {
  const { db } = asking
  await lockOrder(db, noun)
  const rows = await questionnairesOf(db, elementId)
  const moved = await changePlaces(db, 'platform.questionnaire', rows, { id, direction })
  if (moved) await noteConfiguration(asking, noun, id, { order: moved.from }, { order: moved.to })
}
