import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { numberTyped } from '#kernel/web/kit/touch/number-pad.tsx'
import { PadStep } from '#kernel/web/kit/touch/pad-step.tsx'
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
    <PadStep
      title={t('atelier.preparation.which-cases')}
      note={[code, line?.article].filter(Boolean).join(' · ')}
      label={t('atelier.preparation.cases')}
      value={typed}
      onChange={value => {
        floor.forget()
        setTyped(value)
      }}
      refusal={floor.refusal?.message ?? null}
      disabled={!cases || floor.isBusy}
      onSave={() => void save()}
      onClose={onClose}
    />
  )
}
