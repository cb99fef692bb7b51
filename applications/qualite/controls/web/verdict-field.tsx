import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useId } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { useField } from '#kernel/web/kit/use-field.ts'
import { type Verdict, verdicts } from '../control.model.ts'

type Props = {
  /** What the values say already. */
  found: Verdict | null
}

const colours = { conform: 'success', not_conform: 'error', not_applicable: 'primary' } as const

/** What was found, at one tap; what its values refuse is not conform, and cannot be said to be. */
export function VerdictField({ found }: Props) {
  const t = useT()
  const labelId = useId()
  const { value, change, error } = useField<Verdict | ''>('verdict', t('qualite.controls.verdict'))
  const isRefused = found === 'not_conform' && value !== 'not_conform'
  return (
    <Box>
      <FormLabel id={labelId} error={error !== undefined} sx={{ typography: 'subtitle2' }}>
        {t('qualite.controls.verdict')}
      </FormLabel>
      <ToggleButtonGroup
        exclusive
        fullWidth
        value={found ?? value}
        aria-labelledby={labelId}
        onChange={(_, chosen: Verdict | null) => chosen && change(chosen)}
        sx={{ mt: 1 }}
      >
        {verdicts.map(verdict => (
          <ToggleButton
            key={verdict}
            value={verdict}
            color={colours[verdict]}
            disabled={isRefused && verdict === 'conform'}
            sx={{
              minHeight: 56,
              fontWeight: 600,
              textTransform: 'none',
              lineHeight: 1.2,
              '&&.Mui-selected': { color: `${colours[verdict]}.strong` },
            }}
          >
            {t(`qualite.controls.verdict.${verdict}`)}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {(error ?? isRefused) && (
        <FormHelperText error role="status">
          {error ?? t('qualite.controls.refused-by-value')}
        </FormHelperText>
      )}
    </Box>
  )
}
