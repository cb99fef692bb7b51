import type { Examples, Here } from '#kernel/testing/examples.ts'
import type { Question } from './questionnaire.model.ts'
import type { questionnairesCalls } from './questionnaires.calls.ts'

const form = (here: Here) => here.element('rh/gestion_du_recrutement/formulaire')
const question = {
  id: 'question',
  kind: 'text',
  label: 'Avez-vous déjà récolté ?',
  help: null,
  required: false,
  options: [],
  shownIf: null,
} satisfies Question

const isDraft = ({ state }: Record<string, unknown>) => state === 'draft'

export const questionnairesExamples: Examples<typeof questionnairesCalls> = {
  getQuestionnaires: here => ({ elementId: form(here) }),
  createQuestionnaire: here => ({ elementId: form(here), name: 'Premier mois', questions: [question] }),
  editQuestionnaire: here => ({
    id: here.id('platform.questionnaire', isDraft),
    name: 'Premier mois',
    questions: [question],
    version: Number(here.row('platform.questionnaire', isDraft)?.version ?? 1),
  }),
}
