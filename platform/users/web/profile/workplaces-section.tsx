import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import type { Workplace } from '../../user.model.ts'
import { usersCalls } from '../../users.calls.ts'

/** Companies and services of the client, and whom to ask there. Only those who manage them change that. */
export function WorkplacesSection() {
  const t = useT()
  const { data, error, refetch } = useCall(usersCalls.getOwnWorkplaces, {}, { staysOnPage: true })
  return (
    <SectionCard title={t('users.workplaces')}>
      {error && !data && <Failed error={error} onRetry={refetch} />}
      {!error && !data && <LinesSkeleton lines={3} />}
      {data?.length === 0 && <Typography sx={{ color: 'text.secondary' }}>{t('users.workplaces.none')}</Typography>}
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))' }}>
        {data?.map(workplace => (
          <Company key={workplace.companyId} workplace={workplace} />
        ))}
      </Box>
    </SectionCard>
  )
}

function Company({ workplace: { company, manages, managers, services } }: { workplace: Workplace }) {
  const t = useT()
  return (
    <Box>
      <Line name={company} isStrong manages={manages} managers={managers} />
      <Box
        component="ul"
        sx={theme => ({
          m: 0,
          mt: 1,
          p: 0,
          paddingInlineStart: 2,
          listStyle: 'none',
          display: 'grid',
          gap: 1,
          borderInlineStart: `2px solid ${theme.vars.palette.divider}`,
        })}
      >
        {services.map(service => (
          <li key={service.id}>
            <Line {...service} />
          </li>
        ))}
        {services.length === 0 && (
          <Typography component="li" variant="body2" sx={{ color: 'text.secondary' }}>
            {t('users.workplaces.whole')}
          </Typography>
        )}
      </Box>
    </Box>
  )
}

type LineProps = { name: string; manages: boolean; managers: readonly string[]; isStrong?: boolean }

function Line({ name, manages, managers, isStrong = false }: LineProps) {
  const t = useT()
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography variant="body2" sx={{ fontWeight: isStrong ? 650 : 550 }}>
          <bdi>{name}</bdi>
        </Typography>
        {manages && <Chip label={t('users.workplaces.manages')} tone="info" />}
      </Box>
      {managers.length > 0 && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {t('users.workplaces.managers', { count: managers.length, names: managers.join(', ') })}
        </Typography>
      )}
    </>
  )
}
