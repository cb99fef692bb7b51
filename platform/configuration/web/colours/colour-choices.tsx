import Check from '@mui/icons-material/Check'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useT } from '#kernel/web/i18n.ts'
import { useField } from '#kernel/web/kit/use-field.ts'

/** All of them seen on both pages. */
const usual = [
  '#B4631C',
  '#C9651B',
  '#A87400',
  '#2F8F46',
  '#0B8F88',
  '#2E86C1',
  '#4A78D0',
  '#7A6FD0',
  '#A35BC0',
  '#D0487A',
  '#D9534F',
  '#8A7A5C',
] as const

/** Colours at one click, told apart without reading their numbers. */
export function ColourChoices() {
  const t = useT()
  const { value, change } = useField<string>('color', t('configuration.colours.code'))
  return (
    <Box role="group" aria-label={t('configuration.colours.usual')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      {usual.map(colour => (
        <ButtonBase
          key={colour}
          aria-label={colour}
          aria-pressed={colour === value.toUpperCase()}
          onClick={() => change(colour)}
          sx={theme => ({
            width: 40,
            height: 40,
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
  )
}
