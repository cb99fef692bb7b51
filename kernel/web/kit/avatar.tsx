import MuiAvatar from '@mui/material/Avatar'
import { avatarText, avatarTints } from '../theme/tokens.ts'
import { usePicture } from './use-picture.ts'

type Props = {
  /** As one says it: `Inès Martin`. */
  name: string
  /** Where it is fetched, below /api/. */
  picture?: string | null | undefined
  /** 30 in a menu, 40 in a list, 100 and 200 on a record. */
  size?: number
}

/** A picture, or initials on a colour that stays the same for the same name. */
export const Avatar = ({ name, picture, size = 34 }: Props) => (
  <MuiAvatar
    src={usePicture(picture)}
    alt=""
    aria-hidden
    sx={theme => ({
      width: size,
      height: size,
      fontSize: Math.max(11, size * 0.36),
      fontWeight: 650,
      backgroundColor: tintOf(name),
      color: avatarText,
      ...theme.applyStyles('dark', {
        backgroundColor: `color-mix(in srgb, ${tintOf(name)} 22%, ${theme.vars.palette.background.paper})`,
        color: tintOf(name),
      }),
    })}
  >
    {initialsOf(name)}
  </MuiAvatar>
)

export const initialsOf = (name: string) =>
  name
    .split(/[\s-]+/)
    .filter(word => word !== '')
    .slice(0, 2)
    .map(word => word.charAt(0).toLocaleUpperCase())
    .join('')

function tintOf(name: string) {
  const sum = [...name].reduce((total, letter) => (total * 31 + (letter.codePointAt(0) ?? 0)) % 9973, 7)
  return avatarTints[sum % avatarTints.length]
}
