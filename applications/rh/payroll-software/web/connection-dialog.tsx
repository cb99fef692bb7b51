import Typography from '@mui/material/Typography'
import { useWatch } from 'react-hook-form'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { payrollSoftwareCalls } from '../payroll-software.calls.ts'
import { type PayrollConnection, PayrollConnectionFields, payrollModes } from '../payroll-software.model.ts'

type Props = { connection: PayrollConnection; onClose: () => void; onSaved: () => void }

/** By file or by the API. The secrets that are kept are never shown, and stay where nothing is typed. */
export function ConnectionDialog({ connection, onClose, onSaved }: Props) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(payrollSoftwareCalls.savePayrollConnection, { staysOnPage: true })
  const { companyId, company, version, mode, dossier, apiClientId } = connection
  return (
    <Dialog title={t('rh.payroll.connection-of', { company })} onClose={onClose} width="sm">
      <Form
        schema={PayrollConnectionFields}
        values={{ mode, dossier, apiClientId, clientSecret: '', subscriptionKey: '' }}
        submit={t('verb.save')}
        onCancel={onClose}
        onSubmit={async typed => {
          await send({ ...typed, companyId, version })
          alert.success(t('rh.payroll.saved', { company }))
          onSaved()
        }}
      >
        <SelectField
          name="mode"
          label={t('rh.payroll.mode')}
          choices={payrollModes.map(value => ({ value, label: t(`rh.payroll.mode.${value}`) }))}
        />
        <TextField name="dossier" label={t('rh.payroll.dossier')} />
        <OfMode connection={connection} />
      </Form>
    </Dialog>
  )
}

function OfMode({ connection: { hasSecret, hasSubscriptionKey } }: { connection: PayrollConnection }) {
  const t = useT()
  const mode = useWatch({ name: 'mode' }) as PayrollConnection['mode']
  if (mode === 'file')
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('rh.payroll.file-help')}
      </Typography>
    )
  const secret = (isKept: boolean) => ({
    type: 'password',
    autoComplete: 'new-password',
    ...(isKept && { help: t('rh.payroll.secret-kept') }),
  })
  return (
    <>
      <TextField name="apiClientId" label={t('rh.payroll.api-client-id')} autoComplete="off" />
      <TextField name="clientSecret" label={t('rh.payroll.client-secret')} {...secret(hasSecret)} />
      <TextField name="subscriptionKey" label={t('rh.payroll.subscription-key')} {...secret(hasSubscriptionKey)} />
    </>
  )
}
