import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import type { AccountRow } from '../../account.model.ts'

/** The clients that somebody belongs to today. */
export function ClientsCard({ account }: { account: AccountRow }) {
  const t = useT()
  return (
    <SectionCard title={t('field.clients')}>
      {account.clients.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('users.account.no-client')}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
        {account.clients.map(({ id, name, admin }) => (
          <Box component="li" key={id} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              <bdi>{name}</bdi>
            </Typography>
            {admin && <Chip label={t('users.people.role.adminOfClient')} tone="primary" />}
          </Box>
        ))}
      </Box>
    </SectionCard>
  )
}
