import Box from '@mui/material/Box'
import Checkbox from '@mui/material/Checkbox'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { TextInput } from '#kernel/web/kit/text-input.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { LotRow } from '../lot.model.ts'
import { ageInWords } from './age-in-words.ts'
import { LotChip } from './lot-chip.tsx'

type Props = {
  lots: readonly LotRow[]
  chosen: ReadonlyMap<string, number>
  onChange: (chosen: ReadonlyMap<string, number>) => void
}

/** Lots that are there, each with how much of it; all of it at first. */
export function LotsToChoose({ lots, chosen, onChange }: Props) {
  const t = useT()
  if (lots.length === 0) return <Empty title={t('atelier.mixture.none')} text={t('atelier.mixture.none-text')} />
  const change = (id: string, kg: number | null) => {
    const next = new Map(chosen)
    if (kg === null) next.delete(id)
    else next.set(id, kg)
    onChange(next)
  }
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}>
      {lots.map(lot => (
        <ChoosableLot key={lot.id} lot={lot} kg={chosen.get(lot.id) ?? null} onChange={kg => change(lot.id, kg)} />
      ))}
    </Box>
  )
}

function ChoosableLot({
  lot,
  kg,
  onChange,
}: {
  lot: LotRow
  kg: number | null
  onChange: (kg: number | null) => void
}) {
  const t = useT()
  const { weight, number } = useFormat()
  const [typed, setTyped] = useState<string | null>(null)
  const isTooMuch = kg !== null && kg > lot.physicalKg
  const shown = kg === null ? '' : number(kg, { minimumFractionDigits: 3, maximumFractionDigits: 3 })
  return (
    <Box
      component="li"
      sx={theme => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 1,
        minHeight: 64,
        px: 1,
        py: 0.5,
        border: 1,
        borderColor: kg === null ? 'divider' : theme.vars.palette.primary.main,
        borderRadius: 2,
      })}
    >
      <Checkbox
        checked={kg !== null}
        onChange={event => onChange(event.target.checked ? lot.physicalKg : null)}
        slotProps={{ input: { 'aria-label': t('atelier.mixture.take', { number: lot.number }) } }}
      />
      <Box sx={{ flex: '1 1 180px', minWidth: 0 }}>
        <Typography component="p" sx={{ fontWeight: 650 }}>
          <bdi>{lot.number}</bdi>{' '}
          {lot.qualityStatus !== 'free' && <LotChip status={lot.qualityStatus} state={lot.state} />}
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {[lot.article, lot.origin, ageInWords(t, lot.ageDays), weight(lot.physicalKg)].filter(Boolean).join(' · ')}
        </Typography>
      </Box>
      {kg !== null && (
        <TextInput
          label={t('atelier.mixture.quantity', { number: lot.number })}
          size="small"
          fullWidth={false}
          endAdornment="kg"
          error={isTooMuch ? t('atelier.mixture.too-much', { left: weight(lot.physicalKg) }) : undefined}
          value={typed ?? shown}
          onChange={event => {
            setTyped(event.target.value)
            const value = Number(event.target.value.replaceAll(/[\s\u202f\u00a0]/g, '').replace(',', '.'))
            if (Number.isFinite(value) && value > 0) onChange(Math.round(value * 1000) / 1000)
          }}
          onBlur={() => setTyped(null)}
          sx={{ width: 190 }}
        />
      )}
    </Box>
  )
}
