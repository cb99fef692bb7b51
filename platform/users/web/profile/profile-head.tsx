import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { useSession } from '#kernel/web/session.ts'
import { spokenName } from '../../person-names.model.ts'
import type { UserInfo } from '../../user.model.ts'
import { PictureButton } from '../picture/picture-button.tsx'
import { useRoles } from './use-roles.ts'

/** Who one is here, at first sight. */
export function ProfileHead({ user }: { user: UserInfo }) {
  const t = useT()
  const { client } = useSession()
  const roles = useRoles(user)
  const name = spokenName(user)
  const standing = [user.jobtitle ?? t('users.no-job'), client?.name].filter(Boolean).join(' · ')
  return (
    <Card sx={{ p: 2.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: { xs: 2, sm: 2.5 } }}>
        <PictureButton name={name} picture={user.profilePicture ?? user.avatar} />
        <Box sx={{ flex: '1 1 240px', minWidth: 0, display: 'grid', gap: 0.5 }}>
          <Typography variant="h4" component="h1" sx={{ overflowWrap: 'anywhere' }}>
            <bdi>{name}</bdi>
          </Typography>
          <Typography variant="subtitle1" component="div" sx={{ color: 'text.secondary' }}>
            <bdi>{standing}</bdi>
          </Typography>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, mt: 0.5 }}>
            {roles.map(({ label, tone }) => (
              <Chip key={label} label={label} tone={tone} />
            ))}
          </Box>
        </Box>
      </Box>
    </Card>
  )
}
