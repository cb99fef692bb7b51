import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import type { ScaleFace } from '#kernel/web/devices/scale.ts'
import { useT } from '#kernel/web/i18n.ts'
import { useFormat } from '#kernel/web/use-format.ts'
import type { WeightInHand } from './weight-in-hand.ts'

/** The net weight as one reads it from two metres away, and what it is made of; in red with the reason where it was refused. */
export function WeightFace({ weight: { read, crate, crates, support, tareKg }, moving, refusal }: Props) {
  const t = useT()
  const { weight, number } = useFormat()
  const grossKg = read?.grossKg ?? (moving.state === 'moving' ? (moving.grams ?? 0) / 1_000 : 0)
  const net = grossKg > 0 ? grossKg - tareKg : 0
  const isWrong = refusal !== null || (read !== null && net <= 0)
  const parts = [
    { label: t('atelier.weighing.gross'), value: weight(grossKg) },
    ...(crate
      ? [
          {
            label: t('atelier.weighing.crates-of', { count: crates, name: crate.name }),
            value: weight(crate.tareKg * crates),
          },
        ]
      : []),
    ...(support ? [{ label: support.name, value: weight(support.tareKg) }] : []),
  ]
  return (
    <Card sx={{ p: 2.5, border: 3, borderColor: isWrong ? 'error.main' : read ? 'success.main' : 'divider' }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, flexWrap: 'wrap', fontSize: '1.1rem' }}>
        <Box sx={{ fontWeight: 700, color: isWrong ? 'error.strong' : read ? 'success.strong' : 'text.secondary' }}>
          {t(read ? 'atelier.weighing.ready' : 'atelier.weighing.nothing-read')}
        </Box>
        <Box sx={{ color: 'text.secondary' }}>
          {t('atelier.weighing.net')}
          {read && `, ${t(`atelier.weighing.read-from.${read.source}`)}`}
        </Box>
      </Box>
      <Box
        dir="ltr"
        aria-live="polite"
        sx={{
          fontSize: { xs: 'min(20vw, 5.5rem)', md: 'clamp(5rem, 11vw, 10rem)' },
          fontWeight: 750,
          lineHeight: 1.25,
          letterSpacing: '-0.02em',
          fontVariantNumeric: 'tabular-nums',
          ...(isWrong && { color: 'error.strong' }),
        }}
      >
        {number(net, { minimumFractionDigits: 3, maximumFractionDigits: 3 })}
        <Box
          component="span"
          sx={{ marginInlineStart: 1.5, fontSize: '0.4em', color: 'text.secondary', letterSpacing: 0 }}
        >
          kg
        </Box>
      </Box>
      <Box
        component="dl"
        sx={{ m: 0, p: 1.5, display: 'flex', flexWrap: 'wrap', gap: 3, borderRadius: 2, bgcolor: 'action.hover' }}
      >
        {parts.map(({ label, value }, index) => (
          <Box key={label}>
            <Box component="dt" sx={{ color: 'text.secondary' }}>
              {index > 0 && '− '}
              <bdi>{label}</bdi>
            </Box>
            <Box component="dd" sx={{ m: 0, fontSize: '1.35rem', fontWeight: 700 }}>
              <bdi>{value}</bdi>
            </Box>
          </Box>
        ))}
      </Box>
      {refusal && (
        <Box role="alert" sx={{ mt: 1.5, fontSize: '1.2rem', fontWeight: 600, color: 'error.strong' }}>
          {refusal}
        </Box>
      )}
    </Card>
  )
}

type Props = {
  weight: WeightInHand
  /** The scale on the line: what moves on it is shown, and counts only at rest. */
  moving: ScaleFace
  refusal: string | null
}
