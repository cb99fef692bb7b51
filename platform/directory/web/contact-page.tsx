import Box from '@mui/material/Box'
import { useParams } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Page } from '#kernel/web/kit/page.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { listedName } from '../contact.model.ts'
import { contactsCalls } from '../contacts.calls.ts'
import { ContactGroups } from './contact-groups.tsx'
import { ContactHead } from './contact-head.tsx'
import { ContactWays } from './contact-ways.tsx'
import { contactsAddress } from './directory-addresses.ts'
import { NothingThere } from './nothing-there.tsx'

/** All that the reader may know of somebody. */
export function ContactPage() {
  const t = useT()
  const { contactId = '' } = useParams()
  const { data: contact, error, refetch } = useCall(contactsCalls.getContact, { id: contactId })
  if (error && !contact) return <NothingThere what="contact" error={error} onRetry={refetch} back={contactsAddress} />
  if (!contact) {
    return (
      <Page title={t('directory.contact.title')} head={<CardSkeleton lines={3} />}>
        <CardSkeleton />
      </Page>
    )
  }
  return (
    <Page title={listedName(contact)} head={<ContactHead contact={contact} />}>
      <Box sx={columns}>
        <ContactWays contact={contact} />
        <ContactGroups contact={contact} />
      </Box>
    </Page>
  )
}

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2.3fr) minmax(0, 1fr)' },
}
