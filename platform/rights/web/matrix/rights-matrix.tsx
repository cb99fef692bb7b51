import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { rightsCalls } from '../../rights.calls.ts'
import { MatrixEditor } from './matrix-editor.tsx'
import type { RightsMatrixProps } from './rights-matrix-props.ts'

/** Rights of one or several scopes against the tree of elements, on their way, failed, or to be read and changed. */
export function RightsMatrix({ source, ...matrix }: RightsMatrixProps) {
  const t = useT()
  const elements = useCall(rightsCalls.getMatrixElements, {})
  const error = source.error ?? (elements.data ? null : elements.error)
  const retry = () => {
    source.retry()
    void elements.refetch()
  }
  if (error) return matrix.frame(null, <Failed error={error} onRetry={retry} />)
  if (!elements.data || !source.scopes) return matrix.frame(null, <CardSkeleton lines={12} />)
  if (source.scopes.length === 0)
    return matrix.frame(null, <Empty title={t('rights.matrix.no-column')} text={t('rights.matrix.no-column-text')} />)
  return <MatrixEditor {...matrix} source={source} elements={elements.data} scopes={source.scopes} />
}
