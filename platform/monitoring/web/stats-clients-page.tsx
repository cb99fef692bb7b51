import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { dashboardCalls } from '../dashboard.calls.ts'
import { useWallAnswer } from './use-wall-answer.ts'
import { Wall } from './wall.tsx'

/** Each client's day on a wall, those with people connected first. */
export function StatsClientsPage() {
  const t = useT()
  const { number, moment } = useFormat()
  const { data, ...rest } = useWallAnswer(dashboardCalls.getClientStats)
  const clients = data?.toSorted(
    (one, other) => other.connected - one.connected || other.actionsToday - one.actionsToday,
  )
  return (
    <Wall title={t('monitoring.wall.clients')} {...rest}>
      {clients && (
        <Box sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label={t('monitoring.wall.clients')}>
          <Table sx={look}>
            <TableHead>
              <TableRow>
                <TableCell>{t('field.client')}</TableCell>
                <TableCell align="right">{t('monitoring.figure.connected')}</TableCell>
                <TableCell align="right">{t('monitoring.figure.actions-today')}</TableCell>
                <TableCell align="right">{t('monitoring.figure.errors-today')}</TableCell>
                <TableCell sx={{ paddingInlineStart: '3vw' }}>{t('monitoring.wall.last-activity')}</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {clients.map(({ name, connected, actionsToday, errorsToday, lastActivityAt }, place) => (
                <TableRow key={`${name} ${place}`}>
                  <TableCell component="th" scope="row" sx={{ fontWeight: 650 }}>
                    {name}
                  </TableCell>
                  <TableCell align="right">{number(connected)}</TableCell>
                  <TableCell align="right">{number(actionsToday)}</TableCell>
                  <TableCell
                    align="right"
                    sx={theme => (errorsToday > 0 ? { color: theme.vars.palette.error.strong } : {})}
                  >
                    {number(errorsToday)}
                  </TableCell>
                  <TableCell sx={{ whiteSpace: 'nowrap', paddingInlineStart: '3vw' }}>
                    {moment(lastActivityAt)}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      )}
    </Wall>
  )
}

const look = {
  '& td, & tbody th': {
    fontSize: 'clamp(1rem, 2.2vw, 3.2rem)',
    py: 'clamp(8px, 0.9vw, 24px)',
    fontVariantNumeric: 'tabular-nums',
  },
  '& thead th': { fontSize: 'clamp(0.8rem, 1.3vw, 1.9rem)', color: 'text.secondary' },
}
