import Box from '@mui/material/Box'
import { useT } from '#kernel/web/i18n.ts'
import { ColourChoices } from '#kernel/web/kit/colour-choices.tsx'
import { TextInput } from '#kernel/web/kit/text-input.tsx'
import { useField } from '#kernel/web/kit/use-field.ts'

/** Those of the applications, and a few beside them; all carry white letters. */
const usual = [
  '#C9651B',
  '#2467B3',
  '#2F8F46',
  '#7A57B0',
  '#A87400',
  '#0B7F86',
  '#BE3A4C',
  '#3F57B8',
  '#7A3B69',
  '#4A6A8A',
  '#5B675F',
  '#8A5A3C',
]

/** A colour among usual ones, or any by its number. */
export function ColourField({ name, label: text }: { name: string; label: string }) {
  const t = useT()
  const { value, change, leave, ref, error, label, required } = useField<string>(name, text)
  return (
    <Box sx={{ display: 'grid', gap: 1.25 }}>
      <TextInput
        name={name}
        label={label}
        required={required}
        error={error}
        value={value}
        inputRef={ref}
        onBlur={leave}
        onChange={event => change(event.target.value)}
        startAdornment={
          <Box
            aria-hidden
            sx={{ width: 22, height: 22, mr: 1, borderRadius: '6px', flex: 'none', backgroundColor: value }}
          />
        }
      />
      <ColourChoices label={t('applications.colour.usual')} colours={usual} chosen={value} onChoose={change} />
    </Box>
  )
}
