import EditOutlined from '~icons/ic/outline-edit'
import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import Card from '@mui/material/Card'
import IconButton from '@mui/material/IconButton'
import { useT } from '#kernel/web/i18n.ts'
import { Chip, type Tone } from '#kernel/web/kit/chip.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { FabricationOrderDetail } from '#atelier/fabrication-orders/fabrication-order.model.ts'

type Props = {
  lots: readonly FabricationOrderDetail[]
  onPour: ((lot: FabricationOrderDetail) => void) | undefined
  /** It was another lot. */
  onCorrect?: ((lot: FabricationOrderDetail) => void) | undefined
}

const tones: Record<FabricationOrderDetail['status'], Tone> = {
  planned: 'neutral',
  pouring: 'primary',
  poured: 'success',
  withdrawn: 'warning',
}

/** The lots of the order in their turn: where each stands, what is left of it, how much of it is poured. */
export function LotsCard({ lots, onPour, onCorrect }: Props) {
  const t = useT()
  const { weight, dayAndMonth } = useFormat()
  return (
    <Card sx={{ p: 2, borderRadius: '20px', overflowY: 'auto', minHeight: 160 }}>
      <Box component="h2" sx={{ m: 0, mb: 1, fontSize: '1.2rem' }}>
        {t('atelier.poste.lots')}
      </Box>
      {lots.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('atelier.poste.no-lot')}</Box>}
      {lots.map(lot => (
        <Box key={lot.id} sx={{ display: 'flex', alignItems: 'center', borderTop: 1, borderColor: 'divider' }}>
          <ButtonBase
            disabled={!onPour || lot.status === 'withdrawn' || lot.status === 'poured'}
            onClick={() => onPour?.(lot)}
            sx={row}
          >
            <Box sx={{ flex: '1 1 140px', minWidth: 0, textAlign: 'start' }}>
              <Box sx={{ fontSize: '1.05rem', fontWeight: 700, whiteSpace: 'nowrap' }}>
                <bdi>{lot.numLot}</bdi>
              </Box>
              <Box sx={{ color: 'text.secondary' }}>
                {[
                  lot.place,
                  lot.origin,
                  lot.harvestedOn &&
                    t('atelier.poste.harvested', { date: dayAndMonth(`${lot.harvestedOn}T12:00:00Z`) }),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </Box>
            </Box>
            <Box sx={{ flex: '0 0 108px', marginInlineStart: 'auto', display: 'grid', justifyItems: 'end', gap: 0.5 }}>
              <Box sx={{ fontWeight: 700 }}>{weight(lot.status === 'planned' ? lot.remainingKg : lot.pouredKg)}</Box>
              <Box aria-hidden sx={{ width: 1, height: 8, borderRadius: 1, bgcolor: 'divider', overflow: 'hidden' }}>
                <Box
                  sx={{
                    height: 1,
                    bgcolor: 'primary.main',
                    width: `${Math.min(100, (lot.pouredKg / lot.plannedKg) * 100)}%`,
                  }}
                />
              </Box>
              {lot.qualityStatus === 'free' ? (
                <Chip size="medium" tone={tones[lot.status]} label={t(`atelier.poste.lot.${lot.status}`)} />
              ) : (
                <Chip size="medium" tone="error" label={t('atelier.poste.lot.blocked')} />
              )}
            </Box>
          </ButtonBase>
          {onCorrect && lot.pouredKg > 0 && lot.status !== 'withdrawn' && (
            <IconButton
              aria-label={t('atelier.poste.other-lot-of', { number: lot.numLot })}
              onClick={() => onCorrect(lot)}
              sx={{ width: 56, height: 56 }}
            >
              <EditOutlined />
            </IconButton>
          )}
        </Box>
      ))}
    </Card>
  )
}

const row = {
  flex: 1,
  flexWrap: 'wrap',
  minWidth: 0,
  minHeight: 64,
  gap: 1,
  px: 0,
  py: 0.75,
  font: 'inherit',
  '&:active': { bgcolor: 'action.hover' },
} as const
