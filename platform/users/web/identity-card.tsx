import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { Avatar } from '#kernel/web/kit/avatar.tsx'
import { MailAddress } from '#kernel/web/kit/mail-address.tsx'
import { spokenName } from '../person-names.model.ts'

type Props = {
  person: { firstname: string; name: string; jobtitle: string | null; mail: string }
  state: ReactNode
  /** What one may do about him as a whole. */
  action: ReactNode
  children: ReactNode
}

/** Stands for the title of a page about somebody: who it is, at first sight. */
export function IdentityCard({ person, state, action, children }: Props) {
  const t = useT()
  const name = spokenName(person)
  return (
    <Card sx={{ p: 2.5 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
        <Avatar name={name} size={68} />
        <Box sx={{ flex: '1 1 280px', minWidth: 0, display: 'grid', gap: 0.5 }}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.25, rowGap: 0.5 }}>
            <Typography variant="h4" component="h1" sx={{ overflowWrap: 'anywhere' }}>
              <bdi>{name}</bdi>
            </Typography>
            {state}
          </Box>
          <Typography variant="subtitle1" component="div" sx={{ color: 'text.secondary' }}>
            <bdi>{person.jobtitle ?? t('users.no-job')}</bdi>
            {' · '}
            <bdi>
              <MailAddress address={person.mail} />
            </bdi>
          </Typography>
          {children}
        </Box>
        {action}
      </Box>
    </Card>
  )
}
