import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useSession } from '#kernel/web/session.ts'
import { type Client, SupportLevel } from '../client.model.ts'
import { clientsCalls } from '../clients.calls.ts'

const Security = z.object({ supportAccess: SupportLevel, mfaRequired: z.boolean(), allowsRightDelegation: z.boolean() })

/** For the client's admin: who of the platform may come in, what is asked of its people, whether rights may be lent. */
export function SecurityPage() {
  const t = useT()
  const clientId = useSession().client?.id ?? ''
  const { data, error, refetch } = useCall(clientsCalls.getClient, { clientId }, { enabled: clientId !== '' })
  return (
    <Page title={t('clients.security.title')}>
      <Card sx={{ maxWidth: 720, p: 2.5 }}>
        {error && <Failed error={error} onRetry={refetch} />}
        {!error && !data && <LinesSkeleton lines={4} />}
        {data && <SecurityForm key={data.version} client={data} />}
      </Card>
    </Page>
  )
}

function SecurityForm({ client }: { client: Client }) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(clientsCalls.editSecurity)
  const save = async (security: z.output<typeof Security>) => {
    await send({ clientId: client.id, ...security, version: client.version })
    alert.success(t('clients.security.saved'))
  }
  const { supportAccess, mfaRequired, allowsRightDelegation } = client
  return (
    <Form
      schema={Security}
      values={{ supportAccess, mfaRequired, allowsRightDelegation }}
      submit={t('verb.save')}
      onSubmit={save}
    >
      <SelectField
        name="supportAccess"
        label={t('field.support')}
        help={t('clients.security.support-help')}
        choices={SupportLevel.options.map(value => ({ value, label: t(`clients.security.support.${value}`) }))}
      />
      <Box sx={{ display: 'grid', gap: 0.5 }}>
        <CheckboxField name="mfaRequired" label={t('clients.security.mfa')} help={t('clients.security.mfa-help')} />
        <CheckboxField
          name="allowsRightDelegation"
          label={t('clients.security.delegation')}
          help={t('clients.security.delegation-help')}
        />
      </Box>
    </Form>
  )
}
