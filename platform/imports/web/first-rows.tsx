import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import type { ImportRun } from '../import.model.ts'
import { letterOf } from './column-letter.ts'

/** The head of the file as it was read, to see at a glance whether it was read rightly. */
export function FirstRows({ run }: { run: ImportRun }) {
  const t = useT()
  const titleId = useId()
  return (
    <Box sx={{ mt: 2.5 }}>
      <Typography id={titleId} variant="subtitle2" component="h3" sx={{ mb: 1 }}>
        {t('imports.mapping.preview')}
      </Typography>
      <Box role="region" aria-labelledby={titleId} tabIndex={0} sx={{ overflowX: 'auto' }}>
        <Table size="small" aria-labelledby={titleId}>
          <TableHead>
            <TableRow>
              <TableCell>{t('field.line')}</TableCell>
              {run.columns.map(({ index, header }) => (
                <TableCell key={index} sx={{ whiteSpace: 'nowrap' }}>
                  {header ?? letterOf(index)}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {run.firstRows.map(({ number, cells }) => (
              <TableRow key={number}>
                <TableCell sx={{ color: 'text.secondary' }}>{number}</TableCell>
                {run.columns.map(({ index }) => (
                  <TableCell
                    key={index}
                    sx={{ whiteSpace: 'nowrap', maxWidth: 240, overflow: 'hidden', textOverflow: 'ellipsis' }}
                  >
                    {cells[index] ?? '—'}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
    </Box>
  )
}
