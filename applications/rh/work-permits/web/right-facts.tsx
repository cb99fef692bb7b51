import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useLanguage, useT } from '#kernel/web/i18n.ts'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import type { PermitFile } from '../permit-file.model.ts'
import { permitType, permitTypeName } from '../permit-type.model.ts'
import { sentencesOf } from '../right-in-words.model.ts'
import type { RightState } from '../right-to-work.model.ts'
import { Sentences } from './sentences.tsx'

const toneOf: Record<RightState, Tone> = {
  notNeeded: 'neutral',
  missing: 'error',
  expired: 'error',
  notAllowingWork: 'error',
  refused: 'error',
  toCheck: 'warning',
  awaiting: 'info',
  expiring: 'warning',
  dutyDone: 'success',
  checked: 'success',
  exempt: 'success',
  valid: 'success',
}

/** The permit, and where the right to work stands today. */
export function RightFacts({ right }: { right: PermitFile['right'] }) {
  const t = useT()
  const language = useLanguage()
  const held = right.permit.permit
  const needsAuthorisation = permitType(held?.type ?? '')?.allowsWork === 'withAuthorisation'
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        {held && (
          <Typography variant="body2" sx={{ fontWeight: 600 }}>
            {held.type ? permitTypeName(held.type, language) : t('rh.permit.type-unknown')}
          </Typography>
        )}
        <Chip label={t(`rh.permit.state-${right.state}`)} tone={toneOf[right.state]} />
      </Box>
      <Sentences sentences={sentencesOf(right)} />
      {needsAuthorisation && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {t('rh.permit.with-authorisation')}
        </Typography>
      )}
    </Box>
  )
}
