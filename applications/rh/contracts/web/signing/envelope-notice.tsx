import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import { Link } from 'react-router'
import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { addressOfEnvelope } from '#platform/envelopes/envelope-place.model.ts'
import type { EnvelopeOfContract } from '../../contract.model.ts'

/** Whom an envelope waits for, or that all have signed and its file waits for its seal. */
export function EnvelopeNotice({ envelope }: { envelope: EnvelopeOfContract | null }) {
  const t = useT()
  const { date } = useFormat()
  if (!envelope) return null
  const { id, state, blockedBy } = envelope
  if (state !== 'sealing' && !blockedBy) return null
  const said =
    blockedBy === null
      ? t('rh.signing.sealing')
      : [
          t('rh.signing.waits-for', { name: blockedBy.name }),
          ...(blockedBy.since ? [t('rh.signing.since', { day: date(blockedBy.since.slice(0, 10)) })] : []),
        ].join(' ')
  return (
    <Alert
      severity="info"
      action={
        <Button component={Link} to={addressOfEnvelope(id)} color="inherit" size="small">
          {t('rh.signing.open')}
        </Button>
      }
    >
      {said}
    </Alert>
  )
}
