import { useLocation, useSearchParams } from 'react-router'
import { componentOf } from '#kernel/web/brought.tsx'
import { useT } from '#kernel/web/i18n.ts'
import { useSession } from '#kernel/web/session.ts'
import { explainRefusal } from '#platform/rights/rights.web.ts'
import { OutcomeActions } from './outcome/outcome-actions.tsx'
import { spokenAddress } from './outcome/outcome-address.ts'
import { OutcomeSheet } from '#kernel/web/kit/outcome-sheet.tsx'

const ExplainRefusal = componentOf(explainRefusal)

/** Where the guard and every 403 lead. */
export function UnauthorizedPage() {
  const t = useT()
  const [query] = useSearchParams()
  const { state } = useLocation()
  const address = query.get('address')
  const { client } = useSession()
  const requestId: unknown = state?.requestId
  return (
    <OutcomeSheet
      title={t('shell.unauthorized')}
      text={t('shell.unauthorized.text')}
      details={
        <>
          {address && <div>{t('shell.outcome.address', { address: spokenAddress(address) })}</div>}
          {typeof requestId === 'string' && <div>{t('shell.outcome.request', { requestId })}</div>}
        </>
      }
      actions={
        <>
          <OutcomeActions />
          {client && address && <ExplainRefusal address={address} />}
        </>
      }
    />
  )
}
