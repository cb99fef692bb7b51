import EditOutlined from '~icons/ic/outline-edit'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { Avatar } from '#kernel/web/kit/avatar.tsx'
import { Moment } from '#kernel/web/kit/moment.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import type { EnvelopeInFull } from '../envelope.model.ts'
import { RecipientChip } from './envelope-chip.tsx'
import { capacityIn } from './capacity-in.ts'
import { CorrectDialog } from './correct-dialog.tsx'
import { PeopleDialog } from './people-dialog.tsx'

type Recipient = EnvelopeInFull['recipients'][number]

/** Of who signs from outside and has not answered. */
const isCorrigible = ({ userId, status, role }: Recipient) =>
  userId === null &&
  ['signer', 'approver'].includes(role) &&
  ['waiting', 'notified', 'opened', 'undeliverable'].includes(status)

/** Who signs, in which order, and where each stands. */
export function PeopleCard({ envelope }: { envelope: EnvelopeInFull }) {
  const t = useT()
  const [corrected, setCorrected] = useState<Recipient | null>(null)
  const [isEditing, setIsEditing] = useState(false)
  const { recipients, can } = envelope
  return (
    <SectionCard title={t('envelopes.people')} {...(can.editPeople && { onEdit: () => setIsEditing(true) })}>
      <Box component="ol" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
        {recipients.map(person => (
          <Box key={person.id} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 1.25 }}>
            <Avatar name={`${person.firstname} ${person.name}`} size={36} />
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {`${person.firstname} ${person.name}`.trim()}
              </Typography>
              <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
                {[
                  person.role !== 'signer' && t(`envelopes.role.${person.role}`),
                  capacityIn(t, person.capacity),
                  person.address,
                ]
                  .filter(Boolean)
                  .join(' · ')}
                {person.phone && (
                  <>
                    {' · '}
                    <bdi dir="ltr">{person.phone}</bdi>
                  </>
                )}
                {person.at && (
                  <>
                    {' · '}
                    <Moment instant={person.at} />
                  </>
                )}
              </Typography>
              {person.reason && <Typography variant="body2">{person.reason}</Typography>}
            </Box>
            <RecipientChip status={person.status} />
            {can.remind && isCorrigible(person) && (
              <IconButton
                aria-label={t('envelopes.correct-title', { name: `${person.firstname} ${person.name}`.trim() })}
                onClick={() => setCorrected(person)}
              >
                <EditOutlined fontSize="small" />
              </IconButton>
            )}
          </Box>
        ))}
      </Box>
      {corrected && <CorrectDialog envelopeId={envelope.id} person={corrected} onClose={() => setCorrected(null)} />}
      {isEditing && <PeopleDialog envelope={envelope} onClose={() => setIsEditing(false)} />}
    </SectionCard>
  )
}
