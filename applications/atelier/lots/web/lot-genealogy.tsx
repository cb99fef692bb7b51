import Box from '@mui/material/Box'
import ToggleButton from '@mui/material/ToggleButton'
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { TraceDrawing } from '#platform/trace/trace-pieces.web.ts'
import { type Lot } from '../lot.model.ts'
import { addressOfLot } from '../lots-place.model.ts'
import { lotsCalls } from '../lots.calls.ts'

const directions = ['up', 'down', 'both'] as const

/** The way of the lot, drawn from the block to the customer, and where every gram of it is. */
export function LotGenealogy({ lot }: { lot: Lot }) {
  const t = useT()
  const [direction, setDirection] = useState<(typeof directions)[number]>('both')
  const { data, error, refetch } = useCall(
    lotsCalls.getGenealogyOfLot,
    { id: lot.id, direction },
    { staysOnPage: true, keepsFormer: true },
  )
  return (
    <SectionCard
      title={t('atelier.lot.genealogy')}
      actions={
        <ToggleButtonGroup
          size="small"
          exclusive
          value={direction}
          aria-label={t('atelier.lot.direction')}
          onChange={(_, chosen: typeof direction | null) => chosen && setDirection(chosen)}
        >
          {directions.map(value => (
            <ToggleButton key={value} value={value}>
              {t(`trace.direction.${value}`)}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      }
    >
      {error && <Failed error={error} onRetry={refetch} />}
      {!data && !error && <CardSkeleton />}
      {data && (
        <TraceDrawing
          graph={data}
          self={`lot:${lot.id}`}
          isAlarming={lot.qualityStatus !== 'free'}
          addressOf={({ kind, id, lotKind }) =>
            kind === 'lot' ? addressOfLot({ id, kind: lotKind ?? '' }) : undefined
          }
        />
      )}
      <Balance lot={lot} />
    </SectionCard>
  )
}

function Balance({ lot: { use } }: { lot: Lot }) {
  const t = useT()
  const { weight } = useFormat()
  const parts = [
    ['poured', use.pouredKg],
    ['mixed', use.mixedKg + use.splitKg],
    ['shipped', use.shippedKg],
    ['waste', use.wasteKg],
    ['left', use.inStockKg],
  ] as const
  return (
    <Box
      sx={{
        mt: 2,
        pt: 1.5,
        borderTop: 1,
        borderColor: 'divider',
        display: 'flex',
        flexWrap: 'wrap',
        columnGap: 3,
        rowGap: 0.5,
      }}
    >
      <Typography component="h3" sx={{ fontWeight: 650, fontSize: '0.875rem' }}>
        {t('atelier.lot.balance')}
      </Typography>
      {parts
        .filter(([, kg]) => kg !== 0)
        .map(([what, kg]) => (
          <Typography key={what} component="p" sx={{ fontSize: '0.875rem', color: 'text.secondary' }}>
            {t(`atelier.lot.use.${what}`)}{' '}
            <Box component="b" sx={{ color: 'text.primary', fontVariantNumeric: 'tabular-nums' }}>
              {weight(kg)}
            </Box>
          </Typography>
        ))}
    </Box>
  )
}
