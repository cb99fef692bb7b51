import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { useEffect, useRef } from 'react'

type Props = { label: string; value: string | null; isChosen: boolean; isWrong: boolean; onChoose: () => void }

/** A measure and its value; it comes into sight when it is its turn. */
export function MeasureTab({ label, value, isChosen, isWrong, onChoose }: Props) {
  const own = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isChosen) own.current?.scrollIntoView?.({ inline: 'center', block: 'nearest' })
  }, [isChosen])
  return (
    <ButtonBase
      ref={own}
      aria-pressed={isChosen}
      onClick={onChoose}
      sx={{
        flexShrink: 0,
        display: 'grid',
        minHeight: 56,
        minWidth: 92,
        px: 1.25,
        borderRadius: '12px',
        border: 2,
        borderColor: isWrong ? 'error.main' : isChosen ? 'primary.main' : 'divider',
        bgcolor: isChosen ? 'action.selected' : 'background.paper',
        font: 'inherit',
        fontSize: '0.85rem',
      }}
    >
      {label}
      <Box component="span" sx={{ fontWeight: 700, fontSize: '1rem' }}>
        {value ?? '–'}
      </Box>
    </ButtonBase>
  )
}
