import Tooltip from '@mui/material/Tooltip'
import { useEffect, useRef, useState } from 'react'

/** Milliseconds that the pointer rests before it is told something. */
const pause = 300

type Shown = { anchor: HTMLElement; text: string }

/** One tooltip for the whole grid: a thousand of them would weigh on every scroll. */
export function useCellNote() {
  const [shown, setShown] = useState<Shown | null>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])

  const forget = () => {
    clearTimeout(timer.current)
    setShown(null)
  }
  const look = (cell: HTMLElement | undefined) => {
    if (cell && cell === shown?.anchor) return
    forget()
    const text = cell?.dataset.note
    if (cell && text) timer.current = setTimeout(() => setShown({ anchor: cell, text }), pause)
  }
  return { shown, look, forget }
}

export const CellNote = ({ note: { shown } }: { note: ReturnType<typeof useCellNote> }) => (
  <Tooltip
    open={shown !== null}
    title={shown?.text ?? ''}
    slotProps={{ popper: { anchorEl: shown?.anchor ?? null, sx: { pointerEvents: 'none' } } }}
  >
    <span hidden />
  </Tooltip>
)
