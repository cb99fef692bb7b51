import { fetchCall, useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { useSession } from '#kernel/web/session.ts'
import { Reauthentication, ReauthenticationWithCode } from '../../reauthentication.model.ts'
import { secondFactorCalls } from '../../second-factor.calls.ts'
import { SecretField } from '../secret-field.tsx'
import { CompanyProof } from './company-proof.tsx'

type Props = { onProved: () => void; onCancel: () => void }

/** Proves again who sits there, as he signs in: with his password or through his company. */
export function ReauthenticationForm(props: Props) {
  const { person } = useSession()
  return person?.type === 'office' ? <CompanyProof {...props} /> : <PasswordProof {...props} />
}

/** The password, and the code of whoever has a second factor. */
function PasswordProof({ onProved, onCancel }: Props) {
  const t = useT()
  const { data: factor, error, refetch } = useCall(secondFactorCalls.getMfa, {}, { staysOnPage: true })
  if (error) return <Failed error={error} onRetry={() => void refetch()} />
  if (!factor) return <LinesSkeleton lines={2} />
  return (
    <Form
      asksBeforeLeaving={false}
      schema={factor.enrolled ? ReauthenticationWithCode : Reauthentication}
      values={{ password: '' }}
      submit={t('identity.reauth.confirm')}
      onCancel={onCancel}
      onSubmit={async proof => {
        await fetchCall(secondFactorCalls.reauthenticate, proof, { staysOnPage: true })
        onProved()
      }}
    >
      <SecretField name="password" label={t('field.password')} autoComplete="current-password" autoFocus />
      {factor.enrolled && (
        <TextField
          name="code"
          label={t('identity.reauth.code')}
          help={t('identity.reauth.code-help')}
          autoComplete="one-time-code"
        />
      )}
    </Form>
  )
}
