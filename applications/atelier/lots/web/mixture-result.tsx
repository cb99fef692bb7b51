import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Facts } from '#kernel/web/kit/facts.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { Lot } from '../lot.model.ts'
import { lotsCalls } from '../lots.calls.ts'

/** Pallets from which one is asked twice. */
const manyPallets = 500

type Props = { inputs: readonly { lotId: string; kg: number }[]; onMade: (lot: Lot) => void }

/** What the mixture would be, what it loses, and how far a recall of it would reach: before anybody mixes. */
export function MixtureResult({ inputs, onMade }: Props) {
  const t = useT()
  const { weight, date } = useFormat()
  const { data, error } = useCall(
    lotsCalls.previewMixture,
    { inputs: [...inputs] },
    { staysOnPage: true, keepsFormer: true },
  )
  const { start, isSending } = useSend(lotsCalls.mixLots, { staysOnPage: true, onDone: onMade })
  const [isMeant, setIsMeant] = useState(false)
  if (error) return <Alert severity="error">{error.message}</Alert>
  if (!data) return null
  const { recallWidth: width } = data
  const mix = () =>
    start({ inputs: [...inputs], losesCertificate: data.warnings.some(({ code }) => code === 'loses_certificate') })
  const asksTwice = width.pallets > manyPallets && !isMeant
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Typography sx={{ fontSize: '1.75rem', fontWeight: 680, fontVariantNumeric: 'tabular-nums' }}>
        <bdi>{weight(data.kg)}</bdi>
      </Typography>
      <Facts
        facts={[
          { label: t('atelier.lot.harvested-on'), value: data.harvestedOn && date(data.harvestedOn) },
          { label: t('atelier.lot.best-before'), value: data.bestBefore && date(data.bestBefore) },
          { label: t('atelier.lot.category'), value: data.category && t(`atelier.lot.category.${data.category}`) },
          { label: t('trade.certificate'), value: data.certificates.join(', ') },
          {
            label: t('atelier.lot.origin'),
            value: data.origins.map(({ label, kg }) => `${label} (${weight(kg)})`).join(', '),
            isLong: true,
          },
        ]}
      />
      {data.warnings.map(({ code, what }) => (
        <Alert key={`${code} ${what}`} severity="warning">
          {t(`atelier.mixture.warning.${code}`, { what })}
        </Alert>
      ))}
      <Alert severity={width.pallets > 0 ? 'warning' : 'info'}>
        {t('atelier.mixture.width', { lots: width.lots + 1, pallets: width.pallets, customers: width.customers })}
      </Alert>
      <Button
        variant="contained"
        size="large"
        color={asksTwice ? 'warning' : 'primary'}
        loading={isSending}
        onClick={() => (asksTwice ? setIsMeant(true) : mix())}
        sx={{ minHeight: 56 }}
      >
        {isMeant && width.pallets > manyPallets
          ? t('atelier.mixture.mix-all-the-same', { pallets: width.pallets })
          : t('atelier.mixture.mix', { weight: weight(data.kg) })}
      </Button>
    </Box>
  )
}
