import QrCode2 from '~icons/ic/baseline-qr-code-2'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { ApiError, fetchCall } from '#kernel/web/api.ts'
import { type Scan, useScanner } from '#kernel/web/devices/scanner.ts'
import { useT } from '#kernel/web/i18n.ts'
import { ReasonTiles } from '#kernel/web/kit/touch/reason-tiles.tsx'
import { ScanField } from '#kernel/web/kit/touch/scan-field.tsx'
import { TouchStep } from '#kernel/web/kit/touch/touch-step.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { isWeight, type WeighingBench } from '../weighing.model.ts'
import { weighingCalls } from '../weighing.calls.ts'
import type { Weighed } from './weigh-with.tsx'

export type Subject = { weighed: Weighed; title: string; note: string }

type Props = {
  lines: WeighingBench['lines']
  subject: Subject | null
  onChoose: (subject: Subject) => void
}

/** What is on the scale: a line of a delivery that is open, or a lot that is scanned. */
export function SubjectCard({ lines, subject, onChoose }: Props) {
  const t = useT()
  const { weight } = useFormat()
  const [isChoosing, setIsChoosing] = useState(false)
  const [unknown, setUnknown] = useState<string | null>(null)
  const take = (chosen: Subject) => {
    setUnknown(null)
    setIsChoosing(false)
    onChoose(chosen)
  }
  const scan = async ({ text, gs1 }: Scan) => {
    const number = gs1?.lot ?? text
    if (isWeight(number)) return
    try {
      const lot = await fetchCall(weighingCalls.findLotToWeigh, { number }, { staysOnPage: true })
      take({ weighed: { lotId: lot.id }, title: lot.number, note: lot.goods })
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure
      setUnknown(failure.message)
      setIsChoosing(true)
    }
  }
  useScanner(scan)
  return (
    <Card sx={{ p: 2, display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <Box
        aria-hidden
        sx={{ display: 'grid', placeItems: 'center', width: 56, height: 56, borderRadius: 2, bgcolor: 'action.hover' }}
      >
        <QrCode2 fontSize="large" />
      </Box>
      <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
        <Box sx={{ fontSize: '1.4rem', fontWeight: 700 }}>
          <bdi>{subject?.title ?? t('atelier.weighing.what')}</bdi>
        </Box>
        <Box sx={{ color: 'text.secondary' }}>{subject?.note ?? t('atelier.weighing.what-text')}</Box>
      </Box>
      <Button variant="outlined" size="large" onClick={() => setIsChoosing(true)}>
        {t(subject ? 'atelier.weighing.change' : 'atelier.weighing.choose')}
      </Button>
      {isChoosing && (
        <TouchStep
          title={t('atelier.weighing.what')}
          note={t('atelier.weighing.what-text')}
          onClose={() => setIsChoosing(false)}
        >
          <Box sx={{ display: 'grid', gap: 2 }}>
            <ScanField label={t('atelier.weighing.scan-lot')} error={unknown} onScan={scan} />
            <ReasonTiles
              label={t('atelier.weighing.open-lines')}
              tiles={lines.map(({ id, number, goods, origin, netKg }) => ({
                value: id,
                label: goods,
                note: [number, origin, weight(netKg)].filter(Boolean).join(' · '),
              }))}
              onChoose={id => {
                const line = lines.find(one => one.id === id)
                if (line)
                  take({
                    weighed: { deliveryLineId: line.id },
                    title: line.goods,
                    note: [line.number, line.origin].filter(Boolean).join(' · '),
                  })
              }}
            />
            {lines.length === 0 && <Box sx={{ color: 'text.secondary' }}>{t('atelier.weighing.no-line')}</Box>}
          </Box>
        </TouchStep>
      )}
    </Card>
  )
}
