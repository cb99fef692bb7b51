import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { Facts } from '#kernel/web/kit/facts.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { QuestionnaireForm } from '../../questionnaire.model.ts'
import type { Subject, SubmittedAnswers } from '../../questionnaire-answers.model.ts'
import type { WatchedAnswers } from '../../watched-answers.model.ts'
import { hasOutcome } from '../../shown-questions.model.ts'
import { questionnairesCalls } from '../../questionnaires.calls.ts'
import { AnswerForm } from './answer-form.tsx'
import { answerInWords } from './answer-in-words.ts'

const stays = { staysOnPage: true } as const

export type QuestionnairesShown = {
  subject: Subject
  /** Outcomes that are marked, for somebody to look at them twice. */
  watched?: WatchedAnswers
}

/** The questionnaires that are asked about a record, each with its last answers and the way to answer it. */
export function QuestionnairesSection({ subject, watched = {} }: QuestionnairesShown) {
  const t = useT()
  const { data: forms = [] } = useCall(questionnairesCalls.getFormsOfSubject, subject, stays)
  const { data: answered = [] } = useCall(questionnairesCalls.getAnswersOfSubject, subject, stays)
  const latest = answered.filter(
    ({ questionnaireId }, index) => answered.findIndex(other => other.questionnaireId === questionnaireId) === index,
  )
  const unanswered = forms.filter(({ id }) => !latest.some(({ questionnaireId }) => questionnaireId === id))
  const asked = [
    ...unanswered.map(form => ({ id: form.id, name: form.name, form, answers: undefined })),
    ...latest.map(answers => ({
      id: answers.questionnaireId,
      name: answers.name,
      form: forms.find(({ id }) => id === answers.questionnaireId),
      answers,
    })),
  ]
  if (asked.length === 0) return null
  return (
    <SectionCard title={t('configuration.questionnaires.title')}>
      <Box sx={{ display: 'grid', gap: 2.5 }}>
        {asked.map(({ id, ...one }) => (
          <Asked key={id} subject={subject} watched={watched} {...one} />
        ))}
      </Box>
    </SectionCard>
  )
}

type Props = {
  name: string
  /** Absent where it is no longer asked, or not of the reader. */
  form: QuestionnaireForm | undefined
  subject: Subject
  answers: SubmittedAnswers | undefined
  watched: WatchedAnswers
}

function Asked({ name, form, subject, answers, watched }: Props) {
  const t = useT()
  const { moment } = useFormat()
  const [isAnswering, setIsAnswering] = useState(false)
  return (
    <Box component="section" aria-label={name} sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Box sx={{ flex: 1, minWidth: 160 }}>
          <Typography variant="subtitle2" component="h3">
            <bdi>{name}</bdi>
          </Typography>
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {answers ? moment(answers.submittedAt) : t('configuration.questionnaires.unanswered')}
          </Typography>
        </Box>
        {form && !isAnswering && (
          <Button size="small" variant="outlined" onClick={() => setIsAnswering(true)}>
            {t(answers ? 'configuration.questionnaires.answer-again' : 'configuration.questionnaires.answer')}
          </Button>
        )}
      </Box>
      {form && isAnswering ? (
        <AnswerForm form={form} subject={subject} onClose={() => setIsAnswering(false)} />
      ) : (
        answers && <Answers answers={answers} watched={watched} />
      )}
    </Box>
  )
}

type AnswersProps = { answers: SubmittedAnswers; watched: WatchedAnswers }

function Answers({ answers: { questions, answers }, watched }: AnswersProps) {
  const t = useT()
  const words = { format: useFormat(), yes: t('answer.yes'), no: t('answer.no') }
  const facts = questions
    .filter(({ id }) => answers[id] !== undefined)
    .map(question => {
      const said = answerInWords(question, answers[question.id], words)
      const isWatched = hasOutcome(answers[question.id], watched[question.id] ?? [])
      return {
        label: question.label,
        value: isWatched ? <ToCheck said={said} /> : said,
        isLong: question.kind === 'longText',
      }
    })
  return <Facts facts={facts} />
}

function ToCheck({ said }: { said: string | null }) {
  const t = useT()
  return (
    <>
      {said} <Chip label={t('configuration.questionnaires.to-check')} tone="warning" />
    </>
  )
}
