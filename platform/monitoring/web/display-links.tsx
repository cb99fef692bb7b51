import Add from '~icons/ic/baseline-add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Confirm } from '#kernel/web/kit/confirm.tsx'
import { Moment } from '#kernel/web/kit/moment.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { dashboardCalls } from '../dashboard.calls.ts'
import type { DisplayLink } from '../dashboard.model.ts'
import { NewDisplayLinkDialog } from './new-display-link-dialog.tsx'
import { wallScreens } from './wall-screens.ts'

/** The screens of a wall, and the links that open them where nobody signs in. */
export function DisplayLinks() {
  const t = useT()
  const [isMaking, setIsMaking] = useState(false)
  const [toRevoke, setToRevoke] = useState<DisplayLink | null>(null)
  const links = useCall(dashboardCalls.getDisplayLinks, {}).data ?? []
  const { send } = useSend(dashboardCalls.revokeDisplayLink)
  return (
    <SectionCard
      title={t('monitoring.wall')}
      actions={
        <Button size="small" variant="outlined" color="inherit" startIcon={<Add />} onClick={() => setIsMaking(true)}>
          {t('monitoring.wall.new')}
        </Button>
      }
    >
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1 }}>
        {t('monitoring.wall.text')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 1 }}>
        {wallScreens.map(({ path, label }) => (
          <Link key={path} href={path} target="_blank" rel="noreferrer">
            {t(label)}
          </Link>
        ))}
      </Box>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {links.map(link => (
          <Box
            component="li"
            key={link.id}
            sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, py: 0.75 }}
          >
            <Box sx={{ flex: '1 1 240px' }}>
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                {link.label}
              </Typography>
              <Typography variant="caption" sx={{ color: 'text.secondary' }}>
                {t('monitoring.wall.until')} <Moment instant={link.expiresAt} />
              </Typography>
            </Box>
            <Button size="small" color="error" onClick={() => setToRevoke(link)}>
              {t('monitoring.wall.revoke')}
            </Button>
          </Box>
        ))}
      </Box>
      {isMaking && <NewDisplayLinkDialog onClose={() => setIsMaking(false)} />}
      {toRevoke && (
        <Confirm
          title={t('monitoring.wall.revoke-title', { label: toRevoke.label })}
          verb={t('monitoring.wall.revoke')}
          isDestructive
          onConfirm={() => send({ id: toRevoke.id })}
          onClose={() => setToRevoke(null)}
        >
          {t('monitoring.wall.revoke-text')}
        </Confirm>
      )}
    </SectionCard>
  )
}
