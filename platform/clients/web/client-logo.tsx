import Box from '@mui/material/Box'

type Props = { client: { name: string; logo: string | null }; size?: number }

/** The client's logo, or the first letter of its name. */
export const ClientLogo = ({ client: { name, logo }, size = 150 }: Props) =>
  logo ? (
    <Box component="img" src={`/api/${logo}`} alt="" sx={{ width: size, height: size, objectFit: 'contain' }} />
  ) : (
    <Box
      component="span"
      aria-hidden
      sx={theme => ({
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
        width: size,
        height: size,
        borderRadius: `${Math.round(size * 0.19)}px`,
        fontFamily: theme.typography.fontFamily,
        fontSize: size * 0.43,
        fontWeight: 650,
        color: theme.vars.palette.primary.main,
        backgroundColor: `color-mix(in srgb, ${theme.vars.palette.primary.main} 10%, ${theme.vars.palette.background.paper})`,
      })}
    >
      {name.charAt(0).toLocaleUpperCase()}
    </Box>
  )
