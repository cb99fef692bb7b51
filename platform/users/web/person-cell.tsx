import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { Avatar } from '#kernel/web/kit/avatar.tsx'
import { listedName, spokenName } from '../person-names.model.ts'

type Props = { person: { firstname: string; name: string; mail: string } }

/** Who it is, in a list. */
export const PersonCell = ({ person }: Props) => (
  <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
    <Avatar name={spokenName(person)} />
    <Box sx={{ minWidth: 0 }}>
      <Typography variant="body2" noWrap sx={{ fontWeight: 600 }}>
        <bdi>{listedName(person)}</bdi>
      </Typography>
      <Typography
        variant="caption"
        component="p"
        noWrap
        sx={{ color: 'text.secondary', fontWeight: 400, maxWidth: 230 }}
      >
        <bdi>{person.mail}</bdi>
      </Typography>
    </Box>
  </Box>
)
