import ArchiveOutlined from '~icons/ic/outline-archive'
import EditOutlined from '~icons/ic/outline-edit'
import UnarchiveOutlined from '~icons/ic/outline-unarchive'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import type { Action } from '#kernel/web/kit/row-menu.tsx'
import { useListState } from '#kernel/web/kit/use-list-state.ts'
import { wholeTable } from '#kernel/web/kit/whole-table.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { later } from '#kernel/web/later.tsx'
import type { CompanySheet, ServiceRow } from '../../company.model.ts'
import { PeopleInBrief } from '../people-in-brief.tsx'
import { spokenName } from '#platform/users/person-names.model.ts'
import { addressesFor, type Reader } from '../reader.ts'
import { useRestoreService } from './use-restore-service.ts'

const ArchiveService = later(async () => (await import('./archive-service.tsx')).ArchiveService)

type Props = {
  reader: Reader
  company: CompanySheet
  answer: { data: readonly ServiceRow[] | undefined; error: Error | null; isFetching: boolean; refetch: () => unknown }
  /** Absent where nothing may be changed. */
  onEdit: ((service: ServiceRow) => void) | undefined
  onAdd: (() => void) | undefined
}

/** The services of a company, the archived ones on a tab of their own. */
export function ServiceTable({ reader, company, answer, onEdit, onAdd }: Props) {
  const t = useT()
  const list = useListState({ module: 'services' })
  const restore = useRestoreService()
  const [archiving, setArchiving] = useState<ServiceRow | null>(null)
  const inTab = (tab: string) => answer.data?.filter(({ archived }) => archived === (tab === 'archived'))
  const table = wholeTable({
    list,
    answer: { ...answer, data: inTab(list.tab) },
    columns: useColumns(),
    textOf: ({ name }) => name,
  })
  const actionsOf = (service: ServiceRow): Action[] => {
    if (!onEdit) return []
    const rename = {
      label: t('verb.rename'),
      icon: <EditOutlined fontSize="small" />,
      onSelect: () => onEdit(service),
    }
    return service.archived
      ? [
          {
            label: t('verb.restore'),
            icon: <UnarchiveOutlined fontSize="small" />,
            isDisabled: company.archived,
            onSelect: () => restore(service),
          },
        ]
      : [
          rename,
          {
            label: t('verb.archive'),
            icon: <ArchiveOutlined fontSize="small" />,
            isDestructive: true,
            onSelect: () => setArchiving(service),
          },
        ]
  }
  return (
    <>
      <DataTable
        label={t('companies.services-of', { name: company.name })}
        {...table}
        rowId={({ id }) => id}
        rowName={({ name }) => name}
        rowPath={({ id }) => addressesFor(reader).service(company.id, id)}
        {...(onEdit && { rowActions: actionsOf })}
        tabs={[
          { value: '', label: t('companies.services.living'), count: inTab('')?.length },
          { value: 'archived', label: t('companies.services.archived'), count: inTab('archived')?.length },
        ]}
        searchBy={t('field.serviceName')}
        empty={{
          title: t(list.tab === 'archived' ? 'companies.services.none-archived' : 'companies.services.none'),
          text: t('companies.services.none-text'),
          action: onAdd && (
            <Button variant="contained" onClick={onAdd}>
              {t('companies.service.new')}
            </Button>
          ),
        }}
        exportName={t('companies.services.file')}
      />
      {archiving && <ArchiveService service={archiving} onClose={() => setArchiving(null)} />}
    </>
  )
}

function useColumns(): Column<ServiceRow>[] {
  const t = useT()
  const { number } = useFormat()
  return [
    { key: 'name', label: t('field.service'), text: ({ name }) => name },
    {
      key: 'users',
      label: t('field.people'),
      text: ({ users }) => users,
      cell: ({ users }) => number(users),
      align: 'end',
      width: 140,
    },
    {
      key: 'managers',
      label: t('companies.managers'),
      text: ({ managers }) => managers.map(spokenName).join(', '),
      cell: ({ managers }) => <PeopleInBrief people={managers} />,
    },
  ]
}
