import ArchiveOutlined from '@mui/icons-material/ArchiveOutlined'
import EditOutlined from '@mui/icons-material/EditOutlined'
import FolderOpenOutlined from '@mui/icons-material/FolderOpenOutlined'
import UnarchiveOutlined from '@mui/icons-material/UnarchiveOutlined'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import type { BulkAction, ListAnswer } from '#kernel/web/kit/data-table-props.ts'
import type { Action } from '#kernel/web/kit/row-menu.tsx'
import type { ListState } from '#kernel/web/kit/use-list-state.ts'
import type { EmployeeRow } from '../employee.model.ts'
import { BulkMoveDialog } from './bulk-move-dialog.tsx'
import { CompanyFilter } from './company-filter.tsx'
import { addressOfEdition, addressOfEmployee } from './employee-addresses.ts'
import { employeeColumns } from './employee-columns.tsx'
import { listedName } from './employee-names.ts'
import type { Figures } from './figures-of-list.ts'
import { useMoveEmployee } from './use-move-employee.ts'

type Props = {
  list: ListState
  answer: ListAnswer<EmployeeRow>
  status: EmployeeRow['status']
  figures: Figures | undefined
  /** Absent where the reader may not take anybody in. */
  onHire: (() => void) | undefined
  /** Whether the reader may archive at least some of them. */
  archives: boolean
}

type Moving = { rows: EmployeeRow[]; done: () => void }

export function EmployeesTable({ list, answer, status, figures, onHire, archives }: Props) {
  const t = useT()
  const actionsOf = useRowActions()
  const [moving, setMoving] = useState<Moving | null>(null)
  const companies = figures?.byCompany ?? []
  const filtered = companies.find(({ companyId }) => companyId === list.filters.company)?.name
  const to = status === 'active' ? 'archived' : 'active'
  const bulkActions: BulkAction<EmployeeRow>[] = [
    { label: t(`rh.employees.to-${to}`), icon: iconTo[to], onSelect: (rows, done) => setMoving({ rows, done }) },
  ]

  return (
    <>
      <DataTable
        label={t('rh.employees.title')}
        list={list}
        answer={answer}
        columns={employeeColumns(t, { hasCompanies: companies.length > 1 })}
        rowId={row => row.id}
        rowName={listedName}
        rowPath={row => addressOfEmployee(row.id)}
        rowActions={actionsOf}
        {...(archives && { bulkActions })}
        tabs={[
          { value: 'active', label: t('rh.employees.tab-active'), count: figures?.active },
          { value: 'archived', label: t('rh.employees.tab-archived'), count: figures?.archived },
        ]}
        searchBy={t('rh.employees.search')}
        filters={
          list.filters.company
            ? [
                {
                  label: t('rh.employees.of-company', { company: filtered ?? '…' }),
                  onRemove: () => list.setFilter('company', null),
                },
              ]
            : []
        }
        filterPanel={companies.length > 1 && <CompanyFilter list={list} companies={companies} />}
        empty={{
          title: t(`rh.employees.none-${status}`),
          text: t(`rh.employees.none-${status}-text`),
          action: status === 'active' && onHire && (
            <Button variant="contained" onClick={onHire}>
              {t('rh.employees.new')}
            </Button>
          ),
        }}
      />
      {moving && (
        <BulkMoveDialog
          people={moving.rows}
          to={to}
          onClose={hasMoved => {
            setMoving(null)
            if (hasMoved) moving.done()
          }}
        />
      )}
    </>
  )
}

const iconTo = { archived: <ArchiveOutlined fontSize="small" />, active: <UnarchiveOutlined fontSize="small" /> }

function useRowActions() {
  const t = useT()
  const navigate = useNavigate()
  const { archive, activate } = useMoveEmployee()

  return ({ id, status, can }: EmployeeRow): Action[] => {
    const open: Action = {
      label: t('rh.employee.open'),
      icon: <FolderOpenOutlined fontSize="small" />,
      onSelect: () => navigate(addressOfEmployee(id)),
    }
    const edit: Action = {
      label: t('rh.employee.edit'),
      icon: <EditOutlined fontSize="small" />,
      onSelect: () => navigate(addressOfEdition(id)),
    }
    const move: Action =
      status === 'active'
        ? { label: t('rh.employees.to-archived'), icon: iconTo.archived, onSelect: () => archive(id) }
        : { label: t('rh.employees.to-active'), icon: iconTo.active, onSelect: () => activate(id) }
    return [open, ...(can.edit ? [edit] : []), ...(can.archive ? [move] : [])]
  }
}
