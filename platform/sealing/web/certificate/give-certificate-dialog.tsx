import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { FileDrop } from '#kernel/web/kit/file-drop.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { GivenCertificate } from '../../certificate.model.ts'
import { certificatesCalls } from '../../certificates.calls.ts'

const schema = z.strictObject({
  password: GivenCertificate.shape.password,
  p12: z.string().min(1, 'sealing.certificate.choose-p12'),
})
const rule = { types: ['.p12', '.pfx', 'application/x-pkcs12'], maxBytes: 75_000 }

/** The file of a trust service with its password; neither can be read again. */
export function GiveCertificateDialog({ onClose }: { onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const [file, setFile] = useState<{ name: string; p12: string } | null>(null)
  const { send } = useSend(certificatesCalls.giveSealingCertificate)
  const take = async ([given]: readonly File[]) => {
    if (given) setFile({ name: given.name, p12: asBase64(new Uint8Array(await given.arrayBuffer())) })
  }
  const save = async ({ password }: { password: string }) => {
    await send({ p12: file?.p12 ?? '', password })
    alert.success(t('sealing.certificate.saved'))
    onClose()
  }
  return (
    <Dialog title={t('sealing.certificate.give')} onClose={onClose}>
      <FileDrop
        label={file?.name ?? t('sealing.certificate.drop-p12')}
        choose={t('verb.chooseFile')}
        rule={rule}
        onFiles={files => void take(files)}
      />
      <Form
        key={file?.name}
        schema={schema}
        values={{ password: '', p12: file?.p12 ?? '' }}
        onSubmit={save}
        submit={t('verb.save')}
        onCancel={onClose}
        asksBeforeLeaving={false}
      >
        <TextField name="password" label={t('sealing.certificate.p12-password')} type="password" autoComplete="off" />
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('sealing.certificate.give-text')}
        </Typography>
      </Form>
    </Dialog>
  )
}

const asBase64 = (bytes: Uint8Array) => btoa(Array.from(bytes, byte => String.fromCodePoint(byte)).join(''))
