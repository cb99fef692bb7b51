import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { dashboardCalls } from '../dashboard.calls.ts'
import { useWallAnswer } from './use-wall-answer.ts'
import { Wall } from './wall.tsx'
import { writtenAge, writtenMs } from './written.ts'

/** The whole installation on a wall. */
export function StatsPlatformPage() {
  const t = useT()
  const { number } = useFormat()
  const { data, ...rest } = useWallAnswer(dashboardCalls.getPlatformStats)
  const figures = data && [
    { key: 'connected', value: number(data.connected), tone: 'primary' as const },
    { key: 'requests', value: number(data.requestsPerMinute) },
    { key: 'p95', value: data.p95 === null ? '—' : writtenMs(number)(data.p95) },
    { key: 'errors-today', value: number(data.errorsToday), ...(data.errorsToday > 0 && { tone: 'error' as const }) },
    { key: 'clients', value: number(data.clients) },
    { key: 'people', value: number(data.people) },
    { key: 'documents-today', value: number(data.documentsToday) },
    { key: 'envelopes-today', value: number(data.envelopesToday) },
    { key: 'uptime', value: writtenAge(number)(data.uptime) },
  ]
  return (
    <Wall title={t('monitoring.wall.platform')} {...rest}>
      {figures && (
        <Box
          component="dl"
          sx={{
            m: 0,
            height: 1,
            display: 'grid',
            gap: '1.6vw',
            gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(3, 1fr)' },
          }}
        >
          {figures.map(({ key, value, tone }) => (
            <Box
              key={key}
              sx={{
                border: 1,
                borderColor: 'divider',
                borderRadius: '10px',
                bgcolor: 'background.paper',
                p: 'clamp(12px, 1.6vw, 40px)',
                display: 'flex',
                flexDirection: 'column',
                justifyContent: 'center',
              }}
            >
              <Typography component="dt" sx={{ fontSize: 'clamp(0.95rem, 1.5vw, 2.2rem)', color: 'text.secondary' }}>
                {t(`monitoring.figure.${key}`)}
              </Typography>
              <Typography
                component="dd"
                sx={theme => ({
                  m: 0,
                  fontSize: 'clamp(2.4rem, 6.4vw, 9rem)',
                  lineHeight: 1.1,
                  fontWeight: 700,
                  letterSpacing: '-0.03em',
                  fontVariantNumeric: 'tabular-nums',
                  color: tone === 'error' ? theme.vars.palette.error.strong : tone ? `${tone}.main` : 'text.primary',
                })}
              >
                <bdi>{value}</bdi>
              </Typography>
            </Box>
          ))}
        </Box>
      )}
    </Wall>
  )
}
