import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import FormLabel from '@mui/material/FormLabel'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import { useId } from 'react'
import { useField } from '#kernel/web/kit/use-field.ts'

type Value = string | number
type Props = {
  name: string
  label: string
  choices: readonly { value: Value; label: string }[]
  /** One alone. */
  isExclusive?: boolean
  /** The one may be taken back. */
  isOptional?: boolean
  help?: string
}

/** One or several of a few, all in sight and each at one tap. */
export function ChoiceTiles({ name, label, choices, isExclusive = false, isOptional = false, help }: Props) {
  const labelId = useId()
  const { value, change, error } = useField<Value | Value[] | null | undefined>(name, label)
  return (
    <Box>
      <FormLabel id={labelId} error={error !== undefined} sx={{ typography: 'subtitle2' }}>
        {label}
      </FormLabel>
      <ToggleButtonGroup
        exclusive={isExclusive}
        color="primary"
        value={value ?? []}
        aria-labelledby={labelId}
        onChange={(_, chosen: Value | Value[] | null) => (chosen !== null || isOptional) && change(chosen)}
        sx={{ mt: 1, display: 'flex', flexWrap: 'wrap', gap: 1 }}
      >
        {choices.map(choice => (
          <ToggleButton key={choice.value} value={choice.value} sx={tile}>
            {choice.label}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      {(error ?? help) && <FormHelperText error={error !== undefined}>{error ?? help}</FormHelperText>}
    </Box>
  )
}

const tile = {
  minHeight: 48,
  px: 2,
  textTransform: 'none',
  '&.MuiToggleButtonGroup-grouped': { m: 0, border: 1, borderColor: 'divider', borderRadius: '8px' },
  '&.Mui-selected': { borderColor: 'primary.main', fontWeight: 650 },
}
