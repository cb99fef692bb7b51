import FormControl from '@mui/material/FormControl'
import FormHelperText from '@mui/material/FormHelperText'
import InputLabel from '@mui/material/InputLabel'
import OutlinedInput from '@mui/material/OutlinedInput'
import { type ReactNode, type Ref, useId } from 'react'

export type TextFieldProps = {
  label: string
  error: string | undefined
  value: string
  onChange: (value: string) => void
  type: 'email' | 'password' | 'text'
  autoComplete: string
  autoFocus: boolean
  inputRef: Ref<HTMLInputElement>
  end?: ReactNode
}

/** A field of the sign-in page. It does without the kit's form, which would double what this page weighs. */
export function TextField({
  label,
  error,
  value,
  onChange,
  type,
  autoComplete,
  autoFocus,
  inputRef,
  end,
}: TextFieldProps) {
  const id = useId()
  return (
    <FormControl fullWidth error={error !== undefined}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput
        id={id}
        label={label}
        type={type}
        value={value}
        inputRef={inputRef}
        autoFocus={autoFocus}
        autoComplete={autoComplete}
        endAdornment={end}
        onChange={event => onChange(event.target.value)}
        slotProps={{
          input: { 'aria-describedby': error ? `${id}-error` : undefined, dir: value === '' ? undefined : 'ltr' },
        }}
      />
      {error && <FormHelperText id={`${id}-error`}>{error}</FormHelperText>}
    </FormControl>
  )
}
