import { Refusal, wrongField } from '#kernel/server/errors.ts'
import { saveUnlessChanged } from '#kernel/server/take-for-change.ts'
import { noteConfiguration } from '#platform/delegation/delegation.server.ts'
import { type Questionnaire, transitions } from '../questionnaire.model.ts'
import { questionnaireById } from './questionnaires.queries.ts'

type Asking = Parameters<typeof noteConfiguration>[0]

/**
 * People answer what is written from now on: the next version, unless the last one says the same.
 * @throws Refusal 400 without a question; 409 when somebody saved in between, or nothing is new
 */
export async function publishQuestionnaire(asking: Asking, known: Questionnaire, version: number) {
  const { db, caller } = asking
  requireTransition(known, 'published')
  if (known.state === 'published' && !known.isAhead) throw unmoved(known, 'published')
  if (known.questions.length === 0) throw wrongField('questions', 'empty', 'configuration.questions-missing')
  const number = known.isAhead ? known.number + 1 : known.number
  await settle(asking, known, version, { state: 'published', publishedNumber: number })
  if (known.isAhead)
    await db
      .insertInto('platform.questionnaire_version')
      .values({
        questionnaireId: known.id,
        number,
        questions: JSON.stringify(known.questions),
        publishedBy: caller.userId,
      })
      .execute()
  return told(asking, known)
}

/** @throws Refusal 409 unless it is asked today, or when somebody saved in between */
export async function archiveQuestionnaire(asking: Asking, known: Questionnaire, version: number) {
  requireTransition(known, 'archived')
  await settle(asking, known, version, { state: 'archived' })
  return told(asking, known)
}

type Settled = { state: 'published' | 'archived'; publishedNumber?: number }

const settle = ({ db }: Asking, { id }: Questionnaire, version: number, settled: Settled) =>
  saveUnlessChanged(db.updateTable('platform.questionnaire').set(settled).where('id', '=', id), version)

async function told(asking: Asking, { id, state, number }: Questionnaire) {
  const present = await questionnaireById(asking.db, id)
  const after = { state: present.state, number: present.number }
  await noteConfiguration(asking, 'questionnaires', id, { state, number }, after)
  return present
}

function requireTransition(known: Questionnaire, to: keyof typeof transitions) {
  const from: readonly string[] = transitions[to]
  if (!from.includes(known.state)) throw unmoved(known, to)
}

const unmoved = ({ state }: Questionnaire, to: keyof typeof transitions) =>
  new Refusal(409, 'TRANSITION_INVALID', `configuration.questionnaire-not-${to}`, {
    detail: { from: state, to, allowed: allowedFrom(state) },
  })

const allowedFrom = (state: Questionnaire['state']) =>
  (Object.keys(transitions) as (keyof typeof transitions)[]).filter(to => {
    const from: readonly string[] = transitions[to]
    return to !== state && from.includes(state)
  })
