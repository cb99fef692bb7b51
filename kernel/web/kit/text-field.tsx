import type { TextInputProps } from './text-input.tsx'
import { TextInput } from './text-input.tsx'
import { useField } from './use-field.ts'

type Props = Pick<
  TextInputProps,
  | 'label'
  | 'help'
  | 'type'
  | 'autoComplete'
  | 'autoFocus'
  | 'multiline'
  | 'minRows'
  | 'disabled'
  | 'endAdornment'
  | 'inputMode'
> & {
  name: string
}

export function TextField({ name, label: text, inputMode, ...props }: Props) {
  const { value, change, leave, ref, error, label, required, slotProps } = useField<string | null | undefined>(
    name,
    text,
  )
  return (
    <TextInput
      {...props}
      name={name}
      label={label}
      required={required}
      error={error}
      value={value ?? ''}
      inputRef={ref}
      onBlur={leave}
      onChange={event => change(event.target.value)}
      slotProps={{ input: { ...slotProps, inputMode } }}
    />
  )
}
