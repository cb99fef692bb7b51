import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { levelStyles } from './matrix/level-styles.ts'

/** Lines with levels in them. */
export const LevelLines = ({ children }: { children: ReactNode }) => (
  <Box component="ul" sx={[theme => levelStyles(theme), { m: 0, p: 0, listStyle: 'none' }]}>
    {children}
  </Box>
)

type Props = { what: ReactNode; context?: ReactNode; children?: ReactNode }

/** What a line is about, what else there is to know of it below, and its levels at the end. */
export const LevelLine = ({ what, context, children }: Props) => (
  <Box component="li" sx={line}>
    <Box sx={{ flex: '1 1 200px', minWidth: 0 }}>
      {context ? (
        <>
          <Typography variant="subtitle2" component="p">
            {what}
          </Typography>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
            {context}
          </Typography>
        </>
      ) : (
        what
      )}
    </Box>
    {children}
  </Box>
)

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  py: 0.75,
  minHeight: 38,
  borderBottom: 1,
  borderColor: 'divider',
}
