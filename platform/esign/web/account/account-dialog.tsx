import Box from '@mui/material/Box'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { EditedEsignAccount, type EsignAccount, esignProviders } from '../../esign-account.model.ts'
import { esignConfigCalls } from '../../esign-config.calls.ts'

const schema = EditedEsignAccount.omit({ version: true }).extend({ provider: z.enum(esignProviders) })

type Props = { clientId: string; account: EsignAccount | null; onClose: () => void }

/** The sender of the company's documents; a provider of the outside has its own account and secret. */
export function AccountDialog({ clientId, account, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(esignConfigCalls.saveEsignProviderAccount)
  const save = async (typed: z.output<typeof schema>) => {
    await send({ clientId, ...typed, version: account?.version ?? 0 })
    alert.success(t('esign.account.saved'))
    onClose()
  }
  return (
    <Dialog title={t('esign.account.title')} onClose={onClose}>
      <Form
        schema={schema}
        values={{
          provider: account?.provider ?? 'internal',
          firstname: account?.firstname ?? '',
          name: account?.name ?? '',
          mail: account?.mail ?? '',
          accountId: account?.accountId ?? '',
          permissionProfileId: account?.permissionProfileId ?? '',
          secret: '',
        }}
        onSubmit={save}
        submit={t('verb.save')}
        onCancel={onClose}
      >
        <SelectField
          name="provider"
          label={t('field.provider')}
          choices={esignProviders.map(value => ({ value, label: t(`esign.account.provider.${value}`) }))}
        />
        <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
          <TextField name="firstname" label={t('field.firstname')} autoComplete="off" />
          <TextField name="name" label={t('field.lastName')} autoComplete="off" />
        </Box>
        <TextField name="mail" label={t('field.mail')} type="email" autoComplete="off" />
        <OutsideFields hasSecret={account?.hasSecret ?? false} />
      </Form>
    </Dialog>
  )
}

/** What a provider of the outside knows the company by. */
function OutsideFields({ hasSecret }: { hasSecret: boolean }) {
  const t = useT()
  if (useWatch({ name: 'provider' }) === 'internal') return null
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' } }}>
        <TextField name="accountId" label={t('field.accountId')} autoComplete="off" />
        <TextField name="permissionProfileId" label={t('esign.account.permission')} autoComplete="off" />
      </Box>
      <TextField
        name="secret"
        label={t('esign.account.secret')}
        help={t(hasSecret ? 'esign.account.secret-kept' : 'esign.account.secret-help')}
        type="password"
        autoComplete="new-password"
      />
    </>
  )
}
