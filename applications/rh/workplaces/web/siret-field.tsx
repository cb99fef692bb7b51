import { useT } from '#kernel/web/i18n.ts'
import { TextInput } from '#kernel/web/kit/text-input.tsx'
import { useField } from '#kernel/web/kit/use-field.ts'
import { siret } from '#platform/identifiers/company-number.model.ts'

type Props = { name: string; label: string; siren: string | null }

/** The number of an establishment, judged as it is typed: its key, and whether it is one of the company. */
export function SiretField({ name, label: text, siren }: Props) {
  const t = useT()
  const { value, change, leave, ref, error, label, slotProps } = useField<string | null | undefined>(name, text)
  const digits = (value ?? '').replace(/\D/g, '')
  const wrong = digits.length >= 14 ? wrongIn(digits) : undefined
  return (
    <TextInput
      name={name}
      label={label}
      value={value ?? ''}
      error={wrong ?? error}
      help={help()}
      inputRef={ref}
      onBlur={leave}
      onChange={event => change(event.target.value)}
      slotProps={{ input: { ...slotProps, inputMode: 'numeric', dir: 'ltr', maxLength: 20 } }}
    />
  )

  function wrongIn(typed: string) {
    if (!siret.safeParse(typed).success) return t('identifiers.siret-invalid')
    return siren && !typed.startsWith(siren) ? t('rh.place.siret-of-another', { siren }) : undefined
  }
  function help() {
    if (digits.length === 0) return t('rh.place.siret-help')
    return digits.length < 14 ? t('rh.place.siret-so-far', { count: digits.length }) : t('rh.place.siret-right')
  }
}
