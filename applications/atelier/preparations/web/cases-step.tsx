import Check from '~icons/ic/baseline-check'
import Box from '@mui/material/Box'
import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { BigButton } from '#kernel/web/kit/touch/big-button.tsx'
import { NumberPad, numberTyped } from '#kernel/web/kit/touch/number-pad.tsx'
import { TouchStep } from '#kernel/web/kit/touch/touch-step.tsx'
import type { FloorAct } from '#atelier/use-floor-act.ts'
import type { PreparationLine } from '../preparation.model.ts'
import { preparationsCalls } from '../preparations.calls.ts'

type Props = { id: string; code: string; line: PreparationLine | null; floor: FloorAct; onClose: () => void }

/** How many cases of the lot that was scanned: all that is left, unless the pad says fewer. */
export function CasesStep({ id, code, line, floor, onClose }: Props) {
  const t = useT()
  const pick = line?.picks.find(({ lot }) => lot === code.toUpperCase())
  const usual = line ? Math.min(line.cases - line.doneCases, pick?.freeCases ?? Infinity) : null
  const [typed, setTyped] = useState(usual ? String(usual) : '')
  const cases = numberTyped(typed)
  const save = async () => {
    if (!cases) return
    const label = t('atelier.preparation.picked', { lot: code, cases })
    if (await floor.actLater(preparationsCalls.pickCases, { id, code, cases }, { label })) onClose()
  }
  return (
    <TouchStep
      title={t('atelier.preparation.which-cases')}
      note={[code, line?.article].filter(Boolean).join(' · ')}
      onClose={onClose}
      foot={
        <BigButton
          label={t('verb.save')}
          icon={<Check />}
          disabled={!cases || floor.isBusy}
          onPress={() => void save()}
        />
      }
    >
      <Box sx={{ maxWidth: 520, mx: 'auto', display: 'grid', gap: 2 }}>
        <NumberPad
          label={t('atelier.preparation.cases')}
          value={typed}
          onChange={value => {
            floor.forget()
            setTyped(value)
          }}
        />
        {floor.refusal && (
          <Box role="alert" sx={{ fontSize: '1.3rem', fontWeight: 650, color: 'error.strong', textAlign: 'center' }}>
            {floor.refusal.message}
          </Box>
        )}
      </Box>
    </TouchStep>
  )
}
