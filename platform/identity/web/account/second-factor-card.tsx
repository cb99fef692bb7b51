import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useSession } from '#kernel/web/session.ts'
import { secondFactorCalls } from '../../second-factor.calls.ts'
import { DisableFactorDialog } from './disable-factor-dialog.tsx'
import { EnrolDialog } from './enrol-dialog.tsx'
import { RenewCodesDialog } from './renew-codes-dialog.tsx'

const dialogs = { enrol: EnrolDialog, renew: RenewCodesDialog, disable: DisableFactorDialog }
type Opened = keyof typeof dialogs

/** The second factor of the person signed in: set up, its recovery codes, taken away where nobody asks for it. */
export function SecondFactorCard() {
  const t = useT()
  const [opened, setOpened] = useState<Opened>()
  const { data: factor, error, refetch } = useCall(secondFactorCalls.getMfa, {})
  const hasPassword = useSession().person?.type === 'sun'
  const Dialog = opened && dialogs[opened]

  return (
    <SectionCard
      title={t('field.twoFactor')}
      actions={
        factor && (
          <Chip
            label={t(factor.enrolled ? 'identity.factor.on' : 'identity.factor.off')}
            tone={factor.enrolled ? 'success' : factor.required ? 'warning' : 'neutral'}
          />
        )
      }
    >
      {error && <Failed error={error} onRetry={() => void refetch()} />}
      {!factor && !error && <LinesSkeleton lines={2} />}
      {factor && (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t(factor.enrolled ? 'identity.factor.on-text' : 'identity.factor.off-text')}{' '}
            {factor.required && t('identity.factor.required')}
          </Typography>
          {factor.enrolled && (
            <Typography variant="body2">
              {t('identity.factor.codes-left', { count: factor.recoveryCodesLeft })}
            </Typography>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            {!factor.enrolled && (
              <Button variant="contained" onClick={() => setOpened('enrol')}>
                {t('verb.turnOn')}
              </Button>
            )}
            {factor.enrolled && hasPassword && (
              <Button variant="outlined" color="inherit" onClick={() => setOpened('renew')}>
                {t('identity.factor.renew')}
              </Button>
            )}
            {factor.enrolled && hasPassword && !factor.required && (
              <Button variant="outlined" color="error" onClick={() => setOpened('disable')}>
                {t('verb.turnOff')}
              </Button>
            )}
          </Box>
        </Box>
      )}
      {Dialog && <Dialog onClose={() => setOpened(undefined)} />}
    </SectionCard>
  )
}
