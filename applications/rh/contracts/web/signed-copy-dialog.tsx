import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { ApiError } from '#kernel/web/api.ts'
import { businessToday } from '#kernel/web/business-today.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { FileDrop } from '#kernel/web/kit/file-drop.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { contractsCalls } from '../contracts.calls.ts'

const schema = z.strictObject({
  signedOn: z.iso.date(),
  deliveredOn: z
    .string()
    .nullish()
    .transform(day => day || undefined),
})

type Days = { signedOn: string; deliveredOn?: string }
type Props = { onSign: (days: Days, copy: File) => Promise<unknown>; onClose: () => void }

/** The copy that both signed by hand: it signs a contract, or an element of one, on its day. */
export function SignedCopyDialog({ onSign, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const [file, setFile] = useState<File | null>(null)
  const today = businessToday().toString()
  const sign = async ({ signedOn, deliveredOn }: z.output<typeof schema>) => {
    if (!file) throw new ApiError({ status: 400, code: 'NO_FILE', message: t('rh.contract.no-copy'), requestId: '' })
    await onSign({ signedOn, ...(deliveredOn && { deliveredOn }) }, file)
    alert.success(t('rh.contract.signed'))
    onClose()
  }
  return (
    <Dialog title={t('rh.contract.attach')} onClose={onClose} width="sm">
      <Form
        schema={schema}
        values={{ signedOn: today, deliveredOn: today }}
        submit={t('rh.contract.attach')}
        onSubmit={sign}
        onCancel={onClose}
      >
        <Alert severity="info">{t('rh.contract.attach-text')}</Alert>
        <FileDrop
          label={t('rh.contract.drop')}
          choose={t('verb.chooseFile')}
          rule={contractsCalls.uploadContractAttachment.files.file}
          onFiles={([chosen]) => setFile(chosen ?? null)}
        />
        {file && <Typography variant="body2">{file.name}</Typography>}
        <DateField name="signedOn" label={t('rh.contract.signed-on')} max={today} />
        <DateField name="deliveredOn" label={t('rh.contract.delivered-on')} />
      </Form>
    </Dialog>
  )
}
