import Box from '@mui/material/Box'

const size = 150

/** The client's logo, or the first letter of its name. */
export const ClientLogo = ({ client: { name, logo } }: { client: { name: string; logo: string | null } }) =>
  logo ? (
    <Box component="img" src={logo} alt="" sx={{ width: size, height: size, objectFit: 'contain' }} />
  ) : (
    <Box
      component="span"
      aria-hidden
      sx={theme => ({
        display: 'grid',
        placeItems: 'center',
        width: size,
        height: size,
        borderRadius: '28px',
        fontFamily: theme.typography.fontFamily,
        fontSize: '4rem',
        fontWeight: 650,
        color: theme.vars.palette.primary.main,
        backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 10%, ${theme.vars.palette.background.paper})`,
      })}
    >
      {name.charAt(0).toLocaleUpperCase()}
    </Box>
  )
