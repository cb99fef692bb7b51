import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import type { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { PhoneField } from '#kernel/web/kit/phone-field.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { clientSettingsCalls } from '../client-settings.calls.ts'
import { ContactInformationInput } from '../contact-information.model.ts'

const Typed = ContactInformationInput.omit({ version: true })

/** Where people reach the client, and who of it receives what they send. */
export function ContactInformationEditor() {
  const t = useT()
  const alert = useAlert()
  const { data, error, refetch } = useCall(clientSettingsCalls.getContactInformation, {})
  const { send } = useSend(clientSettingsCalls.setContactInformation, {
    staysOnPage: true,
  })
  if (error && !data) return <Failed error={error} onRetry={refetch} />
  if (!data) return <LinesSkeleton lines={6} />
  const { version, ...said } = data
  const save = async (typed: z.output<typeof Typed>) => {
    await send({ ...typed, version })
    alert.success(t('configuration.contact.saved'))
  }
  return (
    <Form
      key={version}
      schema={Typed}
      values={Object.fromEntries(Object.entries(said).map(([name, value]) => [name, value ?? '']))}
      submit={t('verb.save')}
      onSubmit={save}
      draft="configuration.contactInformation"
    >
      <Group title={t('configuration.contact.public')} text={t('configuration.contact.public-text')}>
        <TextField name="mail" label={t('field.mail')} type="email" />
        <PhoneField name="phoneNumber" label={t('field.phone')} />
      </Group>
      <Group title={t('configuration.contact.recipient')} text={t('configuration.contact.recipient-text')}>
        <TextField name="recipientMail" label={t('configuration.contact.recipient-mail')} type="email" />
        <PhoneField name="recipientPhoneNumber" label={t('field.recipientPhone')} />
      </Group>
    </Form>
  )
}

function Group({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <Box role="group" aria-labelledby={titleId}>
      <Typography id={titleId} variant="subtitle2" component="h3">
        {title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {text}
      </Typography>
      <Box
        sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } }}
      >
        {children}
      </Box>
    </Box>
  )
}
