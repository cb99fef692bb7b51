import CheckCircle from '~icons/ic/baseline-check-circle'
import Close from '~icons/ic/baseline-close'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { Theme } from '@mui/material/styles'
import { useState } from 'react'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { ApiError, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Form } from '#kernel/web/kit/form.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Interview } from '#rh/interviews/interview.model.ts'
import { isMove } from '../application-state.model.ts'
import type { ApplicationInFull, InterviewResponse } from '../candidate-application.model.ts'
import { candidateApplicationsCalls } from '../candidate-applications.calls.ts'
import { RefuseForm } from './moves/decide-forms.tsx'
import { HiringFields, hiringOf, placeKey, typedHiring } from './moves/hiring-fields.tsx'
import { SendingFields, sendingOf, typedSending, usualSending } from './moves/sending-fields.tsx'

type Props = { whole: ApplicationInFull; talk: Interview | undefined }

/** What is decided of somebody, and when he is told. */
export function DecisionCard({ whole, talk }: Props) {
  const t = useT()
  const { application, responses } = whole
  const [choice, setChoice] = useState<'hired' | 'refused' | null>(null)
  const [last] = responses
  const { status, can } = application
  const afterTalk = status === 'interview_scheduled' ? 'interview_done' : status
  const choices = [
    ...(isMove(afterTalk, 'accepted') && status !== 'file_complete' ? (['hired'] as const) : []),
    ...(isMove(status, 'refused') ? (['refused'] as const) : []),
  ]
  if (!last && (!can.decide || choices.length === 0)) return null
  const done = () => setChoice(null)
  return (
    <SectionCard title={t('rh.application.decision')}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {last && <LastAnswer response={last} applicationId={application.id} mayCancel={can.decide} />}
        {can.decide && choices.length > 0 && (
          <Box role="group" aria-label={t('rh.application.decision')} sx={sideBySide}>
            {choices.map(value => (
              <Button
                key={value}
                variant="outlined"
                color="inherit"
                size="large"
                startIcon={value === 'hired' ? <CheckCircle /> : <Close />}
                aria-pressed={value === choice}
                onClick={() => setChoice(value === choice ? null : value)}
                sx={lookOf(value)}
              >
                {t(`rh.application.verb.${value === 'hired' ? 'accepted' : 'refused'}`)}
              </Button>
            ))}
          </Box>
        )}
        {choice === 'hired' && <HireForm whole={whole} talk={talk} onDone={done} />}
        {choice === 'refused' && <RefuseHim whole={whole} talk={talk} onDone={done} />}
      </Box>
    </SectionCard>
  )
}

const sideBySide = { display: 'grid', gap: 1, gridTemplateColumns: 'repeat(auto-fit, minmax(140px, 1fr))' }

/** Written in its colour; on a tint of it, in its border, once it is chosen. */
const lookOf =
  (value: 'hired' | 'refused') =>
  ({ vars: { palette } }: Theme) => {
    const { main, strong } = palette[value === 'hired' ? 'success' : 'error']
    return {
      color: strong,
      '&[aria-pressed=true]': { borderColor: main, backgroundColor: `color-mix(in srgb, ${main} 12%, transparent)` },
    }
  }

type AnswerProps = { response: InterviewResponse; applicationId: string; mayCancel: boolean }

function LastAnswer({ response, applicationId, mayCancel }: AnswerProps) {
  const t = useT()
  const alert = useAlert()
  const { moment } = useFormat()
  const { send, isSending } = useSend(candidateApplicationsCalls.cancelInterviewResponse, { staysOnPage: true })
  const { sentAt, cancelledAt, failedAt, responseSendingTime, status } = response
  const what = t(`rh.application.answer.${status}`)
  const said = cancelledAt
    ? t('rh.application.answer-cancelled', { what })
    : sentAt
      ? t('rh.application.answer-sent', { what, date: moment(sentAt) })
      : failedAt
        ? t('rh.application.answer-failed', { what })
        : t('rh.application.answer-waits', { what, date: moment(responseSendingTime) })
  const cancel = async () => {
    try {
      await send({ candidateApplicationId: applicationId })
      alert.success(t('rh.application.answer-was-cancelled'))
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      alert.error(failure.message)
    }
  }
  return (
    <Alert
      severity={failedAt && !sentAt ? 'error' : 'info'}
      action={
        mayCancel &&
        !sentAt &&
        !cancelledAt && (
          <Button color="inherit" size="small" loading={isSending} onClick={() => void cancel()}>
            {t('rh.application.cancel-answer')}
          </Button>
        )
      }
    >
      {said}
    </Alert>
  )
}

type FormProps = Props & { onDone: () => void }

const useAnswer = ({ whole: { application }, talk, onDone }: FormProps) => {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(candidateApplicationsCalls.saveInterviewResponse, { staysOnPage: true })
  return async (said: Omit<Parameters<typeof send>[0], 'candidateApplicationId' | 'interviewId'>) => {
    await send({ ...said, candidateApplicationId: application.id, interviewId: talk?.interviewId ?? null })
    alert.success(t('rh.application.decided'))
    onDone()
  }
}

const typedHire = z.object({ ...typedHiring, ...typedSending })

function HireForm(props: FormProps) {
  const t = useT()
  const answer = useAnswer(props)
  const { application } = props.whole
  const { hiringDate, hiringSite, hiringUnit, hiringSubunit, hiringPosition, position, company } = application
  return (
    <Form
      schema={typedHire}
      values={{
        hiringDate: hiringDate ?? '',
        hiringPlace: placeKey(hiringSite?.id, hiringUnit?.id, hiringSubunit?.id),
        hiringPosition: hiringPosition?.id ?? position?.id ?? '',
        ...usualSending,
      }}
      submit={t('rh.application.retain-verb')}
      onSubmit={said => answer({ status: 'hired', ...hiringOf(said), ...sendingOf(said) })}
      onCancel={props.onDone}
    >
      <HiringFields companyId={company.id} />
      <SendingFields />
    </Form>
  )
}

function RefuseHim(props: FormProps) {
  const answer = useAnswer(props)
  return <RefuseForm onDecide={said => answer({ status: 'refused', ...said })} onClose={props.onDone} />
}
