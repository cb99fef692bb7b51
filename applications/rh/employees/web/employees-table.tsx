import EditOutlined from '~icons/ic/outline-edit'
import FolderOpenOutlined from '~icons/ic/outline-folder-open'
import Button from '@mui/material/Button'
import { useNavigate } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import type { ListAnswer } from '#kernel/web/kit/data-table-props.ts'
import type { Action } from '#kernel/web/kit/row-menu.tsx'
import { useShownFilters } from '#kernel/web/kit/use-shown-filters.ts'
import type { EmployeeRow, TabOfStaff } from '../employee.model.ts'
import { addressOfEdition, addressOfEmployee } from './employee-addresses.ts'
import { listedName } from './employee-names.ts'
import { everybodyIn, type Figures } from './figures-of-list.ts'
import { FoundInOtherTabs } from './found-in-other-tabs.tsx'
import { StaffFilters } from './staff-filters.tsx'
import { iconTo, useBulkActions } from './use-bulk-actions.tsx'
import { useFilterWords } from './use-filter-words.ts'
import { useMoveEmployee } from './use-move-employee.ts'
import type { StaffList } from './use-staff-list.ts'

type Props = {
  list: StaffList
  answer: ListAnswer<EmployeeRow>
  /** The tab that is open. */
  status: TabOfStaff
  figures: Figures | undefined
  columns: readonly Column<EmployeeRow>[]
  /** What a file of those who are ticked holds. */
  exported: readonly Column<EmployeeRow>[]
  /** Absent where the reader may not take anybody in. */
  onHire: (() => void) | undefined
  /** Whether the reader may place, and archive, at least some of them. */
  places: boolean
  archives: boolean
}

export function EmployeesTable({ list, answer, status, figures, columns, exported, onHire, places, archives }: Props) {
  const t = useT()
  const actionsOf = useRowActions()
  const bulk = useBulkActions({ status, places, archives, exported })
  const filters = useShownFilters(list, useFilterWords(list.narrowing, figures?.byCompany), { site: ['unit'] })

  return (
    <>
      <DataTable
        label={t('rh.field.employees')}
        list={list}
        answer={answer}
        columns={columns}
        isSteady
        rowId={row => row.id}
        rowName={listedName}
        rowPath={row => addressOfEmployee(row.id)}
        rowActions={actionsOf}
        bulkActions={bulk.actions}
        tabs={[
          { value: 'active', label: t('rh.employees.tab-active'), count: figures?.active },
          { value: 'to_hire', label: t('rh.employees.tab-to_hire'), count: figures?.toHire },
          { value: 'between_seasons', label: t('rh.employees.tab-between_seasons'), count: figures?.betweenSeasons },
          ...(figures?.left ? [{ value: 'left', label: t('rh.employees.tab-left'), count: figures.left }] : []),
          { value: 'archived', label: t('rh.employees.tab-archived'), count: figures?.archived },
          { value: 'all', label: t('rh.employees.tab-all'), count: figures && everybodyIn(figures) },
        ]}
        searchBy={t('rh.employees.search')}
        filters={filters}
        filterPanel={<StaffFilters list={list} companies={figures?.byCompany ?? []} />}
        empty={{
          title: t(`rh.employees.none-${status}`),
          text: t(`rh.employees.none-${status}-text`),
          action: (status === 'active' || status === 'to_hire') && onHire && (
            <Button variant="contained" onClick={onHire}>
              {t('rh.employees.new')}
            </Button>
          ),
          elsewhere: status !== 'all' && <FoundInOtherTabs list={list} />,
        }}
      />
      {bulk.dialog}
    </>
  )
}

function useRowActions() {
  const t = useT()
  const navigate = useNavigate()
  const { archive, activate } = useMoveEmployee()

  return ({ id, status, can }: EmployeeRow): Action[] => {
    const open: Action = {
      label: t('verb.open'),
      icon: <FolderOpenOutlined fontSize="small" />,
      onSelect: () => navigate(addressOfEmployee(id)),
    }
    const edit: Action = {
      label: t('verb.edit'),
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
