import Alert from '@mui/material/Alert'
import { useEffect, useRef } from 'react'
import { ApiError, fetchCall, useCall } from '#kernel/web/api.ts'
import { t as say, useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { ProofAtCompany } from '../../reauthentication.model.ts'
import { secondFactorCalls } from '../../second-factor.calls.ts'
import { singleSignOnCalls } from '../../single-sign-on.calls.ts'
import { proveAtCompany } from './prove-at-company.ts'

type Props = { onProved: () => void; onCancel: () => void }

/** Who has no password here proves himself at his company; his second factor is given there, or else here. */
export function CompanyProof({ onProved, onCancel }: Props) {
  const t = useT()
  const own = useCall(singleSignOnCalls.getOwnIdentityProvider, {}, { staysOnPage: true })
  const factor = useCall(secondFactorCalls.getMfa, {}, { staysOnPage: true })
  const prove = useProof()
  const error = own.error ?? factor.error
  if (error) return <Failed error={error} onRetry={() => void Promise.all([own.refetch(), factor.refetch()])} />
  if (!own.data || !factor.data) return <LinesSkeleton lines={2} />
  const { provider } = own.data
  if (!provider) return <Alert severity="warning">{t('identity.reauth.no-company')}</Alert>
  return (
    <Form
      schema={ProofAtCompany}
      values={{}}
      submit={t('identity.reauth.at-company', { company: provider.label })}
      onCancel={onCancel}
      onSubmit={async ({ code }) => {
        await prove(provider.key)
        await fetchCall(secondFactorCalls.reauthenticate, code ? { code } : {}, { staysOnPage: true })
        onProved()
      }}
    >
      {factor.data.enrolled && (
        <TextField
          name="code"
          label={t('identity.reauth.code')}
          help={t('identity.reauth.company-code-help')}
          autoComplete="one-time-code"
        />
      )}
    </Form>
  )
}

/** Goes to the company once: a code that was mistyped here sends nobody there again. */
function useProof() {
  const isProved = useRef(false)
  const leaving = useRef<AbortController>(undefined)
  useEffect(() => () => leaving.current?.abort(), [])
  return async (providerKey: string) => {
    if (isProved.current) return
    leaving.current = new AbortController()
    isProved.current = await proveAtCompany(providerKey, leaving.current.signal)
    if (!isProved.current) throw new ApiError({ status: 0, code: 'REFUSED', message: say('identity.company.refused') })
  }
}
