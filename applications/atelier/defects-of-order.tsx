import Box from '@mui/material/Box'
import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import { fatesOfDefect } from './defect-kinds/defect-kind.model.ts'
import type { DefectOfOrder } from './fabrication-orders/fabrication-order.model.ts'

/** What an order downgraded and wasted, defect by defect, the largest first; nothing where nobody named any. */
export function DefectsOfOrder({ defects }: { defects: readonly DefectOfOrder[] }) {
  const t = useT()
  const { weight } = useFormat()
  if (defects.length === 0) return null
  const kinds = [...Map.groupBy(defects, ({ defectKindId }) => defectKindId).values()]
    .map(ofKind => ({ ofKind, name: ofKind[0]?.name, kg: kgOf(ofKind) }))
    .toSorted((one, other) => other.kg - one.kg)
  return (
    <Box component="section">
      <Box component="h3" sx={{ m: 0, mb: 1, fontSize: '1rem' }}>
        {t('atelier.defects.of-order')}
      </Box>
      {kinds.map(({ ofKind, name, kg }) => (
        <Box key={ofKind[0]?.defectKindId} sx={row}>
          <Box sx={{ minWidth: 0 }}>
            <Box sx={{ fontWeight: 650 }}>{name}</Box>
            <Box sx={{ color: 'text.secondary', fontSize: '0.86rem' }}>
              {fatesOfDefect
                .flatMap(fate => {
                  const lost = kgOf(ofKind.filter(one => one.fate === fate))
                  return lost > 0 ? t(`atelier.defects.lost.${fate}`, { kg: weight(lost) }) : []
                })
                .join(' · ')}
            </Box>
          </Box>
          <Box sx={{ fontWeight: 650, whiteSpace: 'nowrap' }}>{weight(kg)}</Box>
        </Box>
      ))}
    </Box>
  )
}

const kgOf = (defects: readonly DefectOfOrder[]) =>
  Math.round(defects.reduce((sum, { kg }) => sum + kg, 0) * 1000) / 1000

const row = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 2,
  py: 0.75,
  borderTop: 1,
  borderColor: 'divider',
  textAlign: 'start',
} as const
