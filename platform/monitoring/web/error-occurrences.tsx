import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { CopyButton } from '#kernel/web/kit/copy-button.tsx'
import { Moment } from '#kernel/web/kit/moment.tsx'
import type { ErrorReport } from '../error-report.model.ts'

/** Whom it touched, each of the last times, and who said what of it. */
export function ErrorOccurrences({ report: { touched, occurrences, history } }: { report: ErrorReport }) {
  const t = useT()
  const heads = [
    'field.when',
    'field.client',
    'field.person',
    'field.page',
    'monitoring.occurrence.agent',
    'field.reference',
  ]
  return (
    <>
      {touched.length > 0 && (
        <Part title={t('monitoring.error.touched')}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {touched.map(({ id, name, times }) => (
              <Chip key={id} label={`${name} (${times})`} />
            ))}
          </Box>
        </Part>
      )}
      <Part title={t('monitoring.error.occurrences')}>
        <Box
          tabIndex={0}
          role="region"
          aria-label={t('monitoring.error.occurrences')}
          sx={{ overflow: 'auto', maxHeight: 320 }}
        >
          <Table size="small">
            <TableHead>
              <TableRow>
                {heads.map(head => (
                  <TableCell key={head}>{t(head)}</TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {occurrences.map(({ id, at, times, client, person, route, agent, requestId }) => (
                <TableRow key={id}>
                  <TableCell>
                    <Moment instant={at} />
                    {times > 1 && ` (× ${times})`}
                  </TableCell>
                  <TableCell>{client?.name ?? '—'}</TableCell>
                  <TableCell>{person ?? '—'}</TableCell>
                  <TableCell dir="ltr">{route ?? '—'}</TableCell>
                  <TableCell>{agent ?? '—'}</TableCell>
                  <TableCell dir="ltr" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
                    {requestId ?? '—'}
                    {requestId && <CopyButton text={requestId} label={t('monitoring.error.copy')} />}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </Box>
      </Part>
      {history.length > 0 && (
        <Part title={t('monitoring.error.history')}>
          <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5 }}>
            {history.map(({ at, state, by, release }) => (
              <Typography key={at + state} component="li" variant="body2">
                {t(`monitoring.state.${state}`)} · {by ?? t('monitoring.error.reopened', { release })} ·{' '}
                <Moment instant={at} />
              </Typography>
            ))}
          </Box>
        </Part>
      )}
    </>
  )
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section">
    <Typography variant="subtitle2" component="h3" sx={{ mb: 0.75 }}>
      {title}
    </Typography>
    {children}
  </Box>
)
