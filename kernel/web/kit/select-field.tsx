import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import MenuItem from '@mui/material/MenuItem'
import Select from '@mui/material/Select'
import { useId } from 'react'
import { useField } from './use-field.ts'

export type Choice = { value: string | number; label: string }

type Props = {
  name: string
  label: string
  choices: readonly Choice[]
  help?: string
  disabled?: boolean
  /** Told after the field holds another choice: what depends on it may follow. */
  onChosen?: (value: Choice['value']) => void
}

/** One of a few. More than a dozen want an autocomplete. */
export function SelectField({ name, label: text, choices, help, disabled, onChosen }: Props) {
  const { value, change, leave, ref, error, label, required, slotProps } = useField<Choice['value'] | null | undefined>(
    name,
    text,
  )
  const labelId = useId()
  const note = error ?? help
  return (
    <FormControl fullWidth error={error !== undefined} required={required} disabled={disabled}>
      <InputLabel id={labelId}>{label}</InputLabel>
      <Select
        labelId={labelId}
        name={name}
        label={required ? `${label} *` : label}
        value={value ?? ''}
        inputRef={ref}
        onBlur={leave}
        onChange={event => {
          change(event.target.value)
          onChosen?.(event.target.value)
        }}
        slotProps={{ input: slotProps }}
      >
        {!required && value !== null && value !== undefined && value !== '' && <MenuItem value="">—</MenuItem>}
        {choices.map(choice => (
          <MenuItem key={choice.value} value={choice.value}>
            {choice.label}
          </MenuItem>
        ))}
      </Select>
      {note && <FormHelperText>{note}</FormHelperText>}
    </FormControl>
  )
}
