import type { ReactNode } from 'react'
import type { RightsOfScope } from '../../right.model.ts'
import type { MatrixSource } from './matrix-source.ts'

export type RightsMatrixProps = {
  source: MatrixSource
  /** Under this name what is changed is kept until it is saved. */
  draft: string
  /** What the matrix is about: name of the grid and of its file. */
  title: string
  /** Places the matrix and its buttons in the page. */
  frame: (actions: ReactNode, content: ReactNode) => ReactNode
  /** Whether a person may be looked at beside the columns. */
  follows?: boolean
  /** Services that can be copied from though they are no columns here. */
  copiedFrom?: readonly RightsOfScope[] | undefined
}
