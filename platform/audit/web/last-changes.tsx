import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouterLink } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Moment } from '#kernel/web/kit/moment.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import type { AuditEvent } from '../audit.model.ts'
import { auditCalls } from '../audit.calls.ts'
import { journalAddress } from '../journal-address.model.ts'
import { actorInWords } from './actor-in-words.ts'

const shown = 6

/** The last rows of the journal, and the way to the whole of it. */
export function LastChanges() {
  const t = useT()
  const { data, error, refetch } = useCall(auditCalls.getAuditEvents, { page: 0, size: shown }, { staysOnPage: true })
  return (
    <SectionCard
      title={t('audit.last')}
      actions={
        <Link component={RouterLink} to={journalAddress} variant="body2">
          {t('audit.see-all')}
        </Link>
      }
    >
      {error && !data && <Failed error={error} onRetry={refetch} />}
      {!error && !data && <LinesSkeleton lines={5} />}
      {data?.items.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('audit.none')}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.items.map(({ id, at, actor, action, table, object }) => (
          <Box
            component="li"
            key={id}
            sx={theme => ({ py: 1, '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` } })}
          >
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {table.label} · {object && <Called {...object} />} {t(`audit.action.${action}`)}
            </Typography>
            <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
              <bdi>{actorInWords(t, actor)}</bdi> · <Moment instant={at} />
            </Typography>
          </Box>
        ))}
      </Box>
    </SectionCard>
  )
}

const Called = ({ name, address }: NonNullable<AuditEvent['object']>) => (
  <>
    <bdi>
      {address ? (
        <Link component={RouterLink} to={address} underline="always">
          {name}
        </Link>
      ) : (
        name
      )}
    </bdi>{' '}
    ·
  </>
)
