import Box from '@mui/material/Box'
import { initialsOf } from '#kernel/web/kit/avatar.tsx'

type Props = { name: string; colour: string | null; size?: number }

/** The initials of a company on its colour; a company without one is green as Sillon. */
export const CompanySign = ({ name, colour, size = 40 }: Props) => (
  <Box
    aria-hidden
    sx={theme => ({
      width: size,
      height: size,
      flex: 'none',
      display: 'grid',
      placeItems: 'center',
      borderRadius: `${Math.round(size / 4)}px`,
      fontSize: size * 0.36,
      fontWeight: 650,
      color: `color-mix(in srgb, ${colour ?? theme.vars.palette.primary.main} 60%, ${theme.vars.palette.text.primary})`,
      backgroundColor: `color-mix(in srgb, ${colour ?? theme.vars.palette.primary.main} 14%, transparent)`,
    })}
  >
    {initialsOf(withoutSmallWords(name))}
  </Box>
)

/** `Serres du Val` is known as SV. */
const withoutSmallWords = (name: string) => name.replace(/(?<=\s)\S{1,2}\s/g, '')
