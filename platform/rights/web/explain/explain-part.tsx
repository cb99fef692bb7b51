import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import type { Explanation } from '../../right.model.ts'
import { LevelLines } from '../level-line.tsx'

/** What levels are called on the element that is explained. */
export type ExplainedKind = { kind: Explanation['element']['kind'] }

/** A heading and its lines. */
export const ExplainPart = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <Typography variant="subtitle2" component="h3" sx={{ mb: 0.5 }}>
      {title}
    </Typography>
    <LevelLines>{children}</LevelLines>
  </section>
)
