import Check from '~icons/ic/baseline-check'
import Box from '@mui/material/Box'
import { useT } from '../../i18n.ts'
import { BigButton } from './big-button.tsx'
import { NumberPad } from './number-pad.tsx'
import { TouchStep } from './touch-step.tsx'

type Props = {
  title: string
  note: string
  /** What the number is of. */
  label: string
  unit?: string
  decimals?: number
  value: string
  onChange: (value: string) => void
  /** Why what was typed was refused. */
  refusal: string | null
  disabled: boolean
  onSave: () => void
  onClose: () => void
}

/** One number over the whole screen, what it was refused for, and the button that keeps it. */
export function PadStep({
  title,
  note,
  label,
  unit,
  decimals = 0,
  value,
  onChange,
  refusal,
  disabled,
  ...acts
}: Props) {
  const t = useT()
  return (
    <TouchStep
      title={title}
      note={note}
      onClose={acts.onClose}
      foot={<BigButton label={t('verb.save')} icon={<Check />} disabled={disabled} onPress={acts.onSave} />}
    >
      <Box sx={{ maxWidth: 520, mx: 'auto', display: 'grid', gap: 2 }}>
        <NumberPad label={label} decimals={decimals} value={value} onChange={onChange} {...(unit && { unit })} />
        {refusal && (
          <Box role="alert" sx={{ fontSize: '1.3rem', fontWeight: 650, color: 'error.strong', textAlign: 'center' }}>
            {refusal}
          </Box>
        )}
      </Box>
    </TouchStep>
  )
}
