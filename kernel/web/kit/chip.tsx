import MuiChip from '@mui/material/Chip'
import type { ReactElement } from 'react'

export type Tone = 'success' | 'warning' | 'error' | 'info' | 'primary' | 'neutral'

type Props = {
  label: string
  tone?: Tone
  /** An application's own colour, instead of a tone. */
  colour?: string
  icon?: ReactElement
  size?: 'small' | 'medium'
}

/** A state in a word: text in the colour on a tint of it. The word says it all; the colour only helps. */
export const Chip = ({ label, tone = 'neutral', colour, icon, size = 'small' }: Props) => (
  <MuiChip
    label={label}
    size={size}
    icon={icon}
    sx={theme => {
      const { palette } = theme.vars
      const written = (share: number) => `color-mix(in srgb, ${colour} ${share}%, ${palette.text.primary})`
      const ground = colour ?? (tone === 'neutral' ? palette.text.secondary : palette[tone].main)
      return {
        color: colour ? written(85) : tone === 'neutral' ? palette.text.primary : palette[tone].strong,
        backgroundColor: `color-mix(in srgb, ${ground} 12%, transparent)`,
        '& .MuiChip-icon': { color: 'inherit' },
        ...theme.applyStyles('dark', { color: colour ? written(58) : undefined }),
      }
    }}
  />
)
