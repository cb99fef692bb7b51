import { Navigate, useNavigate, useParams } from 'react-router'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { PageSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { requestsCalls } from '../requests.calls.ts'
import { addressOfRequest } from '../requests-place.model.ts'
import { RequestForm } from './request-form.tsx'

/** What one needs, and why. */
export function NewRequestPage() {
  const t = useT()
  const alert = useAlert()
  const navigate = useNavigate()
  const { data: choices, error, refetch } = useCall(requestsCalls.getRequestChoices, {})
  const { send } = useSend(requestsCalls.createRequest)
  if (error) return <Failed error={error} onRetry={refetch} />
  if (!choices) return <PageSkeleton />
  return (
    <Page title={t('demandes.request.new')}>
      {choices.companies.length === 0 ? (
        <Empty title={t('demandes.request.nowhere')} text={t('demandes.request.nowhere-text')} />
      ) : (
        <RequestForm
          choices={choices}
          standing={null}
          onSave={async wish => {
            const { id, number } = await send(wish)
            alert.success(t('demandes.request.was-saved', { number }))
            void navigate(addressOfRequest(id))
          }}
        />
      )}
    </Page>
  )
}

/** A draft, before it is sent to who approves. */
export function EditRequestPage() {
  const t = useT()
  const alert = useAlert()
  const navigate = useNavigate()
  const { id = '' } = useParams()
  const { data: choices } = useCall(requestsCalls.getRequestChoices, {})
  const { data: standing, error, refetch } = useCall(requestsCalls.getRequest, { id })
  const { send } = useSend(requestsCalls.editRequest)
  if (error && 'status' in error && [400, 404].includes(error.status as number))
    return <Navigate to="/error-404" replace />
  if (error) return <Failed error={error} onRetry={refetch} />
  if (!choices || !standing) return <PageSkeleton />
  if (!standing.can.edit) return <Navigate to={addressOfRequest(id)} replace />
  return (
    <Page title={t('demandes.request.edit-named', { number: standing.number })}>
      <RequestForm
        choices={choices}
        standing={standing}
        onSave={async ({ companyId: _company, ...fields }) => {
          const { number } = await send({ ...fields, id, version: standing.version })
          alert.success(t('demandes.request.was-saved', { number }))
          void navigate(addressOfRequest(id))
        }}
      />
    </Page>
  )
}
