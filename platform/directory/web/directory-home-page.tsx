import ContactsOutlined from '~icons/ic/outline-contacts'
import GroupsOutlined from '~icons/ic/outline-groups'
import MailOutlined from '~icons/ic/outline-mail'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { useLevel } from '#platform/rights/rights.web.ts'
import { contactsAddress, groupsAddress, messagesAddress } from './directory-addresses.ts'
import { FoundContacts } from './found-contacts.tsx'

const entries = [
  { element: 'annuaire/contacts', to: contactsAddress, label: 'field.contacts', icon: <ContactsOutlined /> },
  { element: 'annuaire/groupes', to: groupsAddress, label: 'field.groups', icon: <GroupsOutlined /> },
  { element: 'annuaire/messages', to: messagesAddress, label: 'field.messages', icon: <MailOutlined /> },
]

/** Whom one looks for, first; the lists stand beside. */
export function DirectoryHomePage() {
  const t = useT()
  const seesContacts = useLevel('annuaire/contacts') > 0
  return (
    <Page title={t('directory.title')} context={t('directory.context')} actions={<Entries />}>
      {seesContacts ? (
        <FoundContacts />
      ) : (
        <Empty title={t('directory.no-contacts')} text={t('directory.no-contacts-text')} />
      )}
    </Page>
  )
}

const Entries = () => (
  <Box component="nav" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
    {entries.map(entry => (
      <Entry key={entry.to} {...entry} />
    ))}
  </Box>
)

function Entry({ element, to, label, icon }: (typeof entries)[number]) {
  const t = useT()
  if (useLevel(element) === 0) return null
  return (
    <Button component={Link} to={to} variant="outlined" color="inherit" startIcon={icon}>
      {t(label)}
    </Button>
  )
}
