import Box from '@mui/material/Box'
import { useShellParts } from '../shell-context.ts'
import { capitalised } from './menu-tree.ts'

type Props = {
  code: string
  name: string
  colour: string
  size?: number
  /** On its colour in the menu, on a tint of it on a card. */
  look?: 'solid' | 'tinted'
}

/** An application's round sign; one made at run time has no icon and shows its first letter. */
export function ApplicationIcon({ code, name, colour, size = 26, look = 'solid' }: Props) {
  const { applications } = useShellParts()
  const icon = applications.find(application => application.code === code)?.icon
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
        capitalised(name).charAt(0)
      )}
    </Box>
  )
}
