import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { RowMenu } from '#kernel/web/kit/row-menu.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Employee } from '#rh/employees/employee.model.ts'
import type { FilingKind } from '../document-kind.model.ts'
import type { EmployeeDocument } from '../employee-document.model.ts'
import { DeletePaper } from './delete-paper.tsx'
import { EditPaperDialog } from './edit-paper-dialog.tsx'
import { nameOfPaper } from './name-of-paper.ts'
import { NumberOfPaper } from './number-of-paper.tsx'
import { PaperSheet } from './paper-sheet.tsx'
import { StateChip } from './state-chip.tsx'
import { usePaperDates } from './use-paper-dates.ts'

type Props = { employee: Employee; kind: FilingKind; paper: EmployeeDocument; onRenew: () => void }
type Task = 'open' | 'edit' | 'delete'

/** One paper: what it is, how long it holds, and what one may do with it. */
export function PaperLine({ employee, kind, paper, onRenew }: Props) {
  const t = useT()
  const { date } = useFormat()
  const [task, setTask] = useState<Task | null>(null)
  const name = nameOfPaper(paper)
  const close = () => setTask(null)
  const isFormer = paper.supersededAt !== null
  const brought = { author: paper.author ?? '', date: date(paper.createdAt.slice(0, 10)) }
  const actions = [
    ...(employee.can.edit && !isFormer && paper.status === 'accepted'
      ? [{ label: t('verb.renew'), onSelect: onRenew }]
      : []),
    ...(paper.can.edit && (kind.hasExpiry || kind.hasNumber)
      ? [{ label: t('rh.documents.edit'), onSelect: () => setTask('edit') }]
      : []),
    ...(paper.can.delete && paper.files.length > 0
      ? [{ label: t('verb.delete'), isDestructive: true, onSelect: () => setTask('delete') }]
      : []),
  ]
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'flex-start', gap: 1 }}>
      <Box sx={{ flex: 1, minWidth: 0, display: 'grid', gap: 0.25 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1, rowGap: 0.5 }}>
          <Typography variant="subtitle2" component="h3" sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{name}</bdi>
          </Typography>
          <StateChip paper={paper} hasExpiry={kind.hasExpiry} />
        </Box>
        <Typography variant="body2">{usePaperDates(paper, kind)}</Typography>
        <NumberOfPaper paper={paper} maySee={employee.can.seeSensitive} />
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {t(paper.author ? 'rh.documents.brought' : 'rh.documents.came', brought)}
        </Typography>
        {paper.rejectReason && (
          <Typography variant="body2">{t('rh.documents.rejected-because', { reason: paper.rejectReason })}</Typography>
        )}
        {!paper.can.seeFiles && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {t('rh.documents.hidden')}
          </Typography>
        )}
      </Box>
      {paper.files.length > 0 && (
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          aria-label={t('rh.documents.open-of', { name })}
          sx={{ '@media (pointer: coarse)': { minHeight: 56, minWidth: 72 } }}
          onClick={() => setTask('open')}
        >
          {t('verb.view')}
        </Button>
      )}
      <RowMenu label={t('verb.actOnNamed', { name })} actions={actions} />
      {task === 'open' && <PaperSheet paper={paper} kind={kind} onClose={close} />}
      {task === 'edit' && <EditPaperDialog paper={paper} kind={kind} onClose={close} />}
      {task === 'delete' && <DeletePaper paper={paper} onClose={close} />}
    </Box>
  )
}
