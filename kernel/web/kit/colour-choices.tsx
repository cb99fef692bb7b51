import Check from '~icons/ic/baseline-check'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'

type Props = {
  label: string
  /** As `#RRGGBB` in capitals; all carry a white tick. */
  colours: readonly string[]
  chosen: string
  onChoose: (colour: string) => void
}

/** Colours at one click, told apart without reading their numbers. */
export const ColourChoices = ({ label, colours, chosen, onChoose }: Props) => (
  <Box role="group" aria-label={label} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
    {colours.map(colour => (
      <ButtonBase
        key={colour}
        aria-label={colour}
        aria-pressed={colour === chosen.toUpperCase()}
        onClick={() => onChoose(colour)}
        sx={theme => ({
          width: 40,
          height: 40,
          borderRadius: '10px',
          color: '#FFFFFF',
          backgroundColor: colour,
          '&:focus-visible': { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
        })}
      >
        {colour === chosen.toUpperCase() && <Check fontSize="small" />}
      </ButtonBase>
    ))}
  </Box>
)
