import Box from '@mui/material/Box'
import { usePicture } from '#kernel/web/kit/use-picture.ts'

type Props = { name: string; colour: string; logo: string | null; size?: number }

/** An application's logo, or its first letter on a tint of its colour. */
export function ApplicationSign({ name, colour, logo, size = 44 }: Props) {
  const picture = usePicture(logo)
  return (
    <Box
      component="span"
      aria-hidden
      sx={theme => ({
        flex: 'none',
        display: 'grid',
        placeItems: 'center',
        width: size,
        height: size,
        overflow: 'hidden',
        borderRadius: '12px',
        fontSize: size * 0.44,
        fontWeight: 700,
        backgroundColor: `color-mix(in srgb, ${colour} 13%, ${theme.vars.palette.background.paper})`,
        color: `color-mix(in srgb, ${colour} 82%, ${theme.vars.palette.text.primary})`,
      })}
    >
      {picture ? (
        <Box component="img" src={picture} alt="" sx={{ width: 1, height: 1, objectFit: 'contain' }} />
      ) : (
        name.charAt(0).toLocaleUpperCase()
      )}
    </Box>
  )
}
