import Add from '~icons/ic/baseline-add'
import ExpandMore from '~icons/ic/baseline-expand-more'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Collapse from '@mui/material/Collapse'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { type ReactNode, useId, useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import type { Employee } from '#rh/employees/employee.model.ts'
import type { FilingKind } from '../document-kind.model.ts'
import type { EmployeeDocument } from '../employee-document.model.ts'
import type { Bringing } from './new-paper-dialog.tsx'
import { PaperLine } from './paper-line.tsx'

type Props = {
  employee: Employee
  kind: FilingKind
  documents: readonly EmployeeDocument[]
  onBring: (wanted: Bringing) => void
}

/** The papers of one kind; those that others have replaced behind a button. */
export function KindCard({ employee, kind, documents, onBring }: Props) {
  const t = useT()
  const live = documents.filter(({ supersededAt }) => supersededAt === null)
  const former = documents.filter(({ supersededAt }) => supersededAt !== null)
  const add = t('rh.documents.add-of', { kind: kind.label })
  const lines = (papers: readonly EmployeeDocument[]) => (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
      {papers.map(paper => (
        <PaperLine
          key={paper.id}
          employee={employee}
          kind={kind}
          paper={paper}
          onRenew={() => onBring({ kind: kind.code, renewed: paper })}
        />
      ))}
    </Box>
  )
  const mayAdd = employee.can.edit && kind.archivedAt === null && (!kind.isSingle || live.length === 0)
  return (
    <SectionCard
      title={kind.label}
      actions={
        mayAdd && (
          <Tooltip title={add}>
            <IconButton size="small" aria-label={add} onClick={() => onBring({ kind: kind.code, renewed: null })}>
              <Add fontSize="small" />
            </IconButton>
          </Tooltip>
        )
      }
    >
      {lines(live)}
      {former.length > 0 && <Former count={former.length}>{lines(former)}</Former>}
    </SectionCard>
  )
}

function Former({ count, children }: { count: number; children: ReactNode }) {
  const t = useT()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Box sx={{ mt: 1.5 }}>
      <Button
        size="small"
        color="inherit"
        sx={{ marginInlineStart: -1.25 }}
        aria-expanded={isOpen}
        aria-controls={id}
        endIcon={<ExpandMore sx={{ transform: isOpen ? 'rotate(180deg)' : 'none' }} />}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('rh.documents.history', { count })}
      </Button>
      <Collapse in={isOpen} id={id} unmountOnExit>
        <Box sx={{ mt: 1 }}>{children}</Box>
      </Collapse>
    </Box>
  )
}
