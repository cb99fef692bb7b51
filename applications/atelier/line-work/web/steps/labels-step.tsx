import Print from '~icons/ic/outline-print'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { BigButton } from '#kernel/web/kit/touch/big-button.tsx'
import { NumberPad, numberTyped } from '#kernel/web/kit/touch/number-pad.tsx'
import { playSound } from '#kernel/web/kit/touch/play-sound.ts'
import { TouchStep } from '#kernel/web/kit/touch/touch-step.tsx'
import { PrinterDialog, useStationPrinter } from '#platform/label-printing/label-printing.web.ts'
import { fabricationOrdersCalls } from '#atelier/fabrication-orders/fabrication-orders.calls.ts'
import type { StepProps } from '../step.ts'

const mostLabels = 200

/** Labels of the cases of the order, on the printer of this device. */
export function LabelsStep({ order, onClose }: Pick<StepProps, 'order' | 'onClose'>) {
  const t = useT()
  const printer = useStationPrinter()
  const [typed, setTyped] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [told, setTold] = useState<string | null>(null)
  const [isRefused, setIsRefused] = useState(false)
  const [isSetting, setIsSetting] = useState(false)
  const copies = numberTyped(typed) ?? 0
  const print = async () => {
    setIsBusy(true)
    const why = await printer.print(fabricationOrdersCalls.getLabelOfCases, { id: order.id, format: 'zpl', copies })
    playSound(why === null ? 'done' : 'refused')
    setTold(why ?? t('atelier.poste.labels-sent', { n: copies }))
    setIsRefused(why !== null)
    setIsBusy(false)
    if (why === null) setTyped('')
  }
  const settings = (
    <BigButton
      label={t('atelier.lot.printer')}
      icon={<Print />}
      tone="plain"
      isSmall={printer.isThere}
      onPress={() => setIsSetting(true)}
    />
  )
  return (
    <TouchStep
      title={t('atelier.poste.labels')}
      note={`${order.article} · ${order.outputNumLots.join(', ')}`}
      onClose={onClose}
      foot={
        printer.isThere ? (
          <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 2fr', gap: 2 }}>
            {settings}
            <BigButton
              label={t('atelier.poste.print')}
              icon={<Print />}
              disabled={isBusy || copies < 1 || copies > mostLabels}
              onPress={() => void print()}
            />
          </Box>
        ) : (
          settings
        )
      }
    >
      {printer.isThere ? (
        <Box sx={{ maxWidth: 460, mx: 'auto' }}>
          {told && (
            <Box
              role={isRefused ? 'alert' : 'status'}
              sx={{
                mb: 2,
                textAlign: 'center',
                fontSize: '1.25rem',
                fontWeight: 650,
                color: isRefused ? 'error.strong' : 'success.strong',
              }}
            >
              {told}
            </Box>
          )}
          <NumberPad label={t('atelier.poste.how-many-labels')} value={typed} onChange={setTyped} />
        </Box>
      ) : (
        <Empty title={t('atelier.poste.no-printer')} text={t('atelier.poste.no-printer-text')} />
      )}
      {isSetting && <PrinterDialog onClose={() => setIsSetting(false)} />}
    </TouchStep>
  )
}
