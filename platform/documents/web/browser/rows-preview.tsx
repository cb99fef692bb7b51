import Box from '@mui/material/Box'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { mostShownColumns, mostShownRows } from '../../document.model.ts'
import { documentsCalls } from '../../documents.calls.ts'

/** The first lines of a workbook, numbered as a spreadsheet numbers them. */
export function RowsPreview({ id, number, name }: { id: string; number: number; name: string }) {
  const t = useT()
  const { number: written } = useFormat()
  const { data, error, refetch } = useCall(documentsCalls.getDocumentRows, { id, number }, { staleTime: 'static' })
  if (error) return <Failed error={error} onRetry={refetch} />
  if (!data) return <CardSkeleton lines={8} />
  if (data.rows.length === 0) return <Empty title={t('documents.browser.no-rows')} />
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box
        tabIndex={0}
        role="region"
        aria-label={t('documents.browser.rows-of', { name })}
        sx={{ maxHeight: '70vh', overflow: 'auto', border: 1, borderColor: 'divider', borderRadius: '8px' }}
      >
        <Table size="small" sx={{ width: 'max-content', minWidth: 1 }}>
          <TableBody>
            {data.rows.map(({ number: line, cells }) => (
              <TableRow key={line}>
                <TableCell component="th" scope="row" sx={numberLook}>
                  {line}
                </TableCell>
                {cells.map((cell, at) => (
                  <TableCell key={at} sx={typeof cell === 'number' ? { ...cellLook, textAlign: 'end' } : cellLook}>
                    {typeof cell === 'number' ? written(cell, asTyped) : cell}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </Box>
      {data.isCut && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {t('documents.browser.rows-cut', { rows: mostShownRows, columns: mostShownColumns })}
        </Typography>
      )}
    </Box>
  )
}

const numberLook = {
  position: 'sticky',
  insetInlineStart: 0,
  color: 'text.secondary',
  backgroundColor: 'background.default',
  borderInlineEnd: 1,
  borderInlineEndColor: 'divider',
  textAlign: 'end',
}
const asTyped = { useGrouping: false, maximumFractionDigits: 10 } as const
const cellLook = { maxWidth: 280, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }
