import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import type { EmployeeRow } from '../employee.model.ts'
import { listedName } from './employee-names.ts'
import type { Failure } from './move-one-by-one.ts'
import { useBulkMove } from './use-bulk-move.ts'

type Props = {
  people: readonly EmployeeRow[]
  to: EmployeeRow['status']
  onClose: (hasMoved: boolean) => void
}

/** Archives or takes back several people: what will happen, how far it is, what failed, and the way to go on. */
export function BulkMoveDialog({ people, to, onClose }: Props) {
  const t = useT()
  const mine = people.filter(person => person.can.archive && person.status !== to)
  const { moved, failures, remaining, phase, start, stop } = useBulkMove(mine, to)
  const verb = t(`rh.employees.bulk-${to}`, { count: remaining.length })
  const leave = () => (phase === 'moving' ? stop() : onClose(phase === 'told'))

  return (
    <Dialog
      title={mine.length === 0 ? t(`rh.employees.to-${to}`) : t(`rh.employees.bulk-${to}`, { count: mine.length })}
      onClose={leave}
      stopsByClosing={phase === 'moving'}
      width="xs"
      actions={
        <>
          <Button variant="outlined" color="inherit" onClick={leave}>
            {t({ asked: 'verb.cancel', moving: 'verb.stop', told: 'verb.close' }[phase])}
          </Button>
          {phase !== 'moving' && remaining.length > 0 && (
            <Button variant="contained" onClick={start}>
              {phase === 'told' ? t('rh.employees.bulk-resume', { count: remaining.length }) : verb}
            </Button>
          )}
        </>
      }
    >
      {phase !== 'asked' && <HowFar moved={moved} total={mine.length} to={to} isMoving={phase === 'moving'} />}
      {phase === 'asked' && mine.length > 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{t(`rh.employees.bulk-${to}-text`)}</Typography>
      )}
      {mine.length < people.length && (
        <Alert severity="info" sx={{ mt: 2 }}>
          {t('rh.employees.bulk-skipped', { count: people.length - mine.length })}
        </Alert>
      )}
      {phase === 'told' && failures.length > 0 && <Failures failures={failures} />}
    </Dialog>
  )
}

type HowFarProps = { moved: number; total: number; to: EmployeeRow['status']; isMoving: boolean }

function HowFar({ moved, total, to, isMoving }: HowFarProps) {
  const t = useT()
  const textId = useId()
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Typography id={textId} role="status">
        {isMoving
          ? t('rh.employees.bulk-progress', { moved, total })
          : t(`rh.employees.bulk-${to}-done`, { count: moved })}
      </Typography>
      <LinearProgress
        aria-labelledby={textId}
        variant="determinate"
        value={total === 0 ? 100 : (moved / total) * 100}
      />
    </Box>
  )
}

function Failures({ failures }: { failures: readonly Failure<EmployeeRow>[] }) {
  const t = useT()
  return (
    <Alert severity="error" sx={{ mt: 2 }}>
      {t('rh.employees.bulk-failed', { count: failures.length })}
      <Box component="ul" sx={{ m: 0, mt: 0.5, paddingInlineStart: 2.25 }}>
        {failures.map(({ person, reason }) => (
          <li key={person.id}>{`${listedName(person)} : ${reason}`}</li>
        ))}
      </Box>
    </Alert>
  )
}
