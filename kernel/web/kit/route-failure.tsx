import { useEffect } from 'react'
import { useRouteError } from 'react-router'
import { noteFailure } from '../failures.ts'
import { useT } from '../i18n.ts'
import { PartNotLoaded } from '../part-not-loaded.ts'

/** Takes the place of a page that could not be loaded or drawn; the menu around it stays. */
export function RouteFailure() {
  const t = useT()
  const error = useRouteError()
  useEffect(() => noteFailure(error), [error])
  const text = error instanceof PartNotLoaded ? t('kernel.route.not-loaded') : t('kernel.route.broken')
  return (
    <div role="alert" className="route-failure">
      <h1 className="page-title">{t('kernel.failed.title')}</h1>
      <p>{text}</p>
      <button type="button" className="plain-button" onClick={() => window.location.reload()}>
        {t('kernel.route.reload')}
      </button>
    </div>
  )
}
