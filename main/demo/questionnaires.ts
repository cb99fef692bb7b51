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

type Asked = {
  name: string
  /** The offers in French that ask it; one that no offer asks is for everybody. */
  offer: string | null
  questions: readonly Question[]
  /** Outcomes that somebody looks at twice. */
  watched: Readonly<Record<string, readonly string[]>>
  /** What those who came last for that offer said, the newest first. */
  answers: readonly Readonly<Record<string, boolean | number | string | readonly string[]>>[]
}

const forkliftDrivers: Asked = {
  name: 'Caristes : avant l’entretien',
  offer: 'Cariste (H/F)',
  questions: [
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
  ],
  watched: { caces3va: ['no'] },
  answers: [
    { caces3va: true, finvalid: '2029-05-31', horaires: ['matin001', 'soir0001'], annees00: 6 },
    { caces3va: false, horaires: ['matin001'] },
  ],
}

const pickers: Asked = {
  name: 'Serre : avant l’entretien',
  offer: 'Cueilleur de tomates (H/F)',
  questions: [
    { ...asked, id: 'serre001', kind: 'yesNo', label: 'Avez-vous déjà travaillé sous serre ?', required: false },
    {
      ...asked,
      id: 'taches00',
      kind: 'choices',
      label: 'Quelles tâches connaissez-vous ?',
      options: [
        option('recolte1', 'La récolte'),
        option('effeuil1', 'L’effeuillage'),
        option('palissa1', 'Le palissage'),
        option('tri00001', 'Le tri'),
      ],
      shownIf: { questionId: 'serre001', is: ['yes'] },
    },
    {
      ...asked,
      id: 'hauteur1',
      kind: 'choice',
      label: 'Pouvez-vous travailler en hauteur, sur nacelle ?',
      required: false,
      options: [option('oui00001', 'Oui'), option('former01', 'Avec une formation'), option('non00001', 'Non')],
    },
    {
      ...asked,
      id: 'chaleur1',
      kind: 'yesNo',
      label: 'Supportez-vous la chaleur de l’été sous serre ?',
      required: false,
    },
  ],
  watched: { hauteur1: ['non00001'], chaleur1: ['no'] },
  answers: [
    { serre001: true, taches00: ['recolte1', 'effeuil1'], hauteur1: 'former01', chaleur1: true },
    { serre001: false, hauteur1: 'non00001', chaleur1: true },
  ],
}

const packers: Asked = {
  name: 'Conditionnement : avant l’entretien',
  offer: 'Agent de conditionnement (H/F)',
  questions: [
    { ...asked, id: 'chaine01', kind: 'yesNo', label: 'Avez-vous déjà travaillé sur une ligne ?' },
    { ...asked, id: 'froid001', kind: 'yesNo', label: 'Pouvez-vous travailler au froid, à 12 °C ?' },
    {
      ...asked,
      id: 'equipes1',
      kind: 'choices',
      label: 'Dans quelle équipe pouvez-vous venir ?',
      options: [option('matin002', 'De 5 h à 12 h'), option('apres002', 'De 12 h à 19 h')],
    },
  ],
  watched: { froid001: ['no'] },
  answers: [
    { chaine01: true, froid001: true, equipes1: ['matin002', 'apres002'] },
    { chaine01: false, froid001: false, equipes1: ['apres002'] },
  ],
}

const everybody: Asked = {
  name: 'Venue et logement',
  offer: null,
  questions: [
    {
      ...asked,
      id: 'trajet01',
      kind: 'choice',
      label: 'Comment viendrez-vous au travail ?',
      options: [
        option('voiture1', 'En voiture'),
        option('covoit01', 'En covoiturage'),
        option('navette1', 'Par la navette'),
      ],
    },
    { ...asked, id: 'logement', kind: 'yesNo', label: 'Avez-vous besoin d’un logement ?' },
    { ...asked, id: 'consigne', kind: 'scale', label: 'De 1 à 5, à l’aise pour lire une consigne en français ?' },
  ],
  watched: {},
  answers: [],
}

const questionnaires = [forkliftDrivers, pickers, packers, everybody]

/** One client asks each trade its own questions before a talk, and everybody how he comes; its neighbours ask nothing. */
export async function fillQuestionnaires(
  db: Db<never>,
  { plan }: Organisation,
  { members, elements, today }: { members: readonly Member[]; elements: readonly KnownElement[]; today: string },
) {
  const admin = members.find(({ account }) => account.mail === 'admin@val-de-loire.example')
  if (plan.slug !== 'val-de-loire' || !admin) return
  const id = idsFor(`questionnaires of ${plan.slug}`)
  const elementId = elementAt(elements, formElement).id
  const written = questionnaires.map(questionnaire => ({ ...questionnaire, id: id() }))
  await insertTables(db, {
    'platform.questionnaire': written.map(({ id: questionnaireId, name, questions }, index) => ({
      id: questionnaireId,
      elementId,
      name,
      state: 'published',
      publishedNumber: 1,
      questions,
      position: index + 1,
      version: 2,
    })),
    'platform.questionnaire_version': written.map(({ id: questionnaireId, questions }) => ({
      questionnaireId,
      number: 1,
      questions,
      publishedAt: `${today}T07:30:00Z`,
      publishedBy: admin.userId,
    })),
  })
  for (const questionnaire of written) await answerQuestionnaire(db, questionnaire)
}

/** Those who came last for the job of an offer applied to that offer, and answered what it asks. */
const answerQuestionnaire = (db: Db<never>, { id, offer, watched, answers }: Asked & { id: string }) =>
  sql`
    with offer as (
      update rh.job_offer set questionnaire_id = ${id}, watched_answers = ${JSON.stringify(watched)}::jsonb
       where texts -> 'fr' ->> 'title' = ${offer} returning id, company_id, position_id),
    answered as (
      select a.id, row_number() over (order by a.received_at desc, a.id) as place, offer.id as offer_id, offer.company_id
        from rh.candidate_application a join offer on offer.position_id = a.position_id
       where a.status in ('received', 'under_review', 'shortlisted')
       order by a.received_at desc, a.id limit ${answers.length}),
    applied as (
      update rh.candidate_application a set job_offer_id = answered.offer_id, company_id = answered.company_id
        from answered where answered.id = a.id returning a.id, a.received_at)
    insert into platform.questionnaire_answers (questionnaire_id, number, subject_kind, subject_id, answers, submitted_at)
    select ${id}, 1, 'candidateApplication', applied.id,
           ${JSON.stringify(answers)}::jsonb -> (answered.place - 1)::int, applied.received_at
      from applied join answered on answered.id = applied.id`.execute(db)
