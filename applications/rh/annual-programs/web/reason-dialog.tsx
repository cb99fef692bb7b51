import Typography from '@mui/material/Typography'
import { z } from 'zod'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { Reason } from '../annual-programs.model.ts'

type Props = {
  title: string
  text: string
  submit: string
  onSay: (reason: string) => Promise<unknown>
  onClose: () => void
}

const schema = z.strictObject({ reason: Reason })

/** Why something is done that its people are told. */
export function ReasonDialog({ title, text, submit, onSay, onClose }: Props) {
  const t = useT()
  return (
    <Dialog title={title} width="sm" onClose={onClose}>
      <Form
        schema={schema}
        values={{ reason: '' }}
        submit={submit}
        onSubmit={async ({ reason }) => {
          await onSay(reason)
          onClose()
        }}
        onCancel={onClose}
      >
        <Typography color="text.secondary">{text}</Typography>
        <TextField name="reason" label={t('field.reason')} multiline minRows={2} />
      </Form>
    </Dialog>
  )
}
