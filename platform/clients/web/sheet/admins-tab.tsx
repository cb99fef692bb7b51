import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { Avatar } from '#kernel/web/kit/avatar.tsx'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { MailAddress } from '#kernel/web/kit/mail-address.tsx'
import { Moment } from '#kernel/web/kit/moment.tsx'
import { spokenName } from '#platform/users/person-names.model.ts'
import type { Client, ClientAdmin } from '../../client.model.ts'

/** Who administers the client. They choose each other: here one sees them. */
export function AdminsTab({ client: { admins, invites } }: { client: Client }) {
  const t = useT()
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {invites && <Alert severity="info">{t('clients.admins.invites', { mail: invites })}</Alert>}
      <Card component="section" aria-label={t('clients.tab.admins')}>
        {admins.length === 0 ? (
          <Empty title={t('clients.admins.none')} text={t('clients.admins.none-text')} />
        ) : (
          <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {admins.map(admin => (
              <AdminLine key={admin.id} admin={admin} />
            ))}
          </Box>
        )}
      </Card>
    </Box>
  )
}

const tones = { active: 'success', invited: 'warning', inactive: 'neutral' } as const

function AdminLine({ admin }: { admin: ClientAdmin }) {
  const t = useT()
  const name = spokenName(admin)
  return (
    <Box
      component="li"
      sx={theme => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
        px: 2.5,
        py: 1.5,
        '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
      })}
    >
      <Avatar name={name} size={40} />
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600 }}>
          <bdi>{name}</bdi>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
          <MailAddress address={admin.mail} />
          {admin.jobtitle && ` · ${admin.jobtitle}`}
        </Typography>
      </Box>
      {admin.lastSeenAt && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <Moment instant={admin.lastSeenAt} />
        </Typography>
      )}
      <Chip label={t(`clients.admins.${admin.state}`)} tone={tones[admin.state]} />
    </Box>
  )
}
