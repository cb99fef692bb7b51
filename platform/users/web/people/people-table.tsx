import DownloadOutlined from '~icons/ic/outline-download'
import GroupAddOutlined from '~icons/ic/outline-group-add'
import MailOutlined from '~icons/ic/outline-mail'
import PersonRemoveOutlined from '~icons/ic/outline-person-remove'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { saveCsv } from '#kernel/web/kit/csv.ts'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import type { BulkAction } from '#kernel/web/kit/data-table-props.ts'
import { useShownFilters } from '#kernel/web/kit/use-shown-filters.ts'
import type { CompanyToFill, Member } from '../../member.model.ts'
import { listedName } from '../../person-names.model.ts'
import { type BulkAct, BulkDialog } from './bulk-dialog.tsx'
import { addressOfMember } from './member-address.ts'
import { exportedColumns, memberColumns } from './member-columns.tsx'
import { PeopleFilters, usePeopleFilterWords } from './people-filters.tsx'
import type { PeopleList } from './people-list.ts'
import { PlaceDialog } from './place-dialog.tsx'
import { usePersonActions } from './use-person-actions.tsx'

type Props = {
  scope: 'client' | 'team'
  people: PeopleList
  /** Undefined while they are on their way. */
  companies: readonly CompanyToFill[] | undefined
  onInvite: ((who: Member | 'anybody') => void) | undefined
}

type InBulk = { act: BulkAct; members: Member[]; done: () => void }

export function PeopleTable({ scope, people, companies: known, onInvite }: Props) {
  const t = useT()
  const { clientId, list, answer, figures } = people
  const companies = known ?? []
  const filters = useShownFilters(list, usePeopleFilterWords(list.narrowing, known))
  const [bulk, setBulk] = useState<InBulk | null>(null)
  const [placing, setPlacing] = useState<Member | null>(null)
  const actionsOf = usePersonActions({ scope, clientId, onPlace: setPlacing, onInvite })
  const inBulk = (act: BulkAct) => (members: Member[], done: () => void) => setBulk({ act, members, done })
  const bulkActions: BulkAction<Member>[] = [
    { label: t('users.bulk.place'), icon: <GroupAddOutlined fontSize="small" />, onSelect: inBulk('place') },
    { label: t('users.bulk.resend'), icon: <MailOutlined fontSize="small" />, onSelect: inBulk('resend') },
    ...(scope === 'client'
      ? [
          {
            label: t('users.bulk.end'),
            icon: <PersonRemoveOutlined fontSize="small" />,
            isDestructive: true,
            onSelect: inBulk('end'),
          },
        ]
      : []),
    {
      label: t('verb.export'),
      icon: <DownloadOutlined fontSize="small" />,
      onSelect: members => saveCsv(t('users.people.file'), exportedColumns(t), members),
    },
  ]

  return (
    <>
      <DataTable
        label={t(`users.${scope}.title`)}
        list={list}
        answer={answer}
        columns={memberColumns(t)}
        rowId={row => row.id}
        rowName={listedName}
        {...(scope === 'client' && { rowPath: (row: Member) => addressOfMember(clientId, row.id) })}
        rowActions={actionsOf}
        bulkActions={bulkActions}
        tabs={[
          { value: '', label: t('field.people'), count: figures && figures.active + figures.invited },
          { value: 'invited', label: t('users.people.tab-invited'), count: figures?.invited },
          ...(scope === 'client'
            ? [{ value: 'ended', label: t('users.people.tab-ended'), count: figures?.ended }]
            : []),
        ]}
        searchBy={t('users.people.search')}
        filters={filters}
        filterPanel={<PeopleFilters list={list} companies={companies} />}
        empty={{
          title: t(`users.${scope}.none`),
          text: t(`users.${scope}.none-text`),
          action: onInvite && (
            <Button variant="contained" onClick={() => onInvite('anybody')}>
              {t('users.invite')}
            </Button>
          ),
        }}
        exportName={t('users.people.file')}
      />
      {bulk && (
        <BulkDialog
          act={bulk.act}
          members={bulk.members}
          clientId={clientId}
          companies={companies}
          onClose={hasActed => {
            setBulk(null)
            if (hasActed) bulk.done()
          }}
        />
      )}
      {placing && (
        <PlaceDialog member={placing} clientId={clientId} companies={companies} onClose={() => setPlacing(null)} />
      )}
    </>
  )
}
