import Add from '~icons/ic/baseline-add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import type { Employee } from '#rh/employees/employee.model.ts'
import type { EmployeeDocument } from '../employee-document.model.ts'
import { employeeDocumentsCalls } from '../employee-documents.calls.ts'
import { KindCard } from './kind-card.tsx'
import { MissingPapers } from './missing-papers.tsx'
import { type Bringing, NewPaperDialog } from './new-paper-dialog.tsx'

/** The papers of somebody by kind; what the file lacks comes first. */
export function DocumentsTab({ employee }: { employee: Employee }) {
  const t = useT()
  const { data, error, refetch } = useCall(employeeDocumentsCalls.getEmployeeDocuments, { id: employee.id })
  const [chosen, setChosen] = useState<Bringing | null>(null)
  const { renewed, leave } = useRenewalInAddress(data?.flatMap(({ documents }) => documents))
  if (error && !data) return <Failed error={error} onRetry={refetch} />
  if (!data) return <CardSkeleton lines={6} />
  const held = data
    .filter(({ documents }) => documents.length > 0)
    .toSorted((one, other) => urgencyOf(one.documents) - urgencyOf(other.documents))
  const bringing = chosen ?? (renewed && { kind: renewed.kind, renewed })
  const close = () => {
    setChosen(null)
    leave()
  }
  const add = employee.can.edit && (
    <Button
      variant="contained"
      startIcon={<Add />}
      sx={{ '@media (pointer: coarse)': { minHeight: 56 } }}
      onClick={() => setChosen({ kind: null, renewed: null })}
    >
      {t('rh.documents.add')}
    </Button>
  )
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <MissingPapers employee={employee} onBring={kind => setChosen({ kind, renewed: null })} />
      {held.length === 0 ? (
        <Empty title={t('rh.documents.none')} text={t('rh.documents.none-text')} action={add} />
      ) : (
        <>
          {add && <Box sx={{ display: 'flex', justifyContent: 'flex-end' }}>{add}</Box>}
          <Box sx={cards}>
            {held.map(({ kind, documents }) => (
              <KindCard key={kind.code} employee={employee} kind={kind} documents={documents} onBring={setChosen} />
            ))}
          </Box>
        </>
      )}
      {bringing && (
        <NewPaperDialog
          employee={employee}
          kinds={data.map(({ kind }) => kind).filter(({ archivedAt }) => archivedAt === null)}
          {...bringing}
          onClose={close}
        />
      )}
    </Box>
  )
}

/** What has ended, or is about to, comes before what holds. */
const urgencyOf = (papers: readonly EmployeeDocument[]) =>
  Math.min(...papers.map(({ state }) => ['expired', 'expiring', 'valid', 'superseded'].indexOf(state)))

/** A list of deadlines leads here with the paper to renew. */
function useRenewalInAddress(papers: readonly EmployeeDocument[] | undefined) {
  const [parameters, setParameters] = useSearchParams()
  const id = parameters.get('renew')
  const renewed = papers?.find(paper => paper.id === id && paper.state !== 'superseded') ?? null
  const leave = () =>
    id &&
    setParameters(
      former => {
        former.delete('renew')
        return former
      },
      { replace: true },
    )
  return { renewed, leave }
}

const cards = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
}
