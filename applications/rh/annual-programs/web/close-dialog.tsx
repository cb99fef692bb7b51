import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Checkbox from '@mui/material/Checkbox'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { annualProgramsCalls } from '../annual-programs.calls.ts'
import type { AnnualProgram, ProgramToClose } from '../annual-programs.model.ts'
import { useDifference } from './use-difference.ts'

type Props = { program: AnnualProgram; onClose: () => void }

/** What becomes of the balance of each: carried to the next program, or settled. */
export function CloseDialog({ program, onClose }: Props) {
  const t = useT()
  const { data, error, refetch } = useCall(
    annualProgramsCalls.getProgramToClose,
    { id: program.id },
    { staysOnPage: true },
  )
  return (
    <Dialog title={t('rh.annual.close-named', { name: program.groupLabel })} width="md" onClose={onClose}>
      {error && !data && <Failed error={error} onRetry={refetch} />}
      {!data && !error && <CardSkeleton lines={6} />}
      {data && <Closing program={program} toClose={data} onClose={onClose} />}
    </Dialog>
  )
}

function Closing({
  program,
  toClose: { people, waiting, premiumPercent },
  onClose,
}: Props & { toClose: ProgramToClose }) {
  const t = useT()
  const alert = useAlert()
  const difference = useDifference()
  const [carried, setCarried] = useState<ReadonlySet<string>>(new Set())
  const { start, isSending } = useSend(annualProgramsCalls.closeAnnualProgram, {
    staysOnPage: true,
    onDone: () => {
      alert.success(t('rh.annual.was-closed'))
      onClose()
    },
  })
  const becomes = ({ id, balance }: ProgramToClose['people'][number]) => {
    if (carried.has(id)) return t('rh.annual.settlement.carried')
    return balance > 0
      ? t('rh.annual.paid-with', { percent: premiumPercent })
      : t(balance < 0 ? 'rh.annual.settlement.waived' : 'rh.annual.even')
  }
  const isAll = people.length > 0 && carried.size === people.length
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {waiting > 0 && <Alert severity="error">{t('rh.annual.waiting-people', { count: waiting })}</Alert>}
      <Typography color="text.secondary">
        {t(people.length === 0 ? 'rh.annual.nothing-to-settle' : 'rh.annual.close-text')}
      </Typography>
      {people.length > 0 && (
        <Box sx={{ maxHeight: 380, overflow: 'auto' }}>
          <Table size="small" stickyHeader>
            <TableHead>
              <TableRow>
                <TableCell padding="checkbox">
                  <Checkbox
                    checked={isAll}
                    indeterminate={carried.size > 0 && !isAll}
                    onChange={() => setCarried(new Set(isAll ? [] : people.map(({ id }) => id)))}
                    slotProps={{ input: { 'aria-label': t('rh.annual.carry-all') } }}
                  />
                </TableCell>
                <TableCell>{t('field.person')}</TableCell>
                <TableCell align="right">{t('rh.annual.balance')}</TableCell>
                <TableCell>{t('rh.annual.settlement')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {people.map(person => (
                <TableRow key={person.id}>
                  <TableCell padding="checkbox">
                    <Checkbox
                      checked={carried.has(person.id)}
                      onChange={() => setCarried(carried.symmetricDifference(new Set([person.id])))}
                      slotProps={{ input: { 'aria-label': t('rh.annual.carry-of', { name: person.name }) } }}
                    />
                  </TableCell>
                  <TableCell>
                    <bdi>{person.name}</bdi>
                  </TableCell>
                  <TableCell align="right">
                    <bdi>{difference(person.balance)}</bdi>
                  </TableCell>
                  <TableCell>{becomes(person)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
      <Box sx={{ display: 'flex', justifyContent: 'end', gap: 1 }}>
        <Button onClick={onClose}>{t('verb.cancel')}</Button>
        <Button
          variant="contained"
          loading={isSending}
          disabled={waiting > 0}
          onClick={() => start({ id: program.id, version: program.version, carriedIds: [...carried] })}
        >
          {t('rh.annual.close')}
        </Button>
      </Box>
    </Box>
  )
}
