import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import type { RightsSaved } from '../../right.model.ts'
import { differences } from './differences.ts'
import { LevelChange } from './level-change.tsx'
import { levelStyles } from './level-styles.ts'
import { useColumnNames } from './use-column-names.ts'
import type { Matrix } from './use-matrix.ts'

/** Lines of one column that are shown: who changes more looks at the grid. */
const mostLines = 60

/** What changes, column by column. */
export function DifferenceList({ matrix, expected }: { matrix: Matrix; expected: RightsSaved }) {
  const t = useT()
  const nameOfColumn = useColumnNames()
  return (
    <Box sx={[theme => levelStyles(theme), { display: 'grid', gap: 2 }]}>
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
          <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {differing.slice(0, mostLines).map(({ element, from, to }) => (
              <Box component="li" key={element.id} sx={line}>
                <Box component="span" sx={{ flex: '1 1 200px', minWidth: 0 }}>
                  {element.name}
                </Box>
                <LevelChange kind={element.kind} from={from} to={to} />
              </Box>
            ))}
          </Box>
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

const line = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  py: 0.75,
  borderBottom: 1,
  borderColor: 'divider',
}
