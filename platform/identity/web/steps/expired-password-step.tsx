import { useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import { fetchCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Form } from '#kernel/web/kit/form.tsx'
import { PasswordChange } from '../../password-change.model.ts'
import { passwordsCalls } from '../../passwords.calls.ts'
import { NewPasswordFields } from '../new-password-fields.tsx'
import { SecretField } from '../secret-field.tsx'
import { StepHead } from '../step-head.tsx'
import type { StepProps } from './step-props.ts'
import { isTicketOver, ticketOver } from './ticket-refusal.ts'

/** A password given by somebody else, or found in a leak, is replaced before anything else. */
export function ExpiredPasswordStep({ step: { ticket, userId }, password, onAnswer, onRestart }: StepProps) {
  const t = useT()
  const options = { ticket, staysOnPage: true }
  const { data } = useQuery({
    queryKey: ['expired password', ticket],
    queryFn: () => fetchCall(passwordsCalls.isPasswordOfUserExpired, { userId }, options),
    gcTime: 0,
  })

  const save = async (change: z.output<typeof PasswordChange>) => {
    try {
      const answer = await fetchCall(
        passwordsCalls.editExpiredPassword,
        { userId, ...change },
        { ...options, alone: true },
      )
      await onAnswer(answer)
    } catch (failure) {
      if (!isTicketOver(failure)) throw failure
      onRestart(ticketOver())
    }
  }

  return (
    <>
      <StepHead title={t('identity.expired.title')} context={t(`identity.expired.${data?.reason ?? 'admin'}`)} />
      <Form
        asksBeforeLeaving={false}
        schema={PasswordChange}
        values={{ currentPassword: password, newPassword: '', newPasswordConfirm: '' }}
        submit={t('identity.expired.save')}
        onSubmit={save}
      >
        {password === '' && (
          <SecretField
            name="currentPassword"
            label={t('field.currentPassword')}
            autoComplete="current-password"
            autoFocus
          />
        )}
        <NewPasswordFields autoFocus={password !== ''} />
      </Form>
    </>
  )
}
