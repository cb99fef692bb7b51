import InputAdornment from '@mui/material/InputAdornment'
import NativeSelect from '@mui/material/NativeSelect'
import { useState } from 'react'
import { useT } from '../i18n.ts'
import { countries, countryOf, e164Of, maskPhone, nationalOf } from './phone.ts'
import { TextInput } from './text-input.tsx'
import { useField } from './use-field.ts'

type Props = { name: string; label: string; help?: string; disabled?: boolean }

/** A phone number under the mask of its country; the form holds it as `+33612345678`. */
export function PhoneField({ name, label: text, ...props }: Props) {
  const t = useT()
  const { value, change, leave, ref, error, label, required, slotProps } = useField<string | null | undefined>(
    name,
    text,
  )
  const held = value ?? ''
  const [typed, setTyped] = useState<string | null>(null)
  const [chosenPrefix, setPrefix] = useState('+33')
  const prefix = typed === null && held !== '' ? (countryOf(held)?.prefix ?? '') : chosenPrefix
  const country = countries.find(known => known.prefix === prefix)
  const shown = country ? nationalOf(country, held) : held

  const type = (words: string) => {
    setPrefix(prefix)
    setTyped(country ? maskPhone(country, words) : words)
    change(country ? e164Of(country, words) : words.replace(/[^\d+]/g, ''))
  }
  const changeCountry = (chosen: string) => {
    setPrefix(chosen)
    setTyped(null)
    change('')
  }

  return (
    <TextInput
      {...props}
      name={name}
      label={label}
      required={required}
      error={error}
      type="tel"
      autoComplete="tel"
      value={typed ?? shown}
      placeholder={country ? country.mask.replaceAll('#', '0') : '+32470123456'}
      inputRef={ref}
      onChange={event => type(event.target.value)}
      onBlur={() => {
        setTyped(null)
        leave()
      }}
      slotProps={{ input: { ...slotProps, dir: 'ltr' } }}
      startAdornment={
        <InputAdornment position="start">
          <NativeSelect
            variant="standard"
            disableUnderline
            value={prefix}
            disabled={props.disabled}
            onChange={event => changeCountry(event.target.value)}
            inputProps={{ 'aria-label': t('kernel.form.prefix') }}
            sx={{ fontSize: 'inherit', minWidth: 92 }}
          >
            {countries.map(known => (
              <option key={known.prefix} value={known.prefix}>
                {`${known.name} ${known.prefix}`}
              </option>
            ))}
            <option value="">{t('kernel.form.other-prefix')}</option>
          </NativeSelect>
        </InputAdornment>
      }
    />
  )
}
