import LocalShippingOutlined from '~icons/ic/outline-local-shipping'
import Box from '@mui/material/Box'
import { useT } from '#kernel/web/i18n.ts'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { FamilyCover, StockCover as Cover } from '#atelier/theoretical-stock/stock-cover.model.ts'
import { inkOf } from './age-mark.tsx'

/** How many days the raw goods of each family last, the soonest to lack first and in the title. */
export function StockCover({ cover: { days, families } }: { cover: Cover }) {
  const t = useT()
  const { shortDay } = useFormat()
  const [first] = families
  const title = first?.runsOutOn
    ? t('atelier.stock.will-lack', { family: first.family, day: shortDay(first.runsOutOn) })
    : t('atelier.stock.lasts', { count: days.length })
  const ofSeveral = new Set(families.map(({ workshopId }) => workshopId)).size > 1
  return (
    <SectionCard title={title} actions={<Key />}>
      <Box sx={{ ...columns, mb: 0.75 }} aria-hidden>
        <span />
        <Box sx={{ containerType: 'inline-size' }}>
          <Box sx={{ ...heads, gridTemplateColumns: `repeat(${days.length}, minmax(0, 1fr))` }}>
            {days.map(day => (
              <span key={day}>
                <span className="wide">{shortDay(day)}</span>
                <span className="narrow">{Temporal.PlainDate.from(day).day}</span>
              </span>
            ))}
          </Box>
        </Box>
        <span />
      </Box>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}>
        {families.map(family => (
          <FamilyLine key={`${family.workshopId} ${family.familyId}`} {...{ family, days, ofSeveral }} />
        ))}
      </Box>
    </SectionCard>
  )
}

function Key() {
  const t = useT()
  return (
    <Box
      sx={{
        display: { xs: 'none', sm: 'inline-flex' },
        alignItems: 'center',
        gap: 0.5,
        color: 'text.secondary',
        fontSize: '0.75rem',
      }}
    >
      <LocalShippingOutlined aria-hidden sx={{ fontSize: 14 }} />
      {t('atelier.stock.expected')}
    </Box>
  )
}

type LineProps = { family: FamilyCover; days: readonly string[]; ofSeveral: boolean }

function FamilyLine({ family, days, ofSeveral }: LineProps) {
  const t = useT()
  const { number, shortDay } = useFormat()
  const { codeAtelier, runsOutOn, expectedOn } = family
  const name = ofSeveral ? `${codeAtelier} · ${family.family}` : family.family
  const lasting = runsOutOn
    ? t('atelier.stock.days', { days: number(family.days, { maximumFractionDigits: 1 }) })
    : t('atelier.stock.more-than-days', { days: number(days.length) })
  return (
    <Box component="li" sx={{ ...columns, alignItems: 'center' }}>
      <Box sx={{ fontWeight: 650, fontSize: '0.8125rem', overflow: 'hidden', textOverflow: 'ellipsis' }}>{name}</Box>
      <Box sx={{ position: 'relative', height: 24, borderRadius: 1, bgcolor: 'action.hover' }}>
        <Box
          sx={theme => ({
            ...bar,
            width: `${(family.days / days.length) * 100}%`,
            backgroundColor: inkOf(theme, bandOfCover(family)),
          })}
        />
        {expectedOn.map(day => (
          <Box
            key={day}
            component="span"
            sx={{ ...truck, insetInlineStart: `${((days.indexOf(day) + 0.5) / days.length) * 100}%` }}
          >
            <LocalShippingOutlined
              aria-label={t('atelier.stock.expected-on', { day: shortDay(day) })}
              sx={{ fontSize: 13 }}
            />
          </Box>
        ))}
      </Box>
      <Box
        sx={theme => ({
          fontWeight: 650,
          fontSize: '0.8125rem',
          textAlign: 'end',
          whiteSpace: 'nowrap',
          color: runsOutOn ? theme.vars.palette[toneOf(family)].strong : 'text.secondary',
        })}
      >
        {lasting}
      </Box>
    </Box>
  )
}

/** Under two days somebody must act today, under three tomorrow. */
const toneOf = ({ days }: FamilyCover) => (days < 2 ? 'error' : days < 3 ? 'warning' : 'success')
const bandOfCover = (family: FamilyCover) =>
  (({ error: 'older', warning: 'four', success: 'two' }) as const)[toneOf(family)]

const columns = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: '6rem minmax(0, 1fr) 5rem', sm: '7.5rem minmax(0, 1fr) 5rem' },
} as const
const heads = {
  display: 'grid',
  fontSize: '0.75rem',
  fontWeight: 600,
  color: 'text.secondary',
  whiteSpace: 'nowrap',
  '& .narrow': { display: 'none' },
  '@container (max-width: 280px)': { '& .wide': { display: 'none' }, '& .narrow': { display: 'inline' } },
} as const
const bar = { position: 'absolute', insetBlock: 0, insetInlineStart: 0, borderRadius: 1 } as const
const truck = {
  position: 'absolute',
  top: 2,
  marginInlineStart: '-10px',
  width: 20,
  height: 20,
  borderRadius: '50%',
  display: 'grid',
  placeItems: 'center',
  bgcolor: 'background.paper',
  color: 'text.primary',
} as const
