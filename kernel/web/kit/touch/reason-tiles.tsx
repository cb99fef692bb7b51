import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { BigButton } from './big-button.tsx'

export type Tile = { value: string; label: string; icon?: ReactNode; note?: string }

type Props = { label: string; tiles: readonly Tile[]; onChoose: (value: string) => void }

/** A few reasons, or machines, or people: one tap chooses. */
export const ReasonTiles = ({ label, tiles, onChoose }: Props) => (
  <Box
    role="group"
    aria-label={label}
    sx={{
      display: 'grid',
      gridTemplateColumns: { xs: '1fr 1fr', md: 'repeat(4, 1fr)' },
      gridAutoRows: 'minmax(96px, auto)',
      gap: 1.5,
    }}
  >
    {tiles.map(({ value, label: text, icon, note }) => (
      <BigButton
        key={value}
        label={text}
        {...(icon !== undefined && { icon })}
        {...(note !== undefined && { note })}
        tone="plain"
        isSmall
        onPress={() => onChoose(value)}
      />
    ))}
  </Box>
)
