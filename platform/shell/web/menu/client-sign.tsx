import Box from '@mui/material/Box'
import { initialsOf } from '#kernel/web/kit/avatar.tsx'
import type { ClientOfTab } from '#kernel/web/session.ts'

type Props = { client: ClientOfTab; size: number }

/** The client's logo, or its initials. */
export const ClientSign = ({ client, size }: Props) => (
  <Box
    component="span"
    aria-hidden
    sx={{
      flexShrink: 0,
      display: 'grid',
      placeItems: 'center',
      width: size,
      height: size,
      borderRadius: `${Math.round(size * 0.3)}px`,
      overflow: 'hidden',
      backgroundColor: '#E7BE72',
      color: '#3A2A08',
      fontSize: `${size * 0.33}px`,
      fontWeight: 700,
    }}
  >
    {client.logo ? (
      <Box component="img" src={`/api/${client.logo}`} alt="" sx={{ width: 1, height: 1, objectFit: 'cover' }} />
    ) : (
      initialsOf(capitalWords(client.name))
    )}
  </Box>
)

/** `Serres du Val de Loire` signs SV, not SD. */
const capitalWords = (name: string) =>
  name
    .split(' ')
    .filter(word => word.charAt(0) !== word.charAt(0).toLocaleLowerCase())
    .join(' ') || name
