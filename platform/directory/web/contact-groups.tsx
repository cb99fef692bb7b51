import GroupAddOutlined from '~icons/ic/outline-group-add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import FormControlLabel from '@mui/material/FormControlLabel'
import MuiLink from '@mui/material/Link'
import Switch from '@mui/material/Switch'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link } from 'react-router'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { later } from '#kernel/web/later.tsx'
import type { Contact } from '../contact.model.ts'
import { contactsCalls } from '../contacts.calls.ts'
import { addressOfGroup } from './directory-addresses.ts'

const AddToGroupDialog = later(async () => (await import('./add-to-group-dialog.tsx')).AddToGroupDialog)

/** The groups that hold somebody by hand, and whether messages may be sent to him. */
export function ContactGroups({ contact }: { contact: Contact }) {
  const t = useT()
  const [isJoining, setIsJoining] = useState(false)
  return (
    <SectionCard
      title={t('field.groups')}
      actions={
        contact.can.addToGroup && (
          <Button size="small" color="inherit" startIcon={<GroupAddOutlined />} onClick={() => setIsJoining(true)}>
            {t('verb.add')}
          </Button>
        )
      }
    >
      {contact.groups.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{t('directory.contact.no-group')}</Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}>
        {contact.groups.map(({ id, name }) => (
          <li key={id}>
            <MuiLink component={Link} to={addressOfGroup(id)}>
              {name}
            </MuiLink>
          </li>
        ))}
      </Box>
      <WantsMessages contact={contact} />
      {isJoining && <AddToGroupDialog contacts={[contact]} onClose={() => setIsJoining(false)} />}
    </SectionCard>
  )
}

function WantsMessages({ contact: { id, noMessages, can } }: { contact: Contact }) {
  const t = useT()
  const { start, isSending } = useSend(contactsCalls.setContactMessages)
  return (
    <FormControlLabel
      sx={{ mt: 2 }}
      disabled={!can.setMessages || isSending}
      control={<Switch checked={!noMessages} onChange={(_, wants) => start({ id, noMessages: !wants })} />}
      label={t('directory.contact.wants-messages')}
    />
  )
}
