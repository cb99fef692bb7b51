import { useState } from 'react'
import { numberIn } from './number-in.ts'
import { TextInput } from './text-input.tsx'
import { useField } from './use-field.ts'
import { useFormat } from '../use-format.ts'

type Props = {
  name: string
  label: string
  help?: string
  decimals?: number
  /** `kg`, `€ / h`. */
  unit?: string
  disabled?: boolean
}

/** A number typed with a comma or a point and shown with the separators of the language. */
export function NumberField({ name, label: text, decimals = 0, unit, ...props }: Props) {
  const { value, change, leave, ref, error, label, required, slotProps } = useField<number | string | null | undefined>(
    name,
    text,
  )
  const { number } = useFormat()
  const [typed, setTyped] = useState<string | null>(null)
  const shown = typeof value === 'number' ? number(value, { maximumFractionDigits: decimals }) : (value ?? '')
  return (
    <TextInput
      {...props}
      name={name}
      label={label}
      required={required}
      error={error}
      value={typed ?? shown}
      inputRef={ref}
      endAdornment={unit}
      onChange={event => {
        setTyped(event.target.value)
        change(numberIn(event.target.value))
      }}
      onBlur={() => {
        setTyped(null)
        leave()
      }}
      slotProps={{ input: { ...slotProps, inputMode: decimals > 0 ? 'decimal' : 'numeric' } }}
    />
  )
}
