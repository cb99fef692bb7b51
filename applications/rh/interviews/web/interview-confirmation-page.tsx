import Button from '@mui/material/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { businessZone } from '#kernel/shared/business-zone.ts'
import { raiseAlert } from '#kernel/web/alerts.ts'
import type { ApiError } from '#kernel/web/api.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Facts } from '#kernel/web/kit/facts.tsx'
import { OutcomeSheet } from '#kernel/web/kit/outcome-sheet.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { pageOfOutcome } from '../interview-confirmation.model.ts'
import { interviewConfirmationCalls } from '../interview-confirmation.calls.ts'
import { interviewQuery, invitationIn } from './guard-interview.ts'

/** When the interview moved or was confirmed meanwhile, the page that says so follows. */
const pageOfRefusal: Record<string, string> = {
  INTERVIEW_EXPIRED: pageOfOutcome.expired,
  ALREADY_CONFIRMED: pageOfOutcome.confirmed,
}

/** A candidate says that he will come to his interview. */
export function InterviewConfirmationPage() {
  const t = useT()
  const { longDate, time } = useFormat()
  const navigate = useNavigate()
  const invitation = invitationIn(useParams())
  const { data: interview } = useQuery(interviewQuery(invitation))
  const { send, isSending } = useSend(interviewConfirmationCalls.confirmInterview, { staysOnPage: true })
  const refusal = useSend(interviewConfirmationCalls.declineInterview, { staysOnPage: true })
  const [isDeclined, setIsDeclined] = useState(false)
  if (!interview) return null
  const { startAt, kind, place, company, recruiterFirstname } = interview

  const told = async (work: () => Promise<unknown>) => {
    try {
      await work()
    } catch (failure) {
      const { code, message } = failure as ApiError
      const page = pageOfRefusal[code]
      if (page) await navigate(page)
      else raiseAlert({ kind: 'error', text: message })
    }
  }

  const confirm = () =>
    told(async () => {
      await send(invitation)
      await navigate(pageOfOutcome.confirmed)
    })
  const decline = () =>
    told(async () => {
      await refusal.send({ ...invitation, choice: 'other_slot' })
      setIsDeclined(true)
    })
  if (isDeclined) return <OutcomeSheet title={t('rh.interview.declined')} text={t('rh.interview.declined-text')} />

  return (
    <OutcomeSheet
      title={t('rh.interview.title')}
      text={
        <Facts
          facts={[
            { label: t('rh.interview.company'), value: company },
            { label: t('field.day'), value: startAt && longDate(civilDayOf(startAt)) },
            { label: t('field.hour'), value: time(startAt) },
            { label: t('rh.interview.how'), value: kind && t(`rh.interview.kind.${kind}`) },
            { label: t('rh.field.place'), value: place },
            { label: t('rh.interview.recruiter'), value: recruiterFirstname },
          ]}
        />
      }
      actions={
        <>
          <Button variant="contained" size="large" loading={isSending} onClick={confirm}>
            {t('rh.interview.confirm')}
          </Button>
          <Button color="inherit" loading={refusal.isSending} onClick={decline}>
            {t('rh.interview.decline')}
          </Button>
        </>
      }
    />
  )
}

/** The day in France, wherever the candidate looks from. */
const civilDayOf = (instant: string) =>
  Temporal.Instant.from(instant).toZonedDateTimeISO(businessZone).toPlainDate().toString()
