import Check from '@mui/icons-material/Check'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useT } from '#kernel/web/i18n.ts'
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
      <Box role="group" aria-label={t('applications.colour.usual')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {usual.map(colour => (
          <ButtonBase
            key={colour}
            aria-label={colour}
            aria-pressed={colour === value.toUpperCase()}
            onClick={() => change(colour)}
            sx={theme => ({
              width: 36,
              height: 36,
              borderRadius: '10px',
              color: '#FFFFFF',
              backgroundColor: colour,
              '&:focus-visible': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
            })}
          >
            {colour === value.toUpperCase() && <Check fontSize="small" />}
          </ButtonBase>
        ))}
      </Box>
    </Box>
  )
}
