import Alert from '@mui/material/Alert'
import AlertTitle from '@mui/material/AlertTitle'
import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { personName } from '../person-name.ts'
import type { RightsSaved } from '../../right.model.ts'
import type { MatrixTree } from './matrix-tree.ts'
import { useLevelNames } from './use-level-names.ts'

/** By name, whoever will hold less than today, and on what. */
export function LoweredPeople({ tree, expected }: { tree: MatrixTree; expected: RightsSaved }) {
  const t = useT()
  const nameOf = useLevelNames()
  const { lowered, loweredTotal } = expected
  if (lowered.length === 0) return <Alert severity="success">{t('rights.review.nobody-lowered')}</Alert>
  const byPerson = [...Map.groupBy(lowered, ({ userId }) => userId).values()]
  return (
    <Alert severity="warning" component="section">
      <AlertTitle component="h3">{t('rights.review.lowered', { count: byPerson.length })}</AlertTitle>
      <Box component="ul" sx={{ m: 0, paddingInlineStart: 2.5, maxHeight: 220, overflow: 'auto' }} tabIndex={0}>
        {byPerson.map(lines => (
          <li key={lines[0]?.userId}>
            <strong>{lines[0] && personName(lines[0])}</strong>
            {' : '}
            {lines
              .flatMap(({ elementId, from, to }) => {
                const element = tree.node(elementId)
                if (!element) return []
                const levels = { from: nameOf(element.kind, from as 0), to: nameOf(element.kind, to as 0) }
                return [t('rights.review.lowered-on', { element: element.name, ...levels })]
              })
              .join(', ')}
          </li>
        ))}
      </Box>
      {loweredTotal > lowered.length && (
        <Typography variant="body2">{t('rights.review.more', { count: loweredTotal - lowered.length })}</Typography>
      )}
    </Alert>
  )
}
