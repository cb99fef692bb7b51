import ArrowForward from '~icons/ic/baseline-arrow-forward'
import Box from '@mui/material/Box'
import { useT } from '#kernel/web/i18n.ts'
import { visuallyHidden } from '#kernel/web/kit/hidden.ts'
import type { MatrixElement } from '../../right.model.ts'
import { LevelWord } from './level-word.tsx'
import type { Setting } from './matrix-column.ts'

type Props = { kind: MatrixElement['kind']; from: Setting; to: Setting }

/** From a level to another. Needs `levelStyles` around it. */
export function LevelChange({ kind, from, to }: Props) {
  const t = useT()
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, flex: 'none' }}>
      <LevelWord kind={kind} setting={from} />
      <ArrowForward
        aria-hidden
        sx={theme => ({
          fontSize: 16,
          color: 'text.secondary',
          transform: theme.direction === 'rtl' ? 'scaleX(-1)' : 'none',
        })}
      />
      <Box component="span" sx={visuallyHidden}>
        {t('rights.review.becomes')}
      </Box>
      <LevelWord kind={kind} setting={to} />
    </Box>
  )
}
