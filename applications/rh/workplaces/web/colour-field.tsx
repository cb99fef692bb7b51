import Box from '@mui/material/Box'
import FormHelperText from '@mui/material/FormHelperText'
import Typography from '@mui/material/Typography'
import { ColourChoices } from '#kernel/web/kit/colour-choices.tsx'
import { useField } from '#kernel/web/kit/use-field.ts'
import { placeColours } from '../place-colours.model.ts'

/** The colour by which a place is known in planning and lists; one from elsewhere stays among the choices. */
export function ColourField({ name, label }: { name: string; label: string }) {
  const { value, change, error } = useField<string>(name, label)
  const colours =
    value && !(placeColours as readonly string[]).includes(value) ? [value, ...placeColours] : placeColours
  return (
    <Box>
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mb: 0.75 }}>
        {label}
      </Typography>
      <ColourChoices label={label} colours={colours} chosen={value ?? ''} onChoose={change} />
      {error && <FormHelperText error>{error}</FormHelperText>}
    </Box>
  )
}
