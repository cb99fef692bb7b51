import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import { useState } from 'react'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { ExportButton } from '#kernel/web/kit/export-button.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { answersOfRecall, type RecallInFull, type RecallLine } from '../recall.model.ts'
import { traceCalls } from '../trace.calls.ts'

/** Whom to call, with what he has, and what he answered. */
export function RecallLines({ recall }: { recall: RecallInFull }) {
  const t = useT()
  const { weight } = useFormat()
  const columns: Column<RecallLine>[] = [
    { key: 'customer', label: t('trade.customer'), text: ({ customer }) => customer },
    { key: 'contact', label: t('field.contact'), text: ({ contact }) => contact },
    { key: 'note', label: t('trace.note'), text: ({ deliveryNote }) => deliveryNote },
    { key: 'sscc', label: t('trade.pallet'), text: ({ sscc }) => sscc },
    { key: 'lot', label: t('trade.lot'), text: ({ numLot }) => numLot },
    { key: 'kg', label: t('trade.weight'), text: ({ kg }) => weight(kg), align: 'end' },
    {
      key: 'answer',
      label: t('trace.recall.answer'),
      text: ({ answer }) => answer && t(`trace.recall.answer.${answer}`),
      cell: line => (recall.can.answer ? <AnswerMenu recallId={recall.id} line={line} /> : undefined),
    },
  ]
  const answer = {
    data: { items: recall.rows, total: recall.rows.length, totalIsExact: true, page: 0, size: recall.rows.length },
    error: null,
    isFetching: false,
    refetch: () => undefined,
  }
  if (recall.rows.length === 0) return <Empty title={t('trace.recall.no-line')} />
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>
        <ExportButton name={recall.number} columns={columns} answer={answer} />
      </Box>
      <Table size="small" aria-label={t('trace.recall.lines')}>
        <TableHead>
          <TableRow>
            {columns.map(({ key, label, align }) => (
              <TableCell key={key} align={align === 'end' ? 'right' : 'left'}>
                {label}
              </TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {recall.rows.map(line => (
            <TableRow key={line.id}>
              {columns.map(({ key, text, cell, align }) => (
                <TableCell key={key} align={align === 'end' ? 'right' : 'left'}>
                  {cell?.(line) ?? (text(line) || '—')}
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  )
}

function AnswerMenu({ recallId, line }: { recallId: string; line: RecallLine }) {
  const t = useT()
  const { start, isSending } = useSend(traceCalls.answerRecall, { staysOnPage: true })
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        color="inherit"
        loading={isSending}
        onClick={event => setAnchor(event.currentTarget)}
      >
        {line.answer ? t(`trace.recall.answer.${line.answer}`) : t('trace.recall.to-answer')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {answersOfRecall.map(answer => (
          <MenuItem
            key={answer}
            onClick={() => {
              setAnchor(null)
              start({ id: recallId, lineIds: [line.id], answer })
            }}
          >
            {t(`trace.recall.answer.${answer}`)}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
