import Box from '@mui/material/Box'

/** The colour of an application, beside its name. */
export const ApplicationDot = ({ colour }: { colour: string }) => (
  <Box
    component="span"
    aria-hidden
    sx={{ flexShrink: 0, display: 'inline-block', width: 9, height: 9, borderRadius: '50%', backgroundColor: colour }}
  />
)
