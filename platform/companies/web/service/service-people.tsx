import Button from '@mui/material/Button'
import { usePages } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import type { useList } from '#kernel/web/kit/use-list.ts'
import type { Member } from '#platform/users/member.model.ts'
import { membersCalls } from '#platform/users/members.calls.ts'
import type { ServiceRow } from '../../company.model.ts'
import { listedName } from '#platform/users/person-names.model.ts'
import { addressesFor, type Reader, useClientAtWork } from '../reader.ts'
import { columnsOf } from './people-columns.tsx'
import { useActionsOnPeople } from './use-actions-on-people.tsx'

type PeopleList = ReturnType<typeof useList<(typeof membersCalls.getPaginatedUsers)['list']>>
type Props = { reader: Reader; service: ServiceRow; list: PeopleList; onAdd: (() => void) | undefined }

/** Who works in the service, and who leads it. */
export function ServicePeople({ reader, service, list, onAdd }: Props) {
  const t = useT()
  const { clientId, isOpen } = useClientAtWork()
  const answer = usePages(membersCalls.getPaginatedUsers, { ...list.query, clientId, serviceId: service.id })
  const actionsOf = useActionsOnPeople(service)
  return (
    <DataTable
      label={t('companies.service.people-of', { name: service.name })}
      list={list}
      answer={answer}
      columns={columnsOf(t, service.id)}
      rowId={({ id }) => id}
      rowName={listedName}
      {...(reader === 'admin' && { rowPath: ({ id }: Member) => addressesFor(reader).person(clientId, id) })}
      {...(isOpen && { rowActions: actionsOf })}
      searchBy={t('companies.service.search')}
      empty={{
        title: t('companies.service.nobody'),
        text: t('companies.service.nobody-text'),
        action: onAdd && (
          <Button variant="contained" onClick={onAdd}>
            {t('companies.service.add-people')}
          </Button>
        ),
      }}
      exportName={t('companies.service.file')}
    />
  )
}
