import { useT } from '../i18n.ts'
import { TextInput } from './text-input.tsx'
import { useField } from './use-field.ts'

type Props = { name: string; label: string; help?: string; disabled?: boolean }

/** An hour of the day, typed as `7:30`, `7h30` or `0730`; the form holds it as `07:30` once it can be read. */
export function TimeField({ name, label: text, ...props }: Props) {
  const t = useT()
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
      placeholder={t('kernel.form.time-shape')}
      inputRef={ref}
      onBlur={() => {
        change(timeIn(value ?? '') ?? value ?? '')
        leave()
      }}
      onChange={event => change(event.target.value)}
      slotProps={{ input: { ...slotProps, inputMode: 'numeric', maxLength: 5 } }}
    />
  )
}

/** `07:30` of what was typed; undefined when it is no hour. */
export function timeIn(typed: string): string | undefined {
  const [, hours, minutes] = /^(\d{1,2})(?:[:hH. ]?(\d{2}))?[hH]?$/.exec(typed.trim()) ?? []
  if (hours === undefined || Number(hours) > 23 || Number(minutes ?? 0) > 59) return undefined
  return `${hours.padStart(2, '0')}:${minutes ?? '00'}`
}
