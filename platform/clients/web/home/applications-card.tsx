import Box from '@mui/material/Box'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { applicationsCalls } from '#platform/applications/applications.calls.ts'
import { figuresCalls } from '#platform/applications/figures.calls.ts'

/** How many clients have each application, the most widespread first. */
export function ApplicationsCard() {
  const t = useT()
  const { number } = useFormat()
  const applications = useCall(applicationsCalls.getAllApplications, {})
  const counted = useCall(figuresCalls.getNumberOfClientsForApplications, {}, { staysOnPage: true })
  const byId = new Map(counted.data?.map(({ applicationId, clients }) => [applicationId, clients]))
  const rows = (applications.data ?? [])
    .map(({ id, name, colour }) => ({ id, name, colour, clients: byId.get(id) ?? 0 }))
    .toSorted((one, other) => other.clients - one.clients || one.id - other.id)
  const most = Math.max(1, ...rows.map(({ clients }) => clients))
  const error = applications.error ?? counted.error
  return (
    <SectionCard title={t('clients.home.applications')}>
      {error && <Failed error={error} onRetry={() => Promise.all([applications.refetch(), counted.refetch()])} />}
      {!error && !counted.data && <LinesSkeleton lines={8} />}
      {!error && counted.data && (
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.5 }}>
          {rows.map(({ id, name, colour, clients }) => (
            <Box
              component="li"
              key={id}
              sx={{
                display: 'grid',
                alignItems: 'center',
                columnGap: 2,
                gridTemplateColumns: '110px minmax(0, 1fr) 40px',
              }}
            >
              <Typography variant="body2">{name}</Typography>
              <LinearProgress
                variant="determinate"
                aria-hidden
                value={(clients / most) * 100}
                sx={theme => ({
                  height: 8,
                  borderRadius: 4,
                  backgroundColor: theme.vars.palette.action.hover,
                  '& .MuiLinearProgress-bar': { backgroundColor: colour },
                })}
              />
              <Typography
                variant="body2"
                sx={{ fontWeight: 600, textAlign: 'end', fontVariantNumeric: 'tabular-nums' }}
              >
                {number(clients)}
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </SectionCard>
  )
}
