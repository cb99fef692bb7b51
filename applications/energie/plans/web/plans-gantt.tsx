import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Card from '@mui/material/Card'
import { instantOf } from '#kernel/shared/business-zone.ts'
import type { AnswerOf } from '#kernel/shared/call.ts'
import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { dayAfter } from '../../days.model.ts'
import type { plansCalls } from '../plans.calls.ts'

type Week = AnswerOf<typeof plansCalls.getPlannedWeek>
type Plan = Week['plans'][number]
type Props = { week: Week; chosen: string; onOpen: ((plan: Plan) => void) | null }

/** A line an engine, a bar a plan, over what electricity is worth on each day. */
export function PlansGantt({ week: { days, sources, plans }, chosen, onOpen }: Props) {
  const t = useT()
  const { date, number, moment } = useFormat()
  const from = Date.parse(instantOf(days[0]?.day ?? '', '00:00'))
  const span = Date.parse(instantOf(dayAfter(days.at(-1)?.day ?? ''), '00:00')) - from
  const share = (at: string) => Math.min(1, Math.max(0, (Date.parse(at) - from) / span)) * 100
  const engines = sources.flatMap(source => {
    const own = plans.filter(({ sourceId }) => sourceId === source.id)
    const numbers = [...new Set([1, ...own.map(({ engineNo }) => engineNo)])].toSorted((one, other) => one - other)
    return numbers.map(no => ({
      key: `${source.id} ${no}`,
      label: t('energie.plans.engine', { source: source.name, engine: no }),
      plans: own.filter(({ engineNo }) => engineNo === no),
    }))
  })
  return (
    <Card sx={{ p: 0, overflowX: 'auto' }}>
      <Box role="table" aria-label={t('energie.plans.title')} sx={{ minWidth: 760 }}>
        <Box role="row" sx={line}>
          <Box role="columnheader" sx={first}>
            {t('energie.plans.source')}
          </Box>
          <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(7, 1fr)' }}>
            {days.map(({ day, price }) => (
              <Box
                role="columnheader"
                key={day}
                sx={{ ...head, ...(day === chosen && { bgcolor: 'action.selected', fontWeight: 600 }) }}
              >
                {date(day)}
                {price !== undefined && (
                  <Box sx={{ color: 'text.secondary', fontWeight: 400 }}>
                    <bdi dir="ltr">
                      {price === null ? '—' : number(price, { maximumFractionDigits: 2 })}{' '}
                      {t('energie.rates.unit-short.eur_mwh')}
                    </bdi>
                  </Box>
                )}
              </Box>
            ))}
          </Box>
        </Box>
        {engines.map(engine => (
          <Box role="row" key={engine.key} sx={line}>
            <Box role="rowheader" sx={first}>
              {engine.label}
            </Box>
            <Box role="cell" sx={{ position: 'relative', minHeight: 52, ...nights }}>
              {engine.plans.map(plan => {
                const said = `${moment(plan.startsAt)} – ${moment(plan.endsAt)}, ${number(plan.setpointKw)} kW, ${t(`energie.plans.reason.${plan.reason}`)}`
                return (
                  <ButtonBase
                    key={plan.id}
                    aria-label={said}
                    title={said}
                    disabled={onOpen === null}
                    onClick={() => onOpen?.(plan)}
                    sx={{
                      ...bar,
                      insetInlineStart: `${share(plan.startsAt)}%`,
                      width: `${share(plan.endsAt) - share(plan.startsAt)}%`,
                      bgcolor: `${tones[plan.reason]}.main`,
                      color: `${tones[plan.reason]}.contrastText`,
                    }}
                  >
                    {share(plan.endsAt) - share(plan.startsAt) > leastForWords && number(plan.setpointKw)}
                  </ButtonBase>
                )
              })}
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  )
}

/** Percents of the week below which a bar says nothing. */
const leastForWords = 4

const tones = { heat: 'primary', price: 'success', maintenance: 'warning', grid: 'info', test: 'secondary' } as const

const line = {
  display: 'grid',
  gridTemplateColumns: { xs: '130px 1fr', sm: '200px 1fr' },
  borderBottom: 1,
  borderColor: 'divider',
} as const
const first = {
  px: 1.5,
  py: 1,
  fontWeight: 600,
  fontSize: '0.875rem',
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  bgcolor: 'background.paper',
} as const
const head = {
  px: 0.5,
  py: 0.75,
  textAlign: 'center',
  fontSize: '0.75rem',
  borderInlineStart: '1px solid',
  borderColor: 'divider',
} as const
/** A line where each day begins. */
const nights = {
  backgroundImage: 'linear-gradient(to right, var(--s-palette-divider) 1px, transparent 1px)',
  backgroundSize: 'calc(100% / 7) 100%',
} as const
const bar = {
  position: 'absolute',
  top: 8,
  bottom: 8,
  minWidth: 6,
  borderRadius: 1,
  overflow: 'hidden',
  fontSize: '0.75rem',
  fontVariantNumeric: 'tabular-nums',
} as const
