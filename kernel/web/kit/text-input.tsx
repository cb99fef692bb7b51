import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput'
import { useId } from 'react'

export type TextInputProps = Omit<OutlinedInputProps, 'error' | 'label' | 'notched'> & {
  label: string
  /** Only where the label does not say enough. */
  help?: string | undefined
  /** What is wrong, in words that say how to mend it. */
  error?: string | undefined
}

/** A line of text under its label. Needs no form: the fields of a form are made of it. */
export function TextInput({
  label,
  help,
  error,
  required,
  disabled,
  size,
  fullWidth = true,
  id,
  sx,
  ...input
}: TextInputProps) {
  const ownId = useId()
  const inputId = id ?? ownId
  const noteId = `${inputId}-note`
  const note = error ?? help
  const keepsLabelUp = input.startAdornment !== undefined || input.placeholder !== undefined ? true : undefined
  return (
    <FormControl
      fullWidth={fullWidth}
      error={error !== undefined}
      required={required}
      disabled={disabled}
      size={size}
      sx={sx}
    >
      <InputLabel
        htmlFor={inputId}
        shrink={keepsLabelUp}
        sx={input.endAdornment ? { '&:not(.MuiInputLabel-shrink)': { maxWidth: 'calc(100% - 64px)' } } : undefined}
      >
        {label}
      </InputLabel>
      <OutlinedInput
        {...input}
        id={inputId}
        label={required ? `${label} *` : label}
        notched={keepsLabelUp}
        aria-describedby={note ? noteId : undefined}
      />
      {note && <FormHelperText id={noteId}>{note}</FormHelperText>}
    </FormControl>
  )
}
