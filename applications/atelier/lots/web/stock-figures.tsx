import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { StockSummary } from '../lot.model.ts'
import type { StockCover as Cover } from '#atelier/theoretical-stock/stock-cover.model.ts'
import { inkOf, Square } from './age-mark.tsx'
import { StockCover } from './stock-cover.tsx'

const bands = ['fresh', 'two', 'four', 'older'] as const

/** Two pictures: how long each family lasts for what is planned, else what is free of it; and how old what stands where is. */
export function StockFigures({ summary, cover }: { summary: StockSummary; cover?: Cover | undefined }) {
  const t = useT()
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' } }}
    >
      {cover && cover.families.length > 0 ? (
        <StockCover cover={cover} />
      ) : (
        <SectionCard title={t('atelier.stock.by-family')} actions={<FamilyKey />}>
          <ByFamily families={summary.families} />
        </SectionCard>
      )}
      <SectionCard title={t('atelier.stock.by-place')} actions={<AgeKey />}>
        <ByPlace places={summary.places} />
      </SectionCard>
    </Box>
  )
}

const Key = ({ children }: { children: ReactNode }) => (
  <Box
    sx={{
      display: { xs: 'none', sm: 'flex' },
      flexWrap: 'wrap',
      gap: 1.5,
      color: 'text.secondary',
      fontSize: '0.75rem',
      '& > span': { display: 'inline-flex', alignItems: 'center', gap: 0.5 },
    }}
  >
    {children}
  </Box>
)

function AgeKey() {
  const t = useT()
  return (
    <Key>
      {bands.map(band => (
        <span key={band}>
          <Square band={band} />
          {t(`atelier.lot.band.${band}`)}
        </span>
      ))}
    </Key>
  )
}

function FamilyKey() {
  const t = useT()
  return (
    <Key>
      {(['available', 'reserved', 'blocked'] as const).map((part, place) => (
        <span key={part}>
          <Square band={(['fresh', 'two', 'older'] as const)[place] ?? 'fresh'} />
          {t(`atelier.lot.${part}`)}
        </span>
      ))}
    </Key>
  )
}

function ByFamily({ families }: Pick<StockSummary, 'families'>) {
  const t = useT()
  const most = Math.max(...families.map(({ physicalKg }) => physicalKg), 1)
  return families.map(family => (
    <BarLine
      key={family.id}
      name={family.name}
      note={t('atelier.lot.count', { count: family.lots })}
      kg={family.physicalKg}
      most={most}
      parts={[
        { kg: family.availableKg, band: 'fresh', label: t('atelier.lot.available') },
        { kg: family.reservedKg, band: 'two', label: t('atelier.lot.reserved') },
        { kg: family.blockedKg, band: 'older', label: t('atelier.lot.blocked') },
      ]}
    />
  ))
}

function ByPlace({ places }: Pick<StockSummary, 'places'>) {
  const t = useT()
  const { weight } = useFormat()
  const most = Math.max(...places.map(({ kg }) => kg), 1)
  return places.map(({ location, lots, kg, blockedKg, byAge }) => (
    <BarLine
      key={location.id}
      name={location.name}
      note={t('atelier.lot.count', { count: lots })}
      {...(blockedKg > 0 && { alarm: t('atelier.stock.blocked-of', { weight: weight(blockedKg) }) })}
      kg={kg}
      most={most}
      parts={bands.map(band => ({ kg: byAge[band], band, label: t(`atelier.lot.band.${band}`) }))}
    />
  ))
}

type Part = { kg: number; band: (typeof bands)[number]; label: string }
type LineProps = { name: string; note: string; alarm?: string; kg: number; most: number; parts: readonly Part[] }

function BarLine({ name, note, alarm, kg, most, parts }: LineProps) {
  const { weight } = useFormat()
  const told = parts.filter(part => part.kg > 0)
  return (
    <Box sx={{ '& + &': { mt: 1.5 } }}>
      <Box
        sx={{ display: 'flex', flexWrap: { xs: 'wrap', sm: 'nowrap' }, alignItems: 'baseline', columnGap: 1, mb: 0.5 }}
      >
        <Typography component="p" sx={{ fontWeight: 650, fontSize: '0.875rem' }}>
          {name}
        </Typography>
        <Typography variant="caption" sx={{ color: 'text.secondary', minWidth: 0 }} noWrap>
          {note}
        </Typography>
        {alarm && (
          <Typography
            variant="caption"
            sx={theme => ({ color: theme.vars.palette.error.strong, fontWeight: 650 })}
            noWrap
          >
            {alarm}
          </Typography>
        )}
        <Typography
          component="p"
          sx={{
            marginInlineStart: 'auto',
            fontWeight: 650,
            fontSize: '0.875rem',
            fontVariantNumeric: 'tabular-nums',
            whiteSpace: 'nowrap',
          }}
        >
          {weight(kg)}
        </Typography>
      </Box>
      <Box
        role="img"
        aria-label={told.map(part => `${part.label} ${weight(part.kg)}`).join(', ')}
        sx={{
          display: 'flex',
          gap: '2px',
          height: 10,
          borderRadius: 1,
          overflow: 'hidden',
          backgroundColor: 'action.hover',
        }}
      >
        {told.map(part => (
          <Box
            key={part.label}
            sx={theme => ({ width: `${(part.kg / most) * 100}%`, backgroundColor: inkOf(theme, part.band) })}
          />
        ))}
      </Box>
    </Box>
  )
}
