import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { ApiError, downloadCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Facts } from '#kernel/web/kit/facts.tsx'
import { RowMenu } from '#kernel/web/kit/row-menu.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Interview } from '../interview.model.ts'
import { interviewsCalls } from '../interviews.calls.ts'
import { CancelDialog, DateDialog, RecruiterDialog } from './change-dialogs.tsx'
import { InterviewChip } from './interview-chip.tsx'

const stays = { staysOnPage: true } as const
type Open = 'date' | 'recruiter' | 'cancel' | null

/** A talk: when and where, and what may be done with it. */
export function InterviewCard({ interview }: { interview: Interview }) {
  const t = useT()
  const { moment, time } = useFormat()
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  const { startAt, endAt, kind, place, url, recruiter, state, confirmedAt, mustConfirm, previousDates } = interview
  const confirmation = confirmedAt
    ? moment(confirmedAt)
    : t(mustConfirm ? 'rh.interview.not-yet' : 'rh.interview.not-asked')
  return (
    <SectionCard
      title={t('rh.interview.one')}
      actions={
        <>
          <InterviewChip state={state} />
          <FurtherActs interview={interview} onOpen={setOpen} />
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        <Facts
          facts={[
            { label: t('field.day'), value: `${moment(startAt)} – ${time(endAt)}`, isLong: true },
            { label: t('rh.interview.how'), value: t(`rh.interview.kind.${kind}`) },
            { label: t('rh.interview.place'), value: place ?? url },
            { label: t('rh.interview.recruiter-field'), value: recruiter },
            { label: t('rh.interview.confirmation'), value: confirmation },
            ...(previousDates.length > 0
              ? [{ label: t('rh.interview.moved'), value: t('rh.interview.times', { count: previousDates.length }) }]
              : []),
          ]}
        />
        {interview.can.edit && <Outcome interviewId={interview.interviewId} />}
      </Box>
      {open === 'date' && <DateDialog interview={interview} onClose={close} />}
      {open === 'recruiter' && <RecruiterDialog interview={interview} onClose={close} />}
      {open === 'cancel' && <CancelDialog interview={interview} onClose={close} />}
    </SectionCard>
  )
}

/** What comes of a talk: it was held, or nobody came. */
function Outcome({ interviewId }: Pick<Interview, 'interviewId'>) {
  const t = useT()
  const alert = useAlert()
  const { send, isSending } = useSend(interviewsCalls.markInterview, stays)
  const mark = async (state: 'done' | 'no_show') => {
    try {
      await send({ interviewId, state })
      alert.success(t(`rh.interview.marked.${state}`))
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      alert.error(failure.message)
    }
  }
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button variant="contained" loading={isSending} onClick={() => void mark('done')}>
        {t('rh.interview.finish')}
      </Button>
      <Button variant="outlined" color="inherit" disabled={isSending} onClick={() => void mark('no_show')}>
        {t('rh.interview.absent')}
      </Button>
    </Box>
  )
}

type FurtherProps = { interview: Interview; onOpen: (open: Open) => void }

function FurtherActs({ interview: { interviewId, candidate, can }, onOpen }: FurtherProps) {
  const t = useT()
  const calendar = {
    label: t('rh.interview.calendar'),
    onSelect: () => void downloadCall(interviewsCalls.getInterviewCalendar, { interviewId }, stays),
  }
  return (
    <RowMenu
      label={t('rh.interview.menu', { name: `${candidate.name} ${candidate.firstname}` })}
      actions={
        can.edit
          ? [
              { label: t('verb.move'), onSelect: () => onOpen('date') },
              { label: t('rh.interview.change-recruiter'), onSelect: () => onOpen('recruiter') },
              calendar,
              { label: t('rh.interview.cancel'), isDestructive: true, onSelect: () => onOpen('cancel') },
            ]
          : [calendar]
      }
    />
  )
}
