import Typography from '@mui/material/Typography'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { type AccountRow, SuperFlags } from '../../account.model.ts'
import { accountsCalls } from '../../accounts.calls.ts'

/** The two roles of the platform. Nobody changes his own. */
export function SuperRolesCard({ account }: { account: AccountRow }) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(accountsCalls.editSuperFlags, { staysOnPage: true })
  const { id: userId, superAdmin, superDev, can, state } = account
  const title = t('users.account.super')
  if (!can.lead || state !== 'active') {
    return (
      <SectionCard title={title}>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t(state === 'active' ? 'users.account.super-own' : 'users.account.super-closed')}
        </Typography>
      </SectionCard>
    )
  }
  return (
    <SectionCard title={title}>
      <Form
        key={`${superAdmin} ${superDev}`}
        schema={SuperFlags}
        values={{ superAdmin, superDev }}
        onSubmit={async flags => {
          await send({ userId, ...flags })
          alert.success(t('users.account.super-done'))
        }}
        submit={t('users.account.super-save')}
        asksBeforeLeaving={false}
      >
        <div>
          <CheckboxField
            name="superAdmin"
            label={t('users.role.super-admin')}
            help={t('users.account.super-admin-help')}
          />
        </div>
        <div>
          <CheckboxField name="superDev" label={t('users.role.super-dev')} help={t('users.account.super-dev-help')} />
        </div>
      </Form>
    </SectionCard>
  )
}
