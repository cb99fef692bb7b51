import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { FabricationOrder } from '#atelier/fabrication-orders/fabrication-order.model.ts'

/** How far the order is, how fast it goes, when it will be over, and what became of the weight. */
export function ProgressCard({ order }: { order: FabricationOrder }) {
  const t = useT()
  const { number, time, weight, percent } = useFormat()
  const { doneCases, plannedCases, casesPerHour, standardCasesPerHour: standard } = order
  const share = Math.min(1, doneCases / plannedCases)
  const isSlow = casesPerHour !== null && standard !== null && casesPerHour < standard * 0.95
  const left = Math.max(plannedCases - doneCases, 0)
  return (
    <Card sx={{ p: 2, borderRadius: '20px' }}>
      <Box sx={{ fontSize: '1.15rem', color: 'text.secondary', fontWeight: 600 }}>{t('atelier.poste.done')}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', justifyContent: 'space-between', gap: 1 }}>
        <Box dir="ltr" sx={{ fontWeight: 780, lineHeight: 1, whiteSpace: 'nowrap' }}>
          <Box component="span" sx={{ fontSize: 'clamp(3.5rem, 13vh, 8.5rem)', letterSpacing: '-0.03em' }}>
            {number(doneCases)}
          </Box>
          <Box
            component="span"
            sx={{ fontSize: 'clamp(1.5rem, 5vh, 3.5rem)', color: 'text.secondary', marginInlineStart: 1.5 }}
          >
            / {number(plannedCases)}
          </Box>
        </Box>
        <Box sx={{ marginInlineStart: 'auto', textAlign: 'end', fontSize: '1.25rem', color: 'text.secondary' }}>
          <Box sx={{ fontSize: '2.4rem', fontWeight: 750, color: 'text.primary', lineHeight: 1.1 }}>
            {percent(Math.round(share * 100) / 100)}
          </Box>
          {t('atelier.poste.left', { n: left })}
        </Box>
      </Box>
      <Box sx={{ mt: 1, height: 16, borderRadius: 1.5, bgcolor: 'divider', overflow: 'hidden' }} aria-hidden>
        <Box sx={{ height: 1, width: `${share * 100}%`, bgcolor: 'primary.main' }} />
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5, mt: 1.5 }}>
        <Box
          sx={theme => ({
            ...box,
            backgroundColor: `color-mix(in srgb, ${theme.vars.palette[isSlow ? 'error' : 'success'].main} 12%, transparent)`,
          })}
        >
          <Heads
            left={t('atelier.poste.rate')}
            right={standard === null ? '' : t('atelier.poste.goal', { rate: number(standard) })}
          />
          <Box sx={theme => ({ ...big, color: theme.vars.palette[isSlow ? 'error' : 'success'].strong })}>
            {casesPerHour === null ? '—' : number(casesPerHour)} <small>{t('atelier.poste.per-hour')}</small>
          </Box>
        </Box>
        <Box sx={{ ...box, bgcolor: 'background.default' }}>
          <Heads
            left={t('atelier.poste.time-left')}
            right={order.estimatedEnd ? t('atelier.poste.end-at', { time: time(order.estimatedEnd) }) : ''}
          />
          <Box sx={big}>
            <bdi dir="ltr">{remaining(order.estimatedEnd)}</bdi>
          </Box>
        </Box>
      </Box>
      <Box component="dl" sx={facts}>
        <Fact label={t('atelier.poste.poured')} value={weight(order.pouredKg)} />
        <Fact label={t('atelier.poste.produced')} value={weight(order.producedKg)} />
        <Fact label={t('atelier.poste.yield')} value={order.yieldPct === null ? '—' : percent(order.yieldPct / 100)} />
        <Fact
          label={t('atelier.poste.pauses')}
          isTime
          value={`${Math.floor(order.pauseMin / 60)} h ${String(order.pauseMin % 60).padStart(2, '0')}`}
        />
      </Box>
    </Card>
  )
}

function remaining(end: string | null) {
  if (end === null) return '—'
  const minutes = Math.max(0, Math.round((new Date(end).getTime() - Date.now()) / 60_000))
  return `${Math.floor(minutes / 60)} h ${String(minutes % 60).padStart(2, '0')}`
}

const Heads = ({ left, right }: { left: string; right: string }) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: 1,
      color: 'text.secondary',
      fontSize: '1.05rem',
    }}
  >
    <span>{left}</span>
    <span>{right}</span>
  </Box>
)

const Fact = ({ label, value, isTime }: { label: string; value: string; isTime?: boolean }) => (
  <div>
    <Box component="dt" sx={{ color: 'text.secondary' }}>
      {label}
    </Box>
    <Box component="dd" sx={{ m: 0, fontSize: '1.2rem', fontWeight: 700 }}>
      <bdi dir={isTime ? 'ltr' : undefined}>{value}</bdi>
    </Box>
  </div>
)

const box = { borderRadius: '14px', px: 2, py: 1.25, minWidth: 0 } as const
const big = {
  fontSize: 'min(clamp(1.5rem, 5vh, 3rem), 9vw)',
  whiteSpace: 'nowrap',
  fontWeight: 750,
  lineHeight: 1.1,
  '& small': { fontSize: '0.5em' },
} as const
const facts = {
  m: 0,
  mt: 1.5,
  display: 'grid',
  gridTemplateColumns: { xs: '1fr 1fr', sm: 'repeat(4, auto)' },
  gap: 1.5,
} as const
