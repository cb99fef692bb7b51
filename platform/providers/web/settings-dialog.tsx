import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { atFields } from '#kernel/web/api-error.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { type ServiceOfClient, TypedSettings } from '../external-service.model.ts'
import { providersCalls } from '../providers.calls.ts'

const wishes = ['off', 'simulated', 'on'] as const
const schema = TypedSettings.extend({ state: z.enum(wishes) })

type Props = { clientId: string; service: ServiceOfClient; onClose: () => void }

/** How a client uses a third party: address, account, and a secret that is written and never read. */
export function SettingsDialog({ clientId, service, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const { serviceId, label, state, settings, hosts, version } = service
  const { send } = useSend(providersCalls.editExternalServices)
  const save = async ({ state: wished, ...typed }: z.output<typeof schema>) => {
    const edited = { serviceId, state: wished, settings: typed, version }
    await send({ clientId, externalServices: [edited] }).catch(atOwnFields)
    alert.success(t('providers.saved', { name: label }))
    onClose()
  }
  const secretHelp = settings.hasSecret ? 'providers.settings.secret-kept' : 'providers.settings.secret-help'
  return (
    <Dialog title={t('providers.settings-of', { name: label })} onClose={onClose}>
      <Form
        schema={schema}
        values={{
          state: state === 'failing' ? 'on' : state,
          address: settings.address ?? '',
          account: settings.account ?? '',
          secret: '',
        }}
        onSubmit={save}
        submit={t('verb.save')}
        onCancel={onClose}
      >
        <SelectField
          name="state"
          label={t('field.state')}
          choices={wishes.map(value => ({ value, label: t(`providers.state.${value}`) }))}
        />
        <TextField
          name="address"
          label={t('field.address')}
          help={t('providers.settings.address-help', { hosts: hosts.join(', ') })}
          inputMode="url"
        />
        <TextField name="account" label={t('field.account')} autoComplete="off" />
        <TextField
          name="secret"
          label={t('providers.settings.secret')}
          help={t(secretHelp)}
          type="password"
          autoComplete="new-password"
        />
      </Form>
    </Dialog>
  )
}

/** The call takes several at once: its refusals stand at `externalServices.0.settings.address`. */
const atOwnFields = (failure: unknown): never => {
  throw atFields(failure, field => field.split('.').at(-1) ?? field)
}
