import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import type { RightsSaved } from '../../right.model.ts'
import { LevelLine, LevelLines } from '../level-line.tsx'
import { differences } from './differences.ts'
import { LevelChange } from './level-change.tsx'
import { useColumnNames } from './use-column-names.ts'
import type { Matrix } from './use-matrix.ts'

/** Lines of one column that are shown: who changes more looks at the grid. */
const mostLines = 60

/** What changes, column by column. */
export function DifferenceList({ matrix, expected }: { matrix: Matrix; expected: RightsSaved }) {
  const t = useT()
  const nameOfColumn = useColumnNames()
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      {differences(matrix.tree, matrix.columns, matrix.changes, expected.scopes).map(({ column, differing }) => (
        <section key={column.key} aria-label={nameOfColumn(column)}>
          <Typography variant="subtitle2" component="h4" sx={{ mb: 0.5 }}>
            <bdi>{nameOfColumn(column)}</bdi>
            {column.companyName && column.scope === 'service' && (
              <Typography component="span" variant="caption" sx={{ color: 'text.secondary', marginInlineStart: 1 }}>
                {column.companyName}
              </Typography>
            )}
          </Typography>
          <LevelLines>
            {differing.slice(0, mostLines).map(({ element, from, to }) => (
              <LevelLine key={element.id} what={element.name}>
                <LevelChange kind={element.kind} from={from} to={to} />
              </LevelLine>
            ))}
          </LevelLines>
          {differing.length > mostLines && (
            <Typography variant="body2" sx={{ color: 'text.secondary', mt: 0.5 }}>
              {t('rights.review.more', { count: differing.length - mostLines })}
            </Typography>
          )}
        </section>
      ))}
    </Box>
  )
}
