import { useState } from 'react'
import type { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Form } from '#kernel/web/kit/form.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useSession } from '#kernel/web/session.ts'
import { PasswordChange } from '../../password-change.model.ts'
import { shortestBesideMfa, shortestPassword } from '../../password-strength.model.ts'
import { passwordsCalls } from '../../passwords.calls.ts'
import { secondFactorCalls } from '../../second-factor.calls.ts'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { SecretField } from '../secret-field.tsx'

const blank = { currentPassword: '', newPassword: '', newPasswordConfirm: '' }

/** The present password and the new one twice. The form is empty again once it is saved. */
export function PasswordForm() {
  const t = useT()
  const alert = useAlert()
  const { person } = useSession()
  const [times, setTimes] = useState(0)
  const { data: factor, isPending } = useCall(secondFactorCalls.getMfa, {})
  const { send } = useSend(passwordsCalls.editPassword)
  if (!person || isPending) return <LinesSkeleton lines={3} />

  const save = async (change: z.output<typeof PasswordChange>) => {
    await send({ userId: person.id, ...change })
    alert.success(t('identity.password.changed'))
    setTimes(times + 1)
  }
  return (
    <Form
      asksBeforeLeaving={false}
      key={times}
      schema={PasswordChange}
      values={blank}
      submit={t('identity.password.save')}
      onSubmit={save}
    >
      <SecretField name="currentPassword" label={t('field.currentPassword')} autoComplete="current-password" />
      <NewPasswordFields shortest={factor?.enrolled ? shortestBesideMfa : shortestPassword} />
    </Form>
  )
}
