import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { Avatar } from '#kernel/web/kit/avatar.tsx'
import { type ContactRow, listedName, spokenName } from '../contact.model.ts'
import { addressOfContact } from './directory-addresses.ts'
import { SourceChip } from './source-chip.tsx'
import { standingOfContact } from './standing-of-contact.ts'
import { MailLink, PhoneLink } from './ways.tsx'

/** Somebody at a glance: who he is, and the number that calls him. */
export function ContactCard({ contact }: { contact: ContactRow }) {
  const [phone] = contact.phones
  const [mail] = contact.mails
  return (
    <Card component="li" sx={{ p: 2, display: 'flex', gap: 1.75, alignItems: 'flex-start' }}>
      <Avatar name={spokenName(contact)} size={40} />
      <Box sx={{ minWidth: 0, flex: 1, display: 'grid', gap: 0.25, justifyItems: 'start' }}>
        <MuiLink
          component={Link}
          to={addressOfContact(contact.id)}
          color="inherit"
          underline="hover"
          variant="subtitle2"
          sx={{ overflowWrap: 'anywhere' }}
        >
          {listedName(contact)}
        </MuiLink>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <bdi>{standingOfContact(contact)}</bdi>
        </Typography>
        {phone && (
          <Typography variant="body2" component="div">
            <PhoneLink number={phone} />
          </Typography>
        )}
        {mail && (
          <Typography variant="body2" component="div">
            <MailLink address={mail} />
          </Typography>
        )}
        <Box sx={{ mt: 0.75 }}>
          <SourceChip contact={contact} />
        </Box>
      </Box>
    </Card>
  )
}
