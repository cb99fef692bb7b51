import Cancel from '~icons/ic/outline-cancel'
import Check from '~icons/ic/baseline-check'
import Phone from '~icons/ic/outline-phone'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import MuiLink from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { BigButton } from '#kernel/web/kit/touch/big-button.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { addressOfApplication } from '#rh/candidates/candidate.model.ts'
import { addressOfContracts } from '#rh/contracts/contracts-place.model.ts'
import type { ArrivalOutcome, ExpectedPerson } from '../arrival.model.ts'
import { alarmingWaitings } from '../campaign.model.ts'
import { campaignsCalls } from '../campaigns.calls.ts'

/** Somebody who is expected: how far he is, what is missing, what he needs, and whether he came. */
export function ExpectedCard({ person }: { person: ExpectedPerson }) {
  const t = useT()
  const { name, firstname, position, step, waiting, missingPieces, comesBy, phone, arrival, can } = person
  const whole = `${firstname} ${name}`
  return (
    <Box component="li" sx={{ border: 1, borderColor: 'divider', borderRadius: 2, p: 2, display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <MuiLink component={Link} to={addressOf(person)} sx={{ fontWeight: 650, color: 'text.primary' }}>
            {whole}
          </MuiLink>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {position ?? '—'}
          </Typography>
        </Box>
        {phone && (
          <IconButton href={`tel:${phone}`} aria-label={t('rh.arrivals.call', { name: whole })}>
            <Phone />
          </IconButton>
        )}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
        {arrival === null && (
          <>
            <Chip label={t(`rh.campaign.step.${step}`)} tone={step === 'ready' ? 'success' : 'neutral'} />
            {step !== 'ready' && (
              <Chip
                label={t(`rh.campaign.waiting.${waiting}`)}
                tone={alarmingWaitings.includes(waiting) ? 'error' : 'warning'}
              />
            )}
          </>
        )}
        {person.needsHousing && <Chip label={t('rh.arrivals.housing')} tone="info" />}
        {person.needsTransport && <Chip label={t('rh.arrivals.transport')} tone="info" />}
      </Box>
      {missingPieces.length > 0 && (
        <Typography variant="body2">
          {t('rh.arrivals.missing', {
            pieces: missingPieces.map(kind => t(`rh.hiring.piece.${kind}`)).join(', '),
          })}
        </Typography>
      )}
      {comesBy && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('rh.arrivals.comes-by', { how: comesBy })}
        </Typography>
      )}
      {(arrival !== null || can.mark) && <Mark person={person} />}
    </Box>
  )
}

const addressOf = ({ employeeId, candidateId, applicationId }: ExpectedPerson) =>
  employeeId ? addressOfContracts(employeeId) : addressOfApplication(candidateId ?? '', applicationId ?? '')

function Mark({ person: { id, version, arrival, arrivalMarkedAt, can } }: { person: ExpectedPerson }) {
  const t = useT()
  const { time } = useFormat()
  const { start, isSending } = useSend(campaignsCalls.markArrival, { staysOnPage: true })
  const mark = (outcome: ArrivalOutcome | null) => start({ id, version, arrival: outcome })
  if (arrival !== null)
    return (
      <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1, minHeight: 56 }}>
        <Chip
          label={t(arrival === 'arrived' ? 'rh.arrivals.at' : 'rh.arrivals.absent-at', {
            time: time(arrivalMarkedAt),
          })}
          tone={arrival === 'arrived' ? 'success' : 'error'}
        />
        {can.mark && (
          <Button color="inherit" disabled={isSending} onClick={() => mark(null)}>
            {t('rh.arrivals.take-back')}
          </Button>
        )}
      </Box>
    )
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1 }}>
      <BigButton
        label={t('rh.arrivals.came')}
        icon={<Check />}
        isSmall
        disabled={isSending}
        onPress={() => mark('arrived')}
      />
      <BigButton
        label={t('rh.arrivals.absent')}
        icon={<Cancel />}
        tone="plainError"
        isSmall
        disabled={isSending}
        onPress={() => mark('no_show')}
      />
    </Box>
  )
}
