import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useWatch } from 'react-hook-form'
import { useT } from '#kernel/web/i18n.ts'
import { lengthOf, type Strength, shortestPassword, strengthOf } from '../password-strength.model.ts'
import { SecretField } from './secret-field.tsx'

type Props = { shortest?: number; autoFocus?: boolean }

/** The new password twice, with the rule and what it is worth while one types. */
export function NewPasswordFields({ shortest = shortestPassword, autoFocus = false }: Props) {
  const t = useT()
  return (
    <>
      <Box>
        <SecretField
          name="newPassword"
          label={t('field.newPassword')}
          autoComplete="new-password"
          autoFocus={autoFocus}
          help={t('identity.password.rule', { count: shortest })}
        />
        <StrengthLine shortest={shortest} />
      </Box>
      <SecretField name="newPasswordConfirm" label={t('identity.password.confirmation')} autoComplete="new-password" />
    </>
  )
}

const tones = { short: 'text.secondary', weak: 'error.main', fair: 'warning.main', strong: 'success.main' } as const
const shares = { short: 1, weak: 1, fair: 2, strong: 3 } satisfies Record<Strength, number>

function StrengthLine({ shortest }: { shortest: number }) {
  const t = useT()
  const typed = String(useWatch({ name: 'newPassword' }) ?? '')
  const strength = strengthOf(typed, shortest)
  if (typed === '') return <Box aria-live="polite" />
  return (
    <Box aria-live="polite" sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 0.75, px: 0.25 }}>
      <Box aria-hidden sx={{ display: 'flex', gap: 0.5 }}>
        {[1, 2, 3].map(step => (
          <Box
            key={step}
            sx={{
              width: 28,
              height: 4,
              borderRadius: '2px',
              bgcolor: step <= shares[strength] ? tones[strength] : 'divider',
            }}
          />
        ))}
      </Box>
      <Typography variant="caption">
        {t(`identity.strength.${strength}`, { count: shortest - lengthOf(typed) })}
      </Typography>
    </Box>
  )
}
