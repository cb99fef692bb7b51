import { useT } from '../i18n.ts'
import { useTryWhenBack } from '../use-try-when-back.ts'

export type MissingProps = { onRetry: () => void; wasCutOff?: boolean }

/** Stands in place of a part that could not be fetched; the page around it stays. */
export function MissingPart({ onRetry, wasCutOff }: MissingProps) {
  const t = useT()
  const isCutOff = useTryWhenBack(onRetry, wasCutOff)
  return (
    <div role="alert" className="route-failure">
      <p>{t(isCutOff ? 'kernel.route.cut-off' : 'kernel.route.part-missing')}</p>
      <button type="button" className="plain-button" onClick={onRetry}>
        {t('kernel.failed.retry')}
      </button>
    </div>
  )
}

/** Nothing stands in its place until the connection is back. */
export function AbsentPart({ onRetry, wasCutOff }: MissingProps) {
  useTryWhenBack(onRetry, wasCutOff)
  return null
}
