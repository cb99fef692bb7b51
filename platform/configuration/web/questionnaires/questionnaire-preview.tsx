import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { FormProvider, useForm, useWatch } from 'react-hook-form'
import { useT } from '#kernel/web/i18n.ts'
import { FormRulesContext } from '#kernel/web/kit/form-context.ts'
import type { Question } from '../../questionnaire.model.ts'
import { shownQuestions } from '../../questionnaire-answers.model.ts'
import { QuestionInput } from './question-input.tsx'

/** The form as people will meet it: answering shows what depends on the answer. Nothing is kept. */
export function QuestionnairePreview({ questions }: { questions: readonly Question[] }) {
  const t = useT()
  const titleId = useId()
  const form = useForm<Record<string, unknown>>({ defaultValues: {} })
  const typed = useWatch({ control: form.control })
  const shown = shownQuestions(questions, typed)
  const required = new Set(shown.filter(question => question.required).map(({ id }) => id))
  const hidden = questions.length - shown.length
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: 2, bgcolor: 'background.default' }}>
      <Typography id={titleId} variant="overline" component="h3" sx={{ color: 'text.secondary' }}>
        {t('configuration.preview')}
      </Typography>
      <FormProvider {...form}>
        <FormRulesContext value={{ required, marksOptional: false }}>
          <Box sx={{ display: 'grid', gap: 2, mt: 1.5 }}>
            {shown.map(question => (
              <QuestionInput key={`${question.id} ${question.kind}`} question={question} />
            ))}
          </Box>
        </FormRulesContext>
      </FormProvider>
      <Typography aria-live="polite" variant="caption" component="p" sx={{ color: 'text.secondary', mt: 1.5 }}>
        {hidden > 0 && t('configuration.questionnaires.hidden', { count: hidden })}
      </Typography>
    </Card>
  )
}
