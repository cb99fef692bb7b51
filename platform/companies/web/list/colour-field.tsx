import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import Radio from '@mui/material/Radio'
import RadioGroup from '@mui/material/RadioGroup'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { useField } from '#kernel/web/kit/use-field.ts'

/** Far enough from each other to be told apart in a list. */
const colours = {
  green: '#1B7046',
  blue: '#2467B3',
  orange: '#C9651B',
  purple: '#7A57B0',
  red: '#BE3A4C',
  teal: '#0B7F86',
  ochre: '#A87400',
  navy: '#3F57B8',
  plum: '#7A3B69',
  grey: '#5B675F',
}

/** The colour by which a company is known at a glance; one that came from elsewhere stays among the choices. */
export function ColourField({ name, label }: { name: string; label: string }) {
  const t = useT()
  const { value, change, leave, error } = useField<string | null | undefined>(name, label)
  const labelId = useId()
  const usual = Object.entries(colours)
  const isForeign = value && !usual.some(([, colour]) => colour === value)
  const choices = isForeign ? [['own', value] as const, ...usual] : usual
  return (
    <Box>
      <Typography id={labelId} variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {label}
      </Typography>
      <RadioGroup
        row
        aria-labelledby={labelId}
        value={value ?? ''}
        onBlur={leave}
        onChange={(_, chosen) => change(chosen)}
        sx={{ marginInlineStart: -1 }}
      >
        {choices.map(([word, colour]) => (
          <Radio
            key={word}
            value={colour}
            slotProps={{ input: { 'aria-label': t(`companies.colour.${word}`) } }}
            icon={<Swatch colour={colour} />}
            checkedIcon={<Swatch colour={colour} isChosen />}
            sx={{ p: 0.75 }}
          />
        ))}
      </RadioGroup>
      {error && <FormHelperText error>{error}</FormHelperText>}
    </Box>
  )
}

const Swatch = ({ colour, isChosen = false }: { colour: string; isChosen?: boolean }) => (
  <Box
    sx={theme => ({
      width: 26,
      height: 26,
      borderRadius: '8px',
      backgroundColor: colour,
      ...(isChosen && { outline: `2px solid ${theme.vars.palette.text.primary}`, outlineOffset: 2 }),
    })}
  />
)
