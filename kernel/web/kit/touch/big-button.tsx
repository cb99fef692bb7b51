import Box from '@mui/material/Box'
import ButtonBase from '@mui/material/ButtonBase'
import { type ReactNode, useRef, useState } from 'react'

export type BigTone = 'primary' | 'warning' | 'error' | 'plain' | 'plainError'

type Props = {
  label: string
  icon?: ReactNode
  /** What it will act on. */
  note?: ReactNode
  tone?: BigTone
  /** Smaller than a main action: 56 px at least. */
  isSmall?: boolean
  /** Milliseconds that it must be held for what cannot be undone; keys act at once. */
  hold?: number
  disabled?: boolean
  onPress: () => void
}

/** A target for gloved hands: 120 px at least, and 56 where it is small. */
export function BigButton({
  label,
  icon,
  note,
  tone = 'primary',
  isSmall = false,
  hold,
  disabled = false,
  onPress,
}: Props) {
  const { isHeld, handlers } = useHold(hold, onPress)
  return (
    <ButtonBase disabled={disabled} {...handlers} sx={{ ...shapeOf(isSmall), ...looks[tone], ...(disabled && off) }}>
      {isHeld && <Box aria-hidden sx={{ ...filling, animationDuration: `${hold}ms` }} />}
      {icon && (
        <Box aria-hidden sx={{ display: 'flex', '& svg': { fontSize: isSmall ? 28 : 'min(72px, 20cqi)' } }}>
          {icon}
        </Box>
      )}
      <Box sx={{ minWidth: 0, textAlign: icon ? 'start' : 'center' }}>
        <Box
          component="span"
          sx={{ display: 'block', fontSize: isSmall ? 'min(1.25rem, 8cqi)' : 'min(2.75rem, 13cqi)', lineHeight: 1.1 }}
        >
          {label}
        </Box>
        {note && (
          <Box
            component="span"
            sx={{ display: 'block', mt: 0.5, fontSize: isSmall ? '0.95rem' : '1.15rem', fontWeight: 450 }}
          >
            {note}
          </Box>
        )}
      </Box>
    </ButtonBase>
  )
}

function useHold(hold: number | undefined, onPress: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [isHeld, setIsHeld] = useState(false)
  if (hold === undefined) return { isHeld, handlers: { onClick: onPress } }
  const release = () => {
    clearTimeout(timer.current)
    setIsHeld(false)
  }
  const press = () => {
    setIsHeld(true)
    timer.current = setTimeout(() => {
      setIsHeld(false)
      onPress()
    }, hold)
  }
  /** A click without a pointer comes from a key or a reader: nobody brushes those with a sleeve. */
  const onClick = ({ detail }: { detail: number }) => {
    if (detail === 0) onPress()
  }
  return { isHeld, handlers: { onClick, onPointerDown: press, onPointerUp: release, onPointerLeave: release } }
}

const shapeOf = (isSmall: boolean) => ({
  position: 'relative',
  overflow: 'hidden',
  containerType: 'inline-size',
  minHeight: isSmall ? 56 : 120,
  width: 1,
  height: 1,
  px: isSmall ? 2 : { xs: 1.5, md: 3 },
  py: 1,
  gap: isSmall ? 1.25 : 2.5,
  borderRadius: isSmall ? '14px' : '20px',
  font: 'inherit',
  fontWeight: 680,
  transition: 'filter 80ms, transform 80ms',
  '&:active': { filter: 'brightness(0.88)', transform: 'scale(0.99)' },
  '&.Mui-focusVisible': { outline: '4px solid', outlineColor: 'info.main', outlineOffset: 2 },
})

const off = { opacity: 0.45 }

const looks = {
  primary: { bgcolor: 'primary.main', color: 'primary.contrastText' },
  warning: { bgcolor: '#A86400', color: '#FFFFFF' },
  error: { bgcolor: '#B02A39', color: '#FFFFFF' },
  plain: { bgcolor: 'background.paper', color: 'primary.main', border: 2, borderColor: 'primary.light' },
  plainError: { bgcolor: 'background.paper', color: 'error.main', border: 2, borderColor: 'error.main' },
}

const filling = {
  position: 'absolute',
  insetInlineStart: 0,
  top: 0,
  bottom: 0,
  bgcolor: 'rgba(255, 255, 255, 0.35)',
  '@keyframes held': { from: { width: 0 }, to: { width: '100%' } },
  animation: 'held linear forwards',
}
