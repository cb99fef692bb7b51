import { useParams } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { positionsCalls } from '../positions.calls.ts'
import { PositionForm } from './position-form.tsx'
import { PositionSheet } from './position-sheet.tsx'

/** One position: written by whoever may, read by the others and once it is archived. */
export function PositionPage() {
  const t = useT()
  const { positionId = '' } = useParams()
  const {
    data: position,
    error,
    refetch,
  } = useCall(positionsCalls.getPostById, { id: positionId }, { staysOnPage: true })
  const isWritable = position?.can.edit && !position.archivedAt
  return (
    <Page
      title={position?.name ?? t('rh.field.position')}
      context={position?.archivedAt ? <Chip label={t('state.archived')} /> : position?.csp?.label}
    >
      {error && !position && <Failed error={error} onRetry={refetch} />}
      {!position && !error && <CardSkeleton lines={10} />}
      {position &&
        (isWritable ? (
          <PositionForm key={position.version} position={position} />
        ) : (
          <PositionSheet position={position} />
        ))}
    </Page>
  )
}
