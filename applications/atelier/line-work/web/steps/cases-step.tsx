import Box from '@mui/material/Box'
import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { BigButton } from '#kernel/web/kit/touch/big-button.tsx'
import { NumberPad, numberTyped } from '#kernel/web/kit/touch/number-pad.tsx'
import { TouchStep } from '#kernel/web/kit/touch/touch-step.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { lineWorkCalls } from '../../line-work.calls.ts'
import type { StepProps } from '../step.ts'

/** So many more cases are made, or were counted too many. */
export function CasesStep({ order, floor, onClose }: StepProps) {
  const t = useT()
  const { number, difference } = useFormat()
  const [typed, setTyped] = useState('')
  const cases = numberTyped(typed)
  const declare = async (sign: 1 | -1) => {
    const reason = sign < 0 ? { reason: t('atelier.poste.counted-wrong') } : {}
    const added = sign * (cases ?? 0)
    const label = t('atelier.poste.cases', { n: difference(added) })
    if (await floor.actLater(lineWorkCalls.declareCases, { id: order.id, cases: added, ...reason }, { label }))
      onClose()
  }
  const isReady = cases !== undefined && cases > 0 && !floor.isBusy
  return (
    <TouchStep
      title={t('atelier.poste.count-cases')}
      note={t('atelier.poste.made-of', { done: number(order.doneCases), planned: number(order.plannedCases) })}
      onClose={onClose}
      foot={
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 2fr', gap: 2 }}>
          <BigButton
            label={t('atelier.poste.take-off')}
            tone="plain"
            disabled={!isReady}
            onPress={() => void declare(-1)}
          />
          <BigButton
            label={t('atelier.poste.add-cases', { n: cases ?? 0 })}
            disabled={!isReady}
            onPress={() => void declare(1)}
          />
        </Box>
      }
    >
      <Box sx={{ maxWidth: 460, mx: 'auto' }}>
        <NumberPad label={t('atelier.poste.new-cases')} value={typed} onChange={setTyped} />
      </Box>
    </TouchStep>
  )
}
