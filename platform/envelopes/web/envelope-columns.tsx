import Box from '@mui/material/Box'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { Avatar } from '#kernel/web/kit/avatar.tsx'
import type { Column } from '#kernel/web/kit/data-table-column.ts'
import { useSession } from '#kernel/web/session.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { ApplicationWithWork, Envelope } from '../envelope.model.ts'
import { ApplicationDot } from './application-dot.tsx'
import { EnvelopeChip } from './envelope-chip.tsx'

/** Whom an envelope is about: the first who signs from outside, else the first who signs. */
export const personOf = ({ recipients }: Pick<Envelope, 'recipients'>) => {
  const signers = recipients.filter(({ role }) => role === 'signer')
  const person = signers.find(({ userId }) => userId === null) ?? signers[0]
  return person ? `${person.firstname} ${person.name}`.trim() : ''
}

/** With the application of each, where they come from several. */
export function useEnvelopeColumns(applications: readonly ApplicationWithWork[]): Column<Envelope>[] {
  const t = useT()
  const { dayAndMonth } = useFormat()
  const self = useSession().person?.id
  const nameOf = ({ firstname, name }: { firstname: string; name: string }) => `${firstname} ${name}`
  const representedIn = ({ signsFor }: Envelope) =>
    signsFor && signsFor.id !== self ? t('envelopes.for', { name: nameOf(signsFor) }) : ''
  return [
    {
      key: 'subject',
      label: t('envelopes.person-and-document'),
      text: row => row.subject,
      cell: row => (
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
          <Avatar name={personOf(row)} size={34} />
          <Box sx={{ minWidth: 0 }}>
            <Typography component="span" variant="body2" sx={{ fontWeight: 600, display: 'block' }}>
              {personOf(row)}{' '}
              <Typography component="span" variant="caption" sx={{ color: 'primary.main', fontWeight: 600 }}>
                {representedIn(row)}
              </Typography>
            </Typography>
            <Typography component="span" variant="caption" sx={{ color: 'text.secondary' }}>
              {row.subject}
            </Typography>
          </Box>
        </Box>
      ),
    },
    { key: 'number', label: t('envelopes.number'), text: row => row.number, isOptional: true },
    { key: 'type', label: t('field.type'), text: row => row.typeLabel, isOptional: true },
    ...(applications.length > 1 ? [applicationOf(applications, t('field.application'))] : []),
    { key: 'company', label: t('field.company'), text: row => row.company, hiddenBelow: 'lg', onPhone: 'hidden' },
    {
      key: 'createdAt',
      label: t('envelopes.sent'),
      text: row => (row.sentAt ? dayAndMonth(row.sentAt) : ''),
      hiddenBelow: 'md',
      onPhone: 'hidden',
      width: 120,
    },
    {
      key: 'blockedBy',
      label: t('envelopes.waits-for'),
      text: row => row.blockedBy?.name,
      hiddenBelow: 'md',
    },
    {
      key: 'expiresAt',
      label: t('envelopes.expires'),
      text: row => dayAndMonth(row.expiresAt),
      cell: row => <Deadline envelope={row} />,
      width: 110,
    },
    {
      key: 'state',
      label: t('field.state'),
      text: row => t(`envelopes.state.${row.state}`),
      cell: row => <EnvelopeChip state={row.state} />,
      onPhone: 'badge',
      width: 190,
    },
  ]
}

function applicationOf(applications: readonly ApplicationWithWork[], label: string): Column<Envelope> {
  const byId = new Map(applications.map(application => [application.id, application]))
  return {
    key: 'application',
    label,
    text: ({ applicationId }) => byId.get(applicationId)?.name,
    cell: ({ applicationId }) => {
      const { name, colour } = byId.get(applicationId) ?? {}
      if (name === undefined || colour === undefined) return '—'
      return (
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
          <ApplicationDot colour={colour} />
          {name}
        </Box>
      )
    },
    hiddenBelow: 'md',
    onPhone: 'hidden',
    width: 140,
  }
}

const dayMs = 86_400_000

/** Red in its last day; nothing once nobody signs any more. */
function Deadline({ envelope: { state, expiresAt } }: { envelope: Envelope }) {
  const { dayAndMonth, exactly } = useFormat()
  if (!['sent', 'partially_signed', 'failed'].includes(state)) return '—'
  const isClose = Date.parse(expiresAt) - Date.now() < dayMs
  return (
    <Tooltip title={exactly(expiresAt)}>
      <Box component="time" dateTime={expiresAt} sx={isClose ? { color: 'error.main', fontWeight: 600 } : {}}>
        {dayAndMonth(expiresAt)}
      </Box>
    </Tooltip>
  )
}
