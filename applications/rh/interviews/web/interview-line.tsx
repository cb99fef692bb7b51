import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import { useAlert } from '#kernel/web/alerts.ts'
import { ApiError, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { RowMenu } from '#kernel/web/kit/row-menu.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { addressOfApplication } from '#rh/candidates/candidate.model.ts'
import type { Interview } from '../interview.model.ts'
import { interviewsCalls } from '../interviews.calls.ts'
import { CancelDialog, DateDialog, RecruiterDialog } from './change-dialogs.tsx'
import { InterviewChip } from './interview-chip.tsx'

type Open = 'date' | 'recruiter' | 'cancel' | null

/** A talk in its day: hour, whom, where, and who came. */
export function InterviewLine({ interview }: { interview: Interview }) {
  const t = useT()
  const alert = useAlert()
  const { time } = useFormat()
  const [open, setOpen] = useState<Open>(null)
  const { send } = useSend(interviewsCalls.markInterview, { staysOnPage: true })
  const { interviewId, candidate, candidateApplicationId, startAt, place, recruiter, position, state, can } = interview
  const name = `${candidate.name} ${candidate.firstname}`
  const mark = (marked: 'done' | 'no_show') =>
    send({ interviewId, state: marked }).then(
      () => alert.success(t(`rh.interview.marked.${marked}`)),
      (failure: unknown) => {
        if (!(failure instanceof ApiError)) throw failure
        alert.error(failure.message)
      },
    )
  const actions = can.edit
    ? [
        { label: t('rh.interview.arrived'), onSelect: () => void mark('done') },
        { label: t('rh.interview.absent'), onSelect: () => void mark('no_show') },
        { label: t('verb.move'), onSelect: () => setOpen('date') },
        { label: t('rh.interview.change-recruiter'), onSelect: () => setOpen('recruiter') },
        { label: t('rh.interview.cancel'), isDestructive: true, onSelect: () => setOpen('cancel') },
      ]
    : []
  const close = () => setOpen(null)
  return (
    <Box
      component="li"
      sx={{ border: 1, borderColor: 'divider', borderRadius: 1.5, p: 1, opacity: state === 'cancelled' ? 0.55 : 1 }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ fontWeight: 650, flex: 1, whiteSpace: 'nowrap' }}>{time(startAt)}</Typography>
        <InterviewChip state={state} />
        <RowMenu label={t('rh.application.menu', { name })} actions={actions} />
      </Box>
      <Link
        component={RouterLink}
        to={addressOfApplication(candidate.id, candidateApplicationId)}
        color="inherit"
        sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}
      >
        {name}
      </Link>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {[position, place, recruiter].filter(Boolean).join(' · ')}
      </Typography>
      {open === 'date' && <DateDialog interview={interview} onClose={close} />}
      {open === 'recruiter' && <RecruiterDialog interview={interview} onClose={close} />}
      {open === 'cancel' && <CancelDialog interview={interview} onClose={close} />}
    </Box>
  )
}
