import Add from '~icons/ic/baseline-add'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Page } from '#kernel/web/kit/page.tsx'
import { useList } from '#kernel/web/kit/use-list.ts'
import { later } from '#kernel/web/later.tsx'
import { useLevel } from '#platform/rights/rights.web.ts'
import { contactsCalls } from '../contacts.calls.ts'
import { ContactsTable } from './contacts-table.tsx'
import { addressOfContact } from './directory-addresses.ts'

const ContactDialog = later(async () => (await import('./contact-dialog.tsx')).ContactDialog)

/** Everybody whom one may write to or call: colleagues, staff, and those of the outside. */
export function ContactsPage() {
  const t = useT()
  const navigate = useNavigate()
  const writes = useLevel('annuaire/contacts') >= 2
  const [isAdding, setIsAdding] = useState(false)
  const list = useList(contactsCalls.getContacts, { module: 'directory.contacts' })
  const filters = useCall(contactsCalls.getContactFilters, {}, { staleTime: 60_000 }).data
  const answer = useCall(contactsCalls.getContacts, list.query)
  const add = writes ? () => setIsAdding(true) : undefined
  return (
    <Page
      title={t('field.contacts')}
      context={t('directory.contacts.context')}
      actions={
        add && (
          <Button variant="contained" startIcon={<Add />} onClick={add}>
            {t('directory.contacts.new')}
          </Button>
        )
      }
    >
      <ContactsTable list={list} answer={answer} filters={filters} onAdd={add} />
      {isAdding && (
        <ContactDialog onSaved={({ id }) => navigate(addressOfContact(id))} onClose={() => setIsAdding(false)} />
      )}
    </Page>
  )
}
