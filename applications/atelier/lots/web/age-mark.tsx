import Box from '@mui/material/Box'

type Band = 'fresh' | 'two' | 'four' | 'older'

export const bandOf = (days: number): Band => (days < 2 ? 'fresh' : days === 2 ? 'two' : days < 5 ? 'four' : 'older')

/** The palest is what may still wait; what is said beside is what counts. */
export const shadeOf = {
  fresh: { colour: 'success', share: 100 },
  two: { colour: 'success', share: 55 },
  four: { colour: 'warning', share: 80 },
  older: { colour: 'error', share: 90 },
} as const satisfies Record<Band, { colour: 'success' | 'warning' | 'error'; share: number }>

/** How old, with a square of its colour. */
export const AgeMark = ({ days, text }: { days: number | null; text: string }) => (
  <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, whiteSpace: 'nowrap' }}>
    {days !== null && <Square band={bandOf(days)} />}
    {text}
  </Box>
)

export const Square = ({ band }: { band: Band }) => (
  <Box
    component="span"
    aria-hidden
    sx={theme => ({ width: 9, height: 9, borderRadius: 0.5, flex: 'none', backgroundColor: inkOf(theme, band) })}
  />
)

type WithPalette = { vars: { palette: Record<'success' | 'warning' | 'error', { main: string }> } }

export const inkOf = ({ vars: { palette } }: WithPalette, band: Band) => {
  const { colour, share } = shadeOf[band]
  return `color-mix(in srgb, ${palette[colour].main} ${share}%, transparent)`
}
