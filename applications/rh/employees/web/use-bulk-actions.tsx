import AssignmentIndOutlined from '~icons/ic/outline-assignment-ind'
import ArchiveOutlined from '~icons/ic/outline-archive'
import DescriptionOutlined from '~icons/ic/outline-description'
import DownloadOutlined from '~icons/ic/outline-download'
import PlaceOutlined from '~icons/ic/outline-place'
import SendOutlined from '~icons/ic/outline-send'
import UnarchiveOutlined from '~icons/ic/outline-unarchive'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { componentOf } from '#kernel/web/brought.tsx'
import { useT } from '#kernel/web/i18n.ts'
import { saveCsv } from '#kernel/web/kit/csv.ts'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import type { BulkAction } from '#kernel/web/kit/data-table-props.ts'
import { later } from '#kernel/web/later.tsx'
import { generateManyPart } from '#platform/generated-documents/generated-documents.web.ts'
import { useLevel } from '#platform/rights/rights.web.ts'
import { contractsElement } from '#rh/contracts/contract.model.ts'
import { manyContractsPath } from '#rh/contracts/contracts-place.model.ts'
import { deadlines } from '#rh/deadlines-place.model.ts'
import { documentRequestsLabels } from '#rh/document-requests/document-requests-labels.web.ts'
import { placeManyPart } from '#rh/employee-history/employee-history.web.ts'
import type { EmployeeRow, TabOfStaff } from '../employee.model.ts'
import { BulkMoveDialog } from './bulk-move-dialog.tsx'
import { listedName } from './employee-names.ts'

const AskPiecesDialog = later(async () => (await import('./ask-pieces-dialog.tsx')).AskPiecesDialog, {
  labels: [documentRequestsLabels],
})

const PlaceManyDialog = componentOf(placeManyPart)
const GenerateDialog = componentOf(generateManyPart)

type Wish = { status: TabOfStaff; places: boolean; archives: boolean; exported: readonly Column<EmployeeRow>[] }
type Begun = { what: 'ask' | 'place' | 'generate' | 'move'; people: readonly EmployeeRow[]; done: () => void }

export const iconTo = { archived: <ArchiveOutlined fontSize="small" />, active: <UnarchiveOutlined fontSize="small" /> }

/** What the reader may do with all whom he has ticked, and the dialog of what he began. */
export function useBulkActions({ status, places, archives, exported }: Wish) {
  const t = useT()
  const asks = useLevel(deadlines) >= 2 && status !== 'archived'
  const hires = useLevel(contractsElement) >= 2 && status !== 'archived'
  const navigate = useNavigate()
  const [begun, setBegun] = useState<Begun | null>(null)
  const to = status === 'archived' ? 'active' : 'archived'
  const begin = (what: Begun['what']) => (people: readonly EmployeeRow[], done: () => void) =>
    setBegun({ what, people, done })

  const ask: BulkAction<EmployeeRow> = {
    label: t('rh.employee.ask-document'),
    icon: <SendOutlined fontSize="small" />,
    onSelect: begin('ask'),
  }
  const hire: BulkAction<EmployeeRow> = {
    label: t('rh.contract.many-begin'),
    icon: <AssignmentIndOutlined fontSize="small" />,
    onSelect: people => void navigate(manyContractsPath, { state: { people: people.map(asRecord) } }),
  }
  const place: BulkAction<EmployeeRow> = {
    label: t('rh.history.many'),
    icon: <PlaceOutlined fontSize="small" />,
    onSelect: begin('place'),
  }
  const generate: BulkAction<EmployeeRow> = {
    label: t('rh.employees.generate'),
    icon: <DescriptionOutlined fontSize="small" />,
    onSelect: begin('generate'),
  }
  const take: BulkAction<EmployeeRow> = {
    label: t('verb.export'),
    icon: <DownloadOutlined fontSize="small" />,
    onSelect: people => saveCsv(t('rh.employees.file'), exported, people),
  }
  const move: BulkAction<EmployeeRow> = {
    label: t(`rh.employees.to-${to}`),
    icon: iconTo[to],
    onSelect: begin('move'),
  }
  const close = (isDone: boolean) => {
    setBegun(null)
    if (isDone) begun?.done()
  }
  return {
    actions: [
      ...(places && status !== 'archived' ? [place] : []),
      ...(hires ? [hire] : []),
      ...(asks ? [ask] : []),
      ...(status !== 'archived' ? [generate] : []),
      take,
      ...(archives ? [move] : []),
    ],
    dialog: begun && (
      <>
        {begun.what === 'ask' && <AskPiecesDialog people={begun.people} onClose={close} />}
        {begun.what === 'place' && <PlaceManyDialog people={begun.people} onClose={close} />}
        {begun.what === 'generate' && (
          <GenerateDialog source="employee" records={begun.people.map(asRecord)} onClose={close} />
        )}
        {begun.what === 'move' && <BulkMoveDialog people={begun.people} to={to} onClose={close} />}
      </>
    ),
  }
}

const asRecord = (person: EmployeeRow) => ({ id: person.id, name: listedName(person) })
