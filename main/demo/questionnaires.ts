import { sql } from 'kysely'
import type { Db } from '#kernel/server/db.ts'
import type { Question } from '#platform/configuration/questionnaire.model.ts'
import { formElement } from '#rh/application-form/application-form.model.ts'
import { insertTables } from './insert-rows.ts'
import type { Member } from './memberships.ts'
import { idsFor, type Organisation } from './organisation.ts'
import { elementAt, type KnownElement } from './rights.ts'

const asked = { help: null, required: true, options: [], shownIf: null }
const option = (id: string, label: string) => ({ id, label, active: true })

const questions: readonly Question[] = [
  { ...asked, id: 'caces3va', kind: 'yesNo', label: 'Avez-vous le CACES R489 catégorie 3, en cours de validité ?' },
  {
    ...asked,
    id: 'finvalid',
    kind: 'date',
    label: 'Jusqu’à quand est-il valable ?',
    shownIf: { questionId: 'caces3va', is: ['yes'] },
  },
  {
    ...asked,
    id: 'horaires',
    kind: 'choices',
    label: 'Quels horaires pouvez-vous faire ?',
    options: [option('matin001', 'Le matin'), option('soir0001', 'L’après-midi'), option('nuit0001', 'La nuit')],
  },
  { ...asked, id: 'annees00', kind: 'number', label: 'Combien d’années de conduite ?', required: false },
]

/** What two people who want to drive forklifts answered; the second is to be looked at twice. */
const answers = [
  { caces3va: true, finvalid: '2029-05-31', horaires: ['matin001', 'soir0001'], annees00: 6 },
  { caces3va: false, horaires: ['matin001'] },
]

/** One client asks forklift drivers what their licence is worth; its neighbours ask nothing. */
export async function fillQuestionnaires(
  db: Db<never>,
  { plan }: Organisation,
  { members, elements, today }: { members: readonly Member[]; elements: readonly KnownElement[]; today: string },
) {
  const admin = members.find(({ account }) => account.mail === 'admin@val-de-loire.example')
  if (plan.slug !== 'val-de-loire' || !admin) return
  const questionnaireId = idsFor(`questionnaires of ${plan.slug}`)()
  const elementId = elementAt(elements, formElement).id
  const version = { number: 1, questions }
  await insertTables(db, {
    'platform.questionnaire': [
      {
        id: questionnaireId,
        elementId,
        name: 'Caristes : avant l’entretien',
        state: 'published',
        publishedNumber: version.number,
        questions: version.questions,
        position: 1,
        version: 2,
      },
    ],
    'platform.questionnaire_version': [
      { questionnaireId, ...version, publishedAt: `${today}T07:30:00Z`, publishedBy: admin.userId },
    ],
  })
  await sql`
    with offer as (
      update rh.job_offer set questionnaire_id = ${questionnaireId}, watched_answers = '{"caces3va": ["no"]}'
       where texts -> 'fr' ->> 'title' = 'Cariste (H/F)' returning id, company_id, position_id),
    answered as (
      select a.id, row_number() over (order by a.received_at desc, a.id) as place, offer.id as offer_id, offer.position_id
        from rh.candidate_application a join offer on offer.company_id = a.company_id
       where a.status in ('received', 'under_review') order by a.received_at desc, a.id limit ${answers.length}),
    applied as (
      update rh.candidate_application a set job_offer_id = answered.offer_id, position_id = answered.position_id
        from answered where answered.id = a.id returning a.id, a.received_at)
    insert into platform.questionnaire_answers (questionnaire_id, number, subject_kind, subject_id, answers, submitted_at)
    select ${questionnaireId}, ${version.number}, 'candidateApplication', applied.id,
           ${JSON.stringify(answers)}::jsonb -> (answered.place - 1)::int, applied.received_at
      from applied join answered on answered.id = applied.id`.execute(db)
}
