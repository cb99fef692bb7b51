import Typography from '@mui/material/Typography'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import type { Language } from '#kernel/shared/names.ts'
import { clientSettingsCalls } from '../../client-settings.calls.ts'
import { NoticeBody } from '../../rgpd.model.ts'
import { NoticeText } from './notice-text.tsx'

const Written = z.object({ body: NoticeBody })

type Props = { language: Language; body: string; onClose: () => void }

/** The next text. What was published stays as people have read it. */
export function NoticeDialog({ language, body, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(clientSettingsCalls.publishRgpdNotice, {
    staysOnPage: true,
  })
  const publish = async (written: z.output<typeof Written>) => {
    await send({ language, ...written })
    alert.success(t('configuration.rgpd.published'))
    onClose()
  }
  return (
    <Dialog title={t('configuration.rgpd.next')} onClose={onClose} width="md">
      <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('configuration.rgpd.next-text')}</Typography>
      <Form
        schema={Written}
        values={{ body }}
        submit={t('configuration.rgpd.publish')}
        onSubmit={publish}
        onCancel={onClose}
        draft={`configuration.rgpd.${language}`}
      >
        <TextField name="body" label={t('configuration.rgpd.body')} multiline minRows={8} />
        <Preview language={language} />
      </Form>
    </Dialog>
  )
}

function Preview({ language }: { language: Language }) {
  const t = useT()
  const body: string = useWatch({ name: 'body' })
  if (!body) return null
  return (
    <div>
      <Typography variant="overline" component="h3" sx={{ color: 'text.secondary' }}>
        {t('field.preview')}
      </Typography>
      <NoticeText notice={{ language, body }} />
    </div>
  )
}
