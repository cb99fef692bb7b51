import DeleteOutlined from '~icons/ic/outline-delete'
import EditOutlined from '~icons/ic/outline-edit'
import FileDownloadOutlined from '~icons/ic/outline-file-download'
import MailOutlined from '~icons/ic/outline-mail'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Avatar } from '#kernel/web/kit/avatar.tsx'
import { Confirm } from '#kernel/web/kit/confirm.tsx'
import { later } from '#kernel/web/later.tsx'
import { type Contact, listedName, spokenName } from '../contact.model.ts'
import { contactsCalls } from '../contacts.calls.ts'
import { addressOfNewMessage, contactsAddress } from './directory-addresses.ts'
import { SourceChip } from './source-chip.tsx'
import { standingOfContact } from './standing-of-contact.ts'
import { useTakeCard } from './use-take-card.ts'

const ContactDialog = later(async () => (await import('./contact-dialog.tsx')).ContactDialog)

/** Who it is, and what one may do. */
export function ContactHead({ contact }: { contact: Contact }) {
  return (
    <Card sx={{ p: 2.5, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Avatar name={spokenName(contact)} size={68} />
      <Box sx={{ flex: '1 1 280px', minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25, rowGap: 0.5 }}>
          <Typography variant="h4" component="h1" sx={{ overflowWrap: 'anywhere' }}>
            {listedName(contact)}
          </Typography>
          <SourceChip contact={contact} />
        </Box>
        <Typography variant="subtitle1" component="div" sx={{ color: 'text.secondary' }}>
          <bdi>{standingOfContact(contact)}</bdi>
        </Typography>
      </Box>
      <HeadActions contact={contact} />
    </Card>
  )
}

function HeadActions({ contact }: { contact: Contact }) {
  const t = useT()
  const takeCard = useTakeCard()
  const [task, setTask] = useState<'edit' | 'delete' | null>(null)
  const close = () => setTask(null)
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<FileDownloadOutlined />}
        onClick={() => takeCard(contact.id)}
      >
        {t('directory.contact.card')}
      </Button>
      {contact.can.writeTo && (
        <Button
          component={Link}
          to={addressOfNewMessage({ contactId: contact.id })}
          variant="outlined"
          color="inherit"
          startIcon={<MailOutlined />}
        >
          {t('directory.write')}
        </Button>
      )}
      {contact.can.edit && (
        <>
          <Button variant="outlined" color="error" startIcon={<DeleteOutlined />} onClick={() => setTask('delete')}>
            {t('directory.contact.delete')}
          </Button>
          <Button variant="contained" startIcon={<EditOutlined />} onClick={() => setTask('edit')}>
            {t('directory.contact.edit')}
          </Button>
        </>
      )}
      {task === 'edit' && <ContactDialog contact={contact} onClose={close} />}
      {task === 'delete' && <DeleteContact contact={contact} onClose={close} />}
    </Box>
  )
}

function DeleteContact({ contact, onClose }: { contact: Contact; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const navigate = useNavigate()
  const { send } = useSend(contactsCalls.deleteContact, {
    staysOnPage: true,
  })
  const remove = async () => {
    await send({ id: contact.id })
    alert.success(t('directory.contact.deleted', { name: spokenName(contact) }))
    navigate(contactsAddress)
  }
  return (
    <Confirm
      title={t('directory.contact.delete-title', { name: spokenName(contact) })}
      verb={t('directory.contact.delete')}
      isDestructive
      onConfirm={remove}
      onClose={onClose}
    >
      {t('directory.contact.delete-text')}
    </Confirm>
  )
}
