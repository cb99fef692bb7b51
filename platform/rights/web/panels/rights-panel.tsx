import Box from '@mui/material/Box'
import { RightsMatrix } from '../matrix/rights-matrix.tsx'
import type { RightsMatrixProps } from '../matrix/rights-matrix-props.ts'
import { PanelHead } from './panel-head.tsx'

type Props = Omit<RightsMatrixProps, 'frame'> & { text: string }

/** A matrix as a part of another page. */
export const RightsPanel = ({ text, ...matrix }: Props) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
    <RightsMatrix
      {...matrix}
      frame={(actions, content) => (
        <>
          <PanelHead text={text} actions={actions} />
          {content}
        </>
      )}
    />
  </Box>
)
