import type { Rights } from '#kernel/server/answers.ts'
import type { Clock } from '#kernel/server/clock.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { Knowledge } from '#platform/delegation/delegation.server.ts'
import { type PlatformDb, platformAnswers } from '#platform/platform-db.ts'
import type { QuestionedSubject } from './questioned-subject.slot.ts'
import type { Subject } from './questionnaire-answers.model.ts'
import { questionnairesCalls } from './questionnaires.calls.ts'
import { archiveQuestionnaire, publishQuestionnaire } from './server/publish-questionnaire.ts'
import { answersAbout, formsOf, questionnaireById, questionnairesOf } from './server/questionnaires.queries.ts'
import { requireComponent } from './server/require-component.ts'
import { submitAnswers } from './server/submit-answers.ts'
import {
  createQuestionnaire,
  deleteQuestionnaire,
  editQuestionnaire,
  moveQuestionnaire,
} from './server/write-questionnaire.ts'

export { answersAbout, formsAt } from './server/questionnaires.queries.ts'
export { forgetAnswers } from './server/forget-answers.ts'
export { submitAnswers } from './server/submit-answers.ts'

const kind = 'questionnaires'

type Judging = { db: PlatformDb; rights: Rights; clock: Clock }

export const questionnairesServer = (knowledge: Knowledge, subjects: readonly QuestionedSubject[]) => {
  const configured = async (given: Parameters<typeof requireComponent>[0], id: string) => {
    const questionnaire = await questionnaireById(given.db, id)
    await requireComponent(given, knowledge, { kind, elementId: questionnaire.elementId })
    return questionnaire
  }
  /** @throws Refusal 404 of a record that the caller does not read */
  const subjectOf = async (given: Judging, { kind: wanted, id }: Subject) => {
    const known = subjects.find(subject => subject.kind === wanted)
    const may = await known?.may(given as never, id)
    if (!known || !may?.read) throw notFound()
    return { known, may }
  }
  const requireSubject = async (given: Judging, subject: Subject, act: 'read' | 'answer') => {
    if (!(await subjectOf(given, subject)).may[act]) throw notFound()
  }

  return platformAnswers(questionnairesCalls, {
    getQuestionnaires: async (given, { elementId }) => {
      await requireComponent(given, knowledge, { kind, elementId })
      return questionnairesOf(given.db, elementId)
    },

    createQuestionnaire: async (given, input) => {
      await requireComponent(given, knowledge, { kind, elementId: input.elementId })
      return createQuestionnaire(given, input)
    },

    editQuestionnaire: async (given, input) => {
      await configured(given, input.id)
      return editQuestionnaire(given, input)
    },

    publishQuestionnaire: async (given, { id, version }) =>
      publishQuestionnaire(given, await configured(given, id), version),

    archiveQuestionnaire: async (given, { id, version }) =>
      archiveQuestionnaire(given, await configured(given, id), version),

    deleteQuestionnaire: async (given, { id }) => deleteQuestionnaire(given, await configured(given, id)),

    moveQuestionnaire: async (given, { id, direction }) => {
      const questionnaire = await configured(given, id)
      await moveQuestionnaire(given, questionnaire, direction)
      return questionnairesOf(given.db, questionnaire.elementId)
    },

    getQuestionnaireForms: ({ db }, { elementId }) => formsOf(db, elementId),

    getFormsOfSubject: async (given, subject) => {
      const { known, may } = await subjectOf(given, subject)
      const elementId = knowledge.catalogue.idOf(known.element)
      if (!may.answer || elementId === undefined) return []
      const others = (await known.leavesOut?.(given as never, subject.id)) ?? []
      return (await formsOf(given.db, elementId)).filter(({ id }) => !others.includes(id))
    },

    submitAnswers: async (given, submission) => {
      await requireSubject(given, submission.subject, 'answer')
      return submitAnswers(given, { ...submission, submittedBy: given.caller.userId })
    },

    getAnswersOfSubject: async (given, subject) => {
      await requireSubject(given, subject, 'read')
      return answersAbout(given.db, subject)
    },
  })
}
