import Box from '@mui/material/Box'
import { usePicture } from '#kernel/web/kit/use-picture.ts'
import { useShellParts } from '../shell-context.ts'
import { capitalise } from './menu-tree.ts'

type Props = {
  code: string
  name: string
  colour: string
  /** Address of its own picture, which then takes the place of the drawn one. */
  logo?: string | null | undefined
  size?: number
  /** On its colour in the menu, on a tint of it on a card. */
  look?: 'solid' | 'tinted'
}

/** An application's round sign: its logo, else its icon; one made at run time has none and shows its first letter. */
export function ApplicationIcon({ code, name, colour, logo, size = 26, look = 'solid' }: Props) {
  const { applications } = useShellParts()
  const icon = applications.find(application => application.code === code)?.icon
  const picture = usePicture(logo)
  if (picture)
    return (
      <Box
        component="img"
        src={picture}
        alt=""
        sx={{ flexShrink: 0, width: size, height: size, borderRadius: '50%', objectFit: 'contain', bgcolor: '#FFFFFF' }}
      />
    )
  return (
    <Box
      component="span"
      aria-hidden
      sx={theme => ({
        flexShrink: 0,
        display: 'inline-grid',
        placeItems: 'center',
        width: size,
        height: size,
        borderRadius: '50%',
        fontSize: size * 0.44,
        fontWeight: 700,
        ...(look === 'solid'
          ? { backgroundColor: colour, color: '#FFFFFF' }
          : {
              backgroundColor: `color-mix(in srgb, ${colour} 14%, ${theme.vars.palette.background.paper})`,
              color: `color-mix(in srgb, ${colour} 82%, ${theme.vars.palette.text.primary})`,
            }),
      })}
    >
      {icon ? (
        <svg viewBox="0 0 24 24" width={size * 0.58} height={size * 0.58} fill="currentColor" role="presentation">
          <path d={icon} />
        </svg>
      ) : (
        capitalise(name).charAt(0)
      )}
    </Box>
  )
}
