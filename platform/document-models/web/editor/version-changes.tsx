import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useMemo } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { visuallyHidden } from '#kernel/web/kit/hidden.ts'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { type ComparedLine, compareLines, type Piece, withContext } from '../../compare.model.ts'
import { documentModelsCalls } from '../../document-models.calls.ts'
import { useCatalogue } from './catalogue.ts'
import { linesOfText } from './lines-of-text.ts'

type Props = { modelId: string; older: number; newer: number }

/** What one version says that a former one did not: lines and words that came and went, others only as many as there are. */
export function VersionChanges({ modelId, older, newer }: Props) {
  const t = useT()
  const catalogue = useCatalogue()
  const before = useCall(documentModelsCalls.getModelVersion, { id: modelId, number: older })
  const after = useCall(documentModelsCalls.getModelVersion, { id: modelId, number: newer })
  const shown = useMemo(() => {
    if (!before.data || !after.data) return null
    const [from, to] = [before.data, after.data].map(({ text }) => linesOfText(t, catalogue, text)) as [
      string[],
      string[],
    ]
    const lines = compareLines(from, to)
    return lines.some(({ change }) => change !== 'same') ? withContext(lines) : []
  }, [before.data, after.data, catalogue, t])
  const failed = before.error ? before : after
  if (failed.error) return <Failed error={failed.error} onRetry={failed.refetch} />
  if (!shown) return <CardSkeleton lines={4} />
  if (shown.length === 0) return <Typography variant="body2">{t('document-models.only-look-changes')}</Typography>
  return (
    <Box
      role="list"
      aria-label={t('document-models.changes-between', { older, newer })}
      sx={{ border: 1, borderColor: 'divider', borderRadius: '8px', overflow: 'hidden' }}
    >
      {shown.map((line, at) =>
        typeof line === 'number' ? (
          <Typography key={at} role="listitem" variant="caption" sx={{ ...rowLook, color: 'text.secondary' }}>
            {t('document-models.lines-alike', { count: line })}
          </Typography>
        ) : (
          <Line key={at} line={line} />
        ),
      )}
    </Box>
  )
}

function Line({ line: { change, pieces } }: { line: ComparedLine }) {
  const t = useT()
  return (
    <Typography role="listitem" variant="body2" sx={{ ...rowLook, ...lineLook[change] }}>
      {change !== 'same' && <span style={visuallyHidden}>{t(`document-models.line.${change}`)} </span>}
      {pieces.map((piece, at) => (
        <Words key={at} piece={piece} />
      ))}
    </Typography>
  )
}

function Words({ piece: { change, text } }: { piece: Piece }) {
  if (change === 'same') return text
  return (
    <Box component={change === 'added' ? 'ins' : 'del'} sx={wordsLook[change]}>
      {text}
    </Box>
  )
}

const rowLook = { display: 'block', px: 1.5, py: 0.5, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }
const edge = { borderInlineStart: '3px solid transparent' }
const lineLook = {
  same: { ...edge, color: 'text.secondary' },
  added: { ...edge, borderInlineStartColor: 'success.main' },
  removed: { ...edge, borderInlineStartColor: 'error.main' },
  changed: { ...edge, borderInlineStartColor: 'warning.main' },
}
const wordsLook = {
  added: { textDecoration: 'none', fontWeight: 600, color: 'success.strong' },
  removed: { color: 'error.strong' },
}
