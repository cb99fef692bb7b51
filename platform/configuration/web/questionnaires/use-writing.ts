import { useState } from 'react'
import { type ApiError, useSend } from '#kernel/web/api.ts'
import type { Question, Questionnaire } from '../../questionnaire.model.ts'
import { questionnairesCalls } from '../../questionnaires.calls.ts'
import { moveRow } from '../move-row.ts'

/** A questionnaire while it is written: what was typed, and the ways to keep it and to publish it. */
export function useWriting(questionnaire: Questionnaire) {
  const [name, setName] = useState(questionnaire.name)
  const [questions, setQuestions] = useState<readonly Question[]>(questionnaire.questions)
  const [failure, setFailure] = useState<string | null>(null)
  const told = { staysOnPage: true }
  const edition = useSend(questionnairesCalls.editQuestionnaire, told)
  const publication = useSend(questionnairesCalls.publishQuestionnaire, told)
  const isChanged = name !== questionnaire.name || JSON.stringify(questions) !== JSON.stringify(questionnaire.questions)

  const attempt = async (work: () => Promise<unknown>) => {
    setFailure(null)
    try {
      await work()
      return true
    } catch (error) {
      const { fields, message } = error as ApiError
      setFailure(fields?.[0]?.message ?? message)
      return false
    }
  }
  const kept = () =>
    isChanged
      ? edition.send({
          id: questionnaire.id,
          name: name.trim(),
          questions: [...questions],
          version: questionnaire.version,
        })
      : Promise.resolve(questionnaire)

  return {
    name,
    setName,
    questions,
    failure,
    isChanged,
    isSending: edition.isSending || publication.isSending,
    keep: (question: Question) =>
      setQuestions(known =>
        known.some(({ id }) => id === question.id)
          ? known.map(other => (other.id === question.id ? question : other))
          : [...known, question],
      ),
    remove: (id: string) => setQuestions(known => known.filter(question => question.id !== id)),
    move: async (id: string, by: number) => setQuestions(known => moveRow(known, id, by)),
    save: () => attempt(kept),
    publish: () =>
      attempt(async () => {
        const { id, version } = await kept()
        await publication.send({ id, version })
      }),
  }
}
