import Box from '@mui/material/Box'
import { useFormContext, useWatch } from 'react-hook-form'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { atFields, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Form } from '#kernel/web/kit/form.tsx'
import type { Question, QuestionnaireForm } from '../../questionnaire.model.ts'
import type { QuestionnaireAnswers, Subject } from '../../questionnaire-answers.model.ts'
import { answersToKeep, shownQuestions } from '../../shown-questions.model.ts'
import { questionnairesCalls } from '../../questionnaires.calls.ts'
import { QuestionInput } from './question-input.tsx'

type Props = { form: QuestionnaireForm; subject: Subject; onClose: () => void }

/** The questions of a version; answering shows what depends on the answer, and what is hidden is not sent. */
export function AnswerForm({ form: { id, number, name, questions }, subject, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(questionnairesCalls.submitAnswers, { staysOnPage: true })
  const save = async (typed: Record<string, unknown>) => {
    const answers = answersToKeep(questions, typed) as QuestionnaireAnswers
    try {
      await send({ id, number, subject, answers })
    } catch (failure) {
      throw atFields(failure, field => field.split('.').at(-1) ?? '')
    }
    alert.success(t('kernel.record.was-saved', { name }))
    onClose()
  }
  return (
    <Form schema={schemaOf(questions)} values={{}} submit={t('verb.save')} onSubmit={save} onCancel={onClose}>
      <Box sx={{ display: 'grid', gap: 2, pt: 0.5 }}>
        <Questions questions={questions} />
      </Box>
    </Form>
  )
}

function Questions({ questions }: { questions: readonly Question[] }) {
  const { control } = useFormContext<Record<string, unknown>>()
  const typed = useWatch({ control })
  return shownQuestions(questions, typed).map(question => <QuestionInput key={question.id} question={question} />)
}

const isAnswered = (value: unknown) =>
  value !== undefined && value !== null && value !== '' && !(Array.isArray(value) && value.length === 0)

/** What is always shown and required is missed at once; the server judges the rest, each by its kind. */
const schemaOf = (questions: readonly Question[]) =>
  z.strictObject(
    Object.fromEntries(
      questions.map(({ id, required, shownIf }) => [
        id,
        required && !shownIf ? z.unknown().refine(isAnswered) : z.unknown().optional(),
      ]),
    ),
  )
