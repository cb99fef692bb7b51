import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useT } from '#kernel/web/i18n.ts'
import { CancelButton } from '#kernel/web/kit/cancel-button.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { DifferenceList } from './difference-list.tsx'
import { LoweredPeople } from './lowered-people.tsx'
import type { Matrix } from './use-matrix.ts'
import type { useReview } from './use-review.ts'

/** What saving will change, in which columns, and who loses by it: read before it is done. */
export function ReviewDialog({ matrix, reviewing }: { matrix: Matrix; reviewing: ReturnType<typeof useReview> }) {
  const t = useT()
  const { review, save, decide, close } = reviewing
  if (!review) return null
  if (review.kind === 'conflict')
    return (
      <ConflictDialog
        tree={matrix.tree}
        conflict={review.conflict}
        onDecide={keepsMine => decide(review.conflict, keepsMine)}
        onClose={close}
      />
    )
  const count = matrix.count
  return (
    <Dialog
      title={t('rights.review.title', { count })}
      width="md"
      onClose={close}
      actions={
        <>
          <CancelButton text={t('rights.review.back')} onClick={close} />
          <Button
            variant="contained"
            disabled={review.kind !== 'ready'}
            loading={review.kind === 'ready' && review.isSaving}
            onClick={save}
          >
            {t('rights.review.save', { count })}
          </Button>
        </>
      }
    >
      {review.kind === 'asking' && <LinesSkeleton lines={6} />}
      {review.kind === 'refused' && (
        <Alert severity="error">
          {review.error.fields.length === 0 && review.error.message}
          {review.error.fields.map(({ field, message }) => (
            <div key={field}>{message}</div>
          ))}
        </Alert>
      )}
      {review.kind === 'ready' && (
        <Box sx={{ display: 'grid', gap: 2.5 }}>
          {review.others > 0 && <Alert severity="info">{t('rights.review.others', { count: review.others })}</Alert>}
          <LoweredPeople tree={matrix.tree} expected={review.expected} />
          <Box component="section">
            <Typography variant="h6" component="h3" sx={{ mb: 1 }}>
              {t('rights.review.changes')}
            </Typography>
            <DifferenceList matrix={matrix} expected={review.expected} />
          </Box>
        </Box>
      )}
    </Dialog>
  )
}
