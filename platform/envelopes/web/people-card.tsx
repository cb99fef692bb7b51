import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { Avatar } from '#kernel/web/kit/avatar.tsx'
import { Moment } from '#kernel/web/kit/moment.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import type { EnvelopeInFull } from '../envelope.model.ts'
import { RecipientChip } from './envelope-chip.tsx'
import { capacityIn } from './capacity-in.ts'
import { PeopleDialog } from './people-dialog.tsx'

/** Who signs, in which order, and where each stands. */
export function PeopleCard({ envelope }: { envelope: EnvelopeInFull }) {
  const t = useT()
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
          </Box>
        ))}
      </Box>
      {isEditing && <PeopleDialog envelope={envelope} onClose={() => setIsEditing(false)} />}
    </SectionCard>
  )
}
