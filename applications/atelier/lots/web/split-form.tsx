import Add from '~icons/ic/baseline-add'
import Close from '~icons/ic/baseline-close'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { FilterSelect } from '#kernel/web/kit/filter-select.tsx'
import { TextInput } from '#kernel/web/kit/text-input.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { type Category, categories, type LotRow } from '../lot.model.ts'
import { lotsCalls } from '../lots.calls.ts'
import { type Destination, destinations, mostGapOfSplit } from '../ventilation.model.ts'
import { SplitBar } from './split-bar.tsx'

type Line = { key: number; category: Category | null; sizeCode: string; destination: Destination; kg: string }

const readKg = (text: string) =>
  Math.round(Number(text.replaceAll(/[\s\u202f\u00a0]/g, '').replace(',', '.')) * 1000) / 1000 || 0
const firstLines: readonly Line[] = [
  { key: 0, category: 'extra', sizeCode: '', destination: 'packing', kg: '' },
  { key: 1, category: 'I', sizeCode: '', destination: 'packing', kg: '' },
  { key: 2, category: null, sizeCode: '', destination: 'waste', kg: '' },
]

/** A bar of all that was sorted to fill; what is missing within half a percent is loss. */
export function SplitForm({ lot, onDone }: { lot: LotRow; onDone: () => void }) {
  const t = useT()
  const alert = useAlert()
  const { weight } = useFormat()
  const [sorted, setSorted] = useState(String(lot.physicalKg).replace('.', ','))
  const [lines, setLines] = useState(firstLines)
  const { start, isSending } = useSend(lotsCalls.splitLot, {
    staysOnPage: true,
    onDone: split => {
      alert.success(t('atelier.split.done', { number: split.numLot }))
      onDone()
    },
  })
  const change = (key: number, fields: Partial<Line>) =>
    setLines(former => former.map(line => (line.key === key ? { ...line, ...fields } : line)))
  const kg = readKg(sorted)
  const outputs = lines.map(line => ({ ...line, weight: readKg(line.kg) })).filter(line => line.weight > 0)
  const sum = outputs.reduce((all, line) => all + line.weight, 0)
  const gap = kg - sum
  const fits = outputs.length > 0 && kg > 0 && kg <= lot.physicalKg && Math.abs(gap) <= kg * mostGapOfSplit + 1e-9
  const split = () =>
    start({
      lotId: lot.id,
      kg,
      outputs: outputs.map(({ category, sizeCode, destination, weight: part }) => ({
        category,
        sizeCode: sizeCode.trim() === '' ? null : sizeCode.trim(),
        destination,
        kg: part,
      })),
    })
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <TextInput
        label={t('atelier.split.sorted')}
        help={t('atelier.split.left', { weight: weight(lot.physicalKg) })}
        endAdornment="kg"
        value={sorted}
        onChange={event => setSorted(event.target.value)}
        inputProps={{ inputMode: 'decimal' }}
        sx={{ maxWidth: 260 }}
      />
      <SplitBar
        kg={kg}
        parts={outputs.map(({ key, category, destination, weight: part }) => ({
          key,
          category,
          destination,
          kg: part,
        }))}
      />
      {lines.map(line => (
        <Box key={line.key} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <FilterSelect
            label={t('atelier.lot.category')}
            all={t('atelier.split.no-category')}
            chosen={line.category}
            onChoose={value => change(line.key, { category: value as Category | null })}
            choices={categories.map(value => ({ value, label: t(`atelier.lot.category.${value}`) }))}
          />
          <FilterSelect
            label={t('atelier.split.destination')}
            chosen={line.destination}
            onChoose={value => value && change(line.key, { destination: value as Destination })}
            choices={destinations.map(value => ({ value, label: t(`atelier.split.destination.${value}`) }))}
          />
          <TextInput
            label={t('atelier.lot.size')}
            size="small"
            fullWidth={false}
            value={line.sizeCode}
            onChange={event => change(line.key, { sizeCode: event.target.value.slice(0, 20) })}
            sx={{ width: 120 }}
          />
          <TextInput
            label={t('trade.weight')}
            size="small"
            fullWidth={false}
            endAdornment="kg"
            value={line.kg}
            onChange={event => change(line.key, { kg: event.target.value })}
            inputProps={{ inputMode: 'decimal' }}
            sx={{ width: 160 }}
          />
          <IconButton
            aria-label={t('atelier.split.remove-line')}
            onClick={() => setLines(former => former.filter(({ key }) => key !== line.key))}
          >
            <Close fontSize="small" />
          </IconButton>
        </Box>
      ))}
      <Box>
        <Button
          startIcon={<Add />}
          onClick={() =>
            setLines(former => [
              ...former,
              {
                key: Math.max(...former.map(({ key }) => key), 0) + 1,
                category: null,
                sizeCode: '',
                destination: 'packing',
                kg: '',
              },
            ])
          }
        >
          {t('atelier.split.add-line')}
        </Button>
      </Box>
      {sum > 0 && !fits && (
        <Alert severity="warning">{t('atelier.split.gap', { sum: weight(sum), total: weight(kg) })}</Alert>
      )}
      <Box>
        <Button
          variant="contained"
          size="large"
          disabled={!fits}
          loading={isSending}
          onClick={split}
          sx={{ minHeight: 56 }}
        >
          {t('atelier.split.verb', { weight: weight(kg) })}
        </Button>
      </Box>
    </Box>
  )
}
