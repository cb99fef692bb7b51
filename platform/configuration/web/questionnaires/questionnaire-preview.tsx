import Typography from '@mui/material/Typography'
import { useForm, useWatch } from 'react-hook-form'
import { useT } from '#kernel/web/i18n.ts'
import type { Question } from '../../questionnaire.model.ts'
import { shownQuestions } from '../../shown-questions.model.ts'
import { FormPreview } from '../form-preview.tsx'
import { QuestionInput } from './question-input.tsx'

/** The questions in the form that they make: answering shows what depends on the answer. */
export function QuestionnairePreview({ questions }: { questions: readonly Question[] }) {
  const t = useT()
  const form = useForm<Record<string, unknown>>({ defaultValues: {} })
  const typed = useWatch({ control: form.control })
  const shown = shownQuestions(questions, typed)
  const hidden = questions.length - shown.length
  return (
    <FormPreview
      form={form}
      required={shown.filter(question => question.required).map(({ id }) => id)}
      note={
        <Typography aria-live="polite" variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1.5 }}>
          {hidden > 0 && t('configuration.questionnaires.hidden', { count: hidden })}
        </Typography>
      }
    >
      {shown.map(question => (
        <QuestionInput key={`${question.id} ${question.kind}`} question={question} />
      ))}
    </FormPreview>
  )
}
