import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { ApiError } from '../api-error.ts'
import { noteFailure } from '../failures.ts'
import { useT } from '../i18n.ts'
import { PartNotLoaded } from '../part-not-loaded.ts'
import { useTryWhenBack } from '../use-try-when-back.ts'

/** Takes the place of a page that could not be loaded or drawn; the menu around it stays. */
export function RouteFailure() {
  const t = useT()
  const error = useRouteError()
  const isMissing = error instanceof PartNotLoaded || (error instanceof ApiError && error.status === 0)
  useEffect(() => noteFailure(error), [error])
  const isCutOff = useTryWhenBack(isMissing ? reload : nothing) && isMissing
  const cause = isCutOff ? 'cut-off' : isMissing ? 'not-loaded' : 'broken'
  const title = t(isCutOff ? 'kernel.route.cut-off-title' : 'kernel.failed.title')
  return (
    <div role="alert" className="route-failure">
      <title>{`${title} · Sillon`}</title>
      <h1 className="page-title">{title}</h1>
      <p>{t(`kernel.route.${cause}`)}</p>
      <button type="button" className="plain-button" onClick={reload}>
        {t(isCutOff ? 'kernel.failed.retry' : 'kernel.route.reload')}
      </button>
    </div>
  )
}

const reload = () => window.location.reload()
const nothing = () => undefined
