import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import type { Candidate } from '../candidate.model.ts'
import { candidatesCalls } from '../candidates.calls.ts'

const labels: Readonly<Record<string, string>> = {
  title: 'rh.field.title',
  firstname: 'field.firstname',
  name: 'field.name',
  maidenName: 'rh.field.birthName',
  mail: 'field.mail',
  cellPhoneNumber: 'rh.field.cellPhone',
  birthdate: 'rh.field.dateOfBirth',
  birthCity: 'rh.employee.birth-city',
  citizenshipCog: 'field.citizenship',
  address: 'field.address',
  additionalAddress: 'rh.candidate.additional-address',
  postCode: 'field.postCode',
  city: 'field.city',
  country: 'field.country',
  transport: 'rh.employee.transport',
  lastPosition: 'rh.field.lastPosition',
  motivation: 'rh.field.motivation',
  gloveSize: 'rh.employee.glove-size',
  shoeSize: 'rh.employee.shoe-size',
}

/** What the form that he sent last says otherwise than his file: a form without account writes nothing over. */
export function Differences({ candidate: { id: candidateId, differences, can } }: { candidate: Candidate }) {
  const t = useT()
  const { send, isSending } = useSend(candidatesCalls.acceptDifference, { staysOnPage: true })
  if (differences.length === 0) return null
  return (
    <SectionCard
      title={t('rh.candidate.to-check')}
      actions={<Chip label={t('rh.candidate.differences', { count: differences.length })} tone="warning" />}
    >
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {differences.map(({ field, held, said }) => (
          <Box key={field} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {t(labels[field] ?? 'field.name')}
              </Typography>
              <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
                {held && (
                  <Box component="del" sx={{ color: 'text.secondary', marginInlineEnd: 1 }}>
                    <bdi>{held}</bdi>
                  </Box>
                )}
                <Box component="ins" sx={{ fontWeight: 600, textDecoration: 'none' }}>
                  <bdi>{said}</bdi>
                </Box>
              </Typography>
            </Box>
            {can.edit &&
              ([true, false] as const).map(accept => (
                <Button
                  key={String(accept)}
                  size="small"
                  variant={accept ? 'outlined' : 'text'}
                  color="inherit"
                  disabled={isSending}
                  onClick={() => void send({ candidateId, field, accept })}
                >
                  {t(accept ? 'rh.candidate.accept' : 'rh.candidate.leave')}
                </Button>
              ))}
          </Box>
        ))}
      </Box>
    </SectionCard>
  )
}
