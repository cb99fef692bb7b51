import FileDownloadOutlined from '~icons/ic/outline-file-download'
import FolderOpenOutlined from '~icons/ic/outline-folder-open'
import GroupAddOutlined from '~icons/ic/outline-group-add'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { AnswerOf } from '#kernel/shared/call.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DataTable } from '#kernel/web/kit/data-table.tsx'
import type { BulkAction, ListAnswer } from '#kernel/web/kit/data-table-props.ts'
import type { ListState } from '#kernel/web/kit/use-list-state.ts'
import { nameAmong, useShownFilters } from '#kernel/web/kit/use-shown-filters.ts'
import { later } from '#kernel/web/later.tsx'
import { useLevel } from '#platform/rights/rights.web.ts'
import { type ContactRow, listedName } from '../contact.model.ts'
import type { contactsCalls } from '../contacts.calls.ts'
import { CompanyFilter } from './company-filter.tsx'
import { contactColumns } from './contact-columns.tsx'
import { addressOfContact } from './directory-addresses.ts'
import { useTakeCard } from './use-take-card.ts'

const AddToGroupDialog = later(async () => (await import('./add-to-group-dialog.tsx')).AddToGroupDialog)

type Props = {
  list: ListState
  answer: ListAnswer<ContactRow>
  filters: AnswerOf<typeof contactsCalls.getContactFilters> | undefined
  /** Absent where the reader may not add anybody. */
  onAdd: (() => void) | undefined
}

type Joining = { contacts: readonly ContactRow[]; done: () => void }

export function ContactsTable({ list, answer, filters, onAdd }: Props) {
  const t = useT()
  const navigate = useNavigate()
  const takeCard = useTakeCard()
  const groups = useLevel('annuaire/groupes') >= 2
  const [joining, setJoining] = useState<Joining | null>(null)
  const companies = filters?.companies ?? []
  const shown = useShownFilters(list, { company: nameAmong(filters?.companies, list.filters.company) })
  const join = { label: t('directory.contact.add-to-group'), icon: <GroupAddOutlined fontSize="small" /> }
  const bulkActions: BulkAction<ContactRow>[] = [
    { ...join, onSelect: (contacts, done) => setJoining({ contacts, done }) },
  ]
  return (
    <>
      <DataTable
        label={t('field.contacts')}
        list={list}
        answer={answer}
        columns={contactColumns(t)}
        rowId={({ id }) => id}
        rowName={listedName}
        rowPath={({ id }) => addressOfContact(id)}
        rowActions={contact => [
          {
            label: t('verb.openRecord'),
            icon: <FolderOpenOutlined fontSize="small" />,
            onSelect: () => navigate(addressOfContact(contact.id)),
          },
          {
            label: t('directory.contact.card'),
            icon: <FileDownloadOutlined fontSize="small" />,
            onSelect: () => takeCard(contact.id),
          },
          ...(contact.can.addToGroup
            ? [{ ...join, onSelect: () => setJoining({ contacts: [contact], done: () => undefined }) }]
            : []),
        ]}
        {...(groups && { bulkActions })}
        tabs={[
          { value: '', label: t('directory.contacts.everybody') },
          ...(filters?.sources ?? []).map(({ source, name }) => ({ value: source, label: name })),
        ]}
        searchBy={t('directory.contacts.search')}
        filters={shown}
        filterPanel={companies.length > 1 && <CompanyFilter list={list} companies={companies} />}
        exportName={t('directory.contacts.file')}
        empty={{
          title: t('directory.contacts.none'),
          text: t('directory.contacts.none-text'),
          action: onAdd && (
            <Button variant="contained" onClick={onAdd}>
              {t('directory.contacts.new')}
            </Button>
          ),
        }}
      />
      {joining && (
        <AddToGroupDialog contacts={joining.contacts} onAdded={joining.done} onClose={() => setJoining(null)} />
      )}
    </>
  )
}
