import Check from '~icons/ic/baseline-check'
import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
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
  /** What stands there while nothing is typed, and where the number comes from. */
  filled?: string | undefined
  source?: string | undefined
  /** What the number may be read from. */
  beside?: ReactNode
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
  filled,
  source,
  beside,
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
      <Box sx={beside ? twoColumns : oneColumn}>
        <Box sx={{ display: 'grid', gap: 2 }}>
          <NumberPad
            label={label}
            decimals={decimals}
            value={value}
            filled={filled}
            source={source}
            onChange={onChange}
            {...(unit && { unit })}
          />
          {refusal && (
            <Box role="alert" sx={{ fontSize: '1.3rem', fontWeight: 650, color: 'error.strong', textAlign: 'center' }}>
              {refusal}
            </Box>
          )}
        </Box>
        {beside}
      </Box>
    </TouchStep>
  )
}

const oneColumn = { maxWidth: 520, mx: 'auto' } as const
const twoColumns = {
  display: 'grid',
  alignItems: 'start',
  gap: 3,
  maxWidth: 1100,
  mx: 'auto',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 520px) minmax(0, 1fr)' },
} as const
