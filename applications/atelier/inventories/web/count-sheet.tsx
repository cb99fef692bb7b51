import Check from '~icons/ic/baseline-check'
import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import CardActionArea from '@mui/material/CardActionArea'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { ApiError, fetchCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { ScanField } from '#kernel/web/kit/touch/scan-field.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { inventoriesCalls } from '../inventories.calls.ts'
import type { Inventory, InventoryLine } from '../inventory.model.ts'
import { CountStep, type ToCount } from './count-step.tsx'

/** Lots by place, those that are still to count first; a reader of codes opens the one that it reads. */
export function CountSheet({ inventory }: { inventory: Inventory }) {
  const t = useT()
  const [inHand, setInHand] = useState<ToCount | null>(null)
  const [unknown, setUnknown] = useState<string | null>(null)
  const { lines } = inventory
  const find = async (typed: string) => {
    const number = typed.toUpperCase()
    const line = toCountFirst(lines).find(({ lot }) => lot.toUpperCase() === number)
    setUnknown(null)
    if (line) return setInHand(asToCount(line))
    try {
      const lot = await fetchCall(inventoriesCalls.findLotToCount, { id: inventory.id, number }, { staysOnPage: true })
      setInHand({ lotId: lot.id, lot: lot.number, article: lot.article, locationId: null, line: null })
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setUnknown(failure.status === 404 ? t('atelier.inventory.unknown-lot', { number }) : failure.message)
    }
  }
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <Box sx={{ maxWidth: 480 }}>
        <ScanField
          label={t('atelier.inventory.find')}
          error={unknown}
          disabled={inHand !== null}
          onScan={({ text, gs1 }) => void find(gs1?.lot ?? text)}
        />
      </Box>
      {lines.length === 0 && (
        <Empty title={t('atelier.inventory.no-line')} text={t('atelier.inventory.no-line-text')} />
      )}
      {[...Map.groupBy(lines, ({ locationId }) => locationId).values()].map(own => (
        <PlaceOfSheet key={own[0]?.locationId} lines={own} onCount={line => setInHand(asToCount(line))} />
      ))}
      {inHand && <CountStep inventory={inventory} counted={inHand} onClose={() => setInHand(null)} />}
    </Box>
  )
}

const isToCount = ({ countedKg, wantsRecount, isOwnCount }: InventoryLine) =>
  countedKg === null || (wantsRecount && !isOwnCount)
const toCountFirst = (lines: readonly InventoryLine[]) => [
  ...lines.filter(isToCount),
  ...lines.filter(line => !isToCount(line)),
]
const asToCount = (line: InventoryLine): ToCount => ({ ...line, line })

function PlaceOfSheet({ lines, onCount }: { lines: readonly InventoryLine[]; onCount: (line: InventoryLine) => void }) {
  const t = useT()
  const counted = lines.filter(({ countedKg }) => countedKg !== null).length
  return (
    <Box component="section" sx={{ display: 'grid', gap: 1 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: 1.5 }}>
        <Typography variant="h6" component="h2">
          {lines[0]?.location}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('atelier.inventory.counted', { counted, lines: lines.length })}
        </Typography>
      </Box>
      <Box
        component="ul"
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          display: 'grid',
          gap: 1,
          gridTemplateColumns: { md: '1fr 1fr', xl: 'repeat(3, 1fr)' },
        }}
      >
        {toCountFirst(lines).map(line => (
          <Card component="li" key={line.id}>
            <CardActionArea
              onClick={() => onCount(line)}
              aria-label={t('atelier.inventory.count-named', { lot: line.lot })}
              sx={{ p: 1.5, minHeight: 72, display: 'flex', alignItems: 'center', gap: 2, height: 1 }}
            >
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography sx={{ fontWeight: 650 }}>
                  <bdi>{line.lot}</bdi>
                </Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {line.article}
                </Typography>
              </Box>
              <FoundSoFar line={line} />
            </CardActionArea>
          </Card>
        ))}
      </Box>
    </Box>
  )
}

function FoundSoFar({ line }: { line: InventoryLine }) {
  const t = useT()
  const { weight } = useFormat()
  const { countedKg, expectedKg, wantsRecount, isOwnCount } = line
  if (wantsRecount)
    return (
      <Chip
        size="medium"
        tone="warning"
        label={t(isOwnCount ? 'atelier.inventory.again-by-other' : 'atelier.inventory.again')}
      />
    )
  if (countedKg !== null) return <Chip size="medium" tone="success" icon={<Check />} label={weight(countedKg)} />
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', textAlign: 'end' }}>
      {expectedKg === null ? t('atelier.inventory.count') : weight(expectedKg)}
    </Typography>
  )
}
