import Button from '@mui/material/Button'
import { useT } from '#kernel/web/i18n.ts'
import type { Matrix } from './use-matrix.ts'

type Props = { matrix: Matrix; onCopy: () => void; onHistory: () => void; onReview: () => void }

/** What one may do with the whole matrix. */
export function MatrixActions({ matrix: { columns, count, discard }, onCopy, onHistory, onReview }: Props) {
  const t = useT()
  const mayEdit = columns.some(column => column.mayEdit)
  const targets = columns.filter(column => column.mayEdit && column.part === 'value')
  const copies = targets.some(({ scope }) => scope === 'service' || scope === 'user') || targets.length > 1
  return (
    <>
      {count > 0 && (
        <Button color="inherit" onClick={discard}>
          {t('rights.matrix.discard')}
        </Button>
      )}
      {copies && (
        <Button variant="outlined" color="inherit" onClick={onCopy}>
          {t('rights.copy')}
        </Button>
      )}
      <Button variant="outlined" color="inherit" onClick={onHistory}>
        {t('field.history')}
      </Button>
      {mayEdit && (
        <Button variant="contained" disabled={count === 0} onClick={onReview}>
          {count === 0 ? t('rights.review.none') : t('rights.review', { count })}
        </Button>
      )}
    </>
  )
}
