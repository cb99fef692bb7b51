import Box from '@mui/material/Box'
import { initialsOf } from '#kernel/web/kit/avatar.tsx'
import type { ClientOfTab } from '#kernel/web/session.ts'

/** The client's logo, or its initials. */
export const ClientSign = ({ client }: { client: ClientOfTab }) => (
  <Box
    component="span"
    aria-hidden
    sx={{
      flexShrink: 0,
      display: 'grid',
      placeItems: 'center',
      width: 34,
      height: 34,
      borderRadius: '10px',
      overflow: 'hidden',
      backgroundColor: '#E7BE72',
      color: '#3A2A08',
      fontSize: '0.8rem',
      fontWeight: 700,
    }}
  >
    {client.logo ? (
      <Box component="img" src={client.logo} alt="" sx={{ width: 1, height: 1, objectFit: 'cover' }} />
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
