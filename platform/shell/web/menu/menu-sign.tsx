import Box from '@mui/material/Box'
import type SvgIcon from '@mui/material/SvgIcon'

/** The round sign of an entry that is no application. */
export const MenuSign = ({ icon: Icon }: { icon: typeof SvgIcon }) => (
  <Box
    component="span"
    aria-hidden
    sx={{
      flexShrink: 0,
      display: 'grid',
      placeItems: 'center',
      width: 26,
      height: 26,
      borderRadius: '50%',
      backgroundColor: 'color-mix(in srgb, currentColor 14%, transparent)',
    }}
  >
    <Icon sx={{ fontSize: 16 }} />
  </Box>
)
