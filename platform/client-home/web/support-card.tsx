import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import Button from '@mui/material/Button'
import { Link as RouterLink } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Moment } from '#kernel/web/kit/moment.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { journalOf } from '#platform/audit/journal-address.model.ts'
import { supportCalls } from '#platform/clients/support.calls.ts'
import type { SupportVisit } from '#platform/clients/support.model.ts'

const few = 5
const many = 50

/** Who of the platform came in, when, why, and what was changed meanwhile. */
export function SupportCard() {
  const t = useT()
  const [size, setSize] = useState(few)
  const { data, error, refetch } = useCall(supportCalls.getSupports, { page: 0, size }, { staysOnPage: true })
  return (
    <SectionCard title={t('client-home.supports')}>
      {error && !data && <Failed error={error} onRetry={refetch} />}
      {!error && !data && <LinesSkeleton lines={4} />}
      {data?.items.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('client-home.supports-none')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.items.map(visit => (
          <Visit key={visit.id} visit={visit} />
        ))}
      </Box>
      {data && data.total > data.items.length && size === few && (
        <Button color="inherit" size="small" onClick={() => setSize(many)}>
          {t('client-home.supports-more', { count: data.total - data.items.length })}
        </Button>
      )}
    </SectionCard>
  )
}

function Visit({ visit: { by, reason, startedAt, until, isRunning, changes } }: { visit: SupportVisit }) {
  const t = useT()
  return (
    <Box component="li" sx={theme => ({ py: 1.25, '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` } })}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
        <Typography variant="body2" component="bdi" sx={{ fontWeight: 600 }}>
          {by}
        </Typography>
        {isRunning && <Chip label={t('client-home.supports-running')} tone="error" />}
        <Typography variant="body2" component="span" sx={{ color: 'text.secondary' }}>
          <Moment instant={startedAt} />
        </Typography>
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        <bdi>{reason}</bdi>
      </Typography>
      {changes > 0 ? (
        <Link
          component={RouterLink}
          to={journalOf({ support: true, from: startedAt, to: until })}
          variant="body2"
          sx={{ display: 'inline-block', mt: 0.5 }}
        >
          {t('client-home.supports-changes', { count: changes })}
        </Link>
      ) : (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 0.5 }}>
          {t('client-home.supports-changes', { count: 0 })}
        </Typography>
      )}
    </Box>
  )
}
