import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { type Client, ClientEdition } from '../../client.model.ts'
import { clientsCalls } from '../../clients.calls.ts'
import { LogoField } from '../logo-field.tsx'

const Edition = z.object(ClientEdition)

/** Its name, its address, its logo. */
export function EditClientDialog({ client, onClose }: { client: Client; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const [logo, setLogo] = useState<File>()
  const { send: edit } = useSend(clientsCalls.editClient)
  const { send: changeLogo } = useSend(clientsCalls.changeClientLogo)
  const { start: removeLogo, isSending } = useSend(clientsCalls.removeClientLogo)
  const save = async (edition: z.output<typeof Edition>) => {
    await edit({ clientId: client.id, ...edition, version: client.version })
    if (logo) await changeLogo({ clientId: client.id }, { logo })
    alert.success(t('clients.sheet.saved'))
    onClose()
  }
  return (
    <Dialog title={t('verb.editNamed', { name: client.name })} onClose={onClose}>
      <Form
        schema={Edition}
        values={{ name: client.name, slug: client.slug }}
        submit={t('verb.save')}
        onSubmit={save}
        onCancel={onClose}
      >
        <TextField name="name" label={t('field.clientName')} />
        <TextField name="slug" label={t('clients.sheet.slug')} help={t('clients.sheet.slug-kept')} />
        <LogoField file={logo} onChange={setLogo} />
        {client.logo && !logo && (
          <Box>
            <Button
              color="error"
              size="small"
              loading={isSending}
              onClick={() => {
                removeLogo({ clientId: client.id })
                onClose()
              }}
            >
              {t('verb.removeLogo')}
            </Button>
          </Box>
        )}
      </Form>
    </Dialog>
  )
}
