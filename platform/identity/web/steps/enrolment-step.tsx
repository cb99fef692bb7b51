import { useT } from '#kernel/web/i18n.ts'
import { Enrolment } from '../enrolment.tsx'
import { StepHead } from '../step-head.tsx'
import type { StepProps } from './step-props.ts'
import { ticketOver } from './ticket-refusal.ts'

/** A role that may not go without a second factor sets it up before it enters. */
export function EnrolmentStep({ step: { ticket }, onAnswer, onRestart }: StepProps) {
  const t = useT()
  return (
    <>
      <StepHead title={t('identity.enrolment.title')} context={t('identity.enrolment.required')} />
      <Enrolment
        ticket={ticket}
        onTicketOver={() => onRestart(ticketOver())}
        onEnrolled={login => (login ? onAnswer(login) : onRestart())}
      />
    </>
  )
}
