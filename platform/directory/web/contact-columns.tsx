import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { t as translate } from '#kernel/web/i18n.ts'
import { Avatar } from '#kernel/web/kit/avatar.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { shownPhone } from '#kernel/web/kit/phone.ts'
import { type ContactRow, listedName, spokenName } from '../contact.model.ts'
import { SourceChip } from './source-chip.tsx'
import { MailLink, PhoneLink } from './ways.tsx'

export const contactColumns = (t: typeof translate): Column<ContactRow>[] => [
  {
    key: 'name',
    label: t('field.contact'),
    text: listedName,
    cell: contact => <Who contact={contact} />,
  },
  {
    key: 'organisation',
    label: t('directory.contact.where'),
    text: whereOf,
    cell: contact => <bdi>{whereOf(contact) || '—'}</bdi>,
    hiddenBelow: 'md',
  },
  {
    key: 'phone',
    label: t('field.phone'),
    text: ({ phones }) => phones.map(shownPhone).join(', '),
    cell: ({ phones: [phone] }) => (phone ? <PhoneLink number={phone} /> : '—'),
  },
  {
    key: 'mail',
    label: t('directory.contact.mail'),
    text: ({ mails }) => mails.join(', '),
    cell: ({ mails: [mail] }) => (mail ? <MailLink address={mail} /> : '—'),
    hiddenBelow: 'lg',
  },
  {
    key: 'source',
    label: t('directory.rule.source'),
    text: ({ sourceName }) => sourceName,
    cell: contact => <SourceChip contact={contact} />,
    hiddenBelow: 'md',
    onPhone: 'badge',
  },
]

const whereOf = ({ organisation, companies, place }: ContactRow) =>
  [organisation ?? companies.map(({ name }) => name).join(', '), place].filter(Boolean).join(' · ')

const Who = ({ contact }: { contact: ContactRow }) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
    <Avatar name={spokenName(contact)} />
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {listedName(contact)}
      </Typography>
      {contact.jobtitle && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', fontWeight: 400 }}>
          <bdi>{contact.jobtitle}</bdi>
        </Typography>
      )}
    </Box>
  </Box>
)
