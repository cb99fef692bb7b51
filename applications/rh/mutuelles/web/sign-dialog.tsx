import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { ApiError, useSend } from '#kernel/web/api.ts'
import { businessToday } from '#kernel/web/business-today.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { FileDrop } from '#kernel/web/kit/file-drop.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import type { Mutuelle } from '../mutuelle.model.ts'
import { mutuellesCalls } from '../mutuelles.calls.ts'

const typed = z.object({ signedOn: z.iso.date() })

/** The copy that the employee signed by hand. */
export function SignDialog({ mutuelle, onClose }: { mutuelle: Mutuelle; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const [copy, setCopy] = useState<File | null>(null)
  const { send } = useSend(mutuellesCalls.signMutuelleOnPaper, { staysOnPage: true })
  const today = businessToday().toString()
  const sign = async ({ signedOn }: z.output<typeof typed>) => {
    if (!copy) throw new ApiError({ status: 400, code: 'NO_FILE', message: t('rh.contract.no-copy'), requestId: '' })
    await send({ id: mutuelle.id, signedOn }, { file: [copy] })
    alert.success(t('rh.contract.signed'))
    onClose()
  }
  return (
    <Dialog title={t('rh.contract.attach')} onClose={onClose} width="sm">
      <Form
        schema={typed}
        values={{ signedOn: today }}
        submit={t('rh.contract.attach')}
        onSubmit={sign}
        onCancel={onClose}
      >
        <FileDrop
          label={t('rh.contract.drop')}
          choose={t('verb.chooseFile')}
          rule={mutuellesCalls.signMutuelleOnPaper.files.file}
          onFiles={([file]) => setCopy(file ?? null)}
        />
        {copy && <Typography variant="body2">{copy.name}</Typography>}
        <DateField name="signedOn" label={t('rh.contract.signed-on')} max={today} />
      </Form>
    </Dialog>
  )
}
