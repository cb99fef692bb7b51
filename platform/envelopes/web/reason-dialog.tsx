import Typography from '@mui/material/Typography'
import { z } from 'zod'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { reason } from '../envelope.model.ts'
import { UnlockFields } from './unlock-fields.tsx'
import { passwordWhere } from './use-unlock.ts'

const schemaWhere = (isUnlocked: boolean) => z.strictObject({ reason, password: passwordWhere(isUnlocked) })

type Props = {
  title: string
  text: string
  verb: string
  /** Whether it takes the password of the company. */
  isUnlocked?: boolean
  onSubmit: (typed: z.output<ReturnType<typeof schemaWhere>>) => Promise<unknown>
  onClose: () => void
}

/** Why an envelope is declined or taken back: whoever sent or received it reads it. */
export function ReasonDialog({ title, text, verb, isUnlocked = true, onSubmit, onClose }: Props) {
  const t = useT()
  const end = async (typed: z.output<ReturnType<typeof schemaWhere>>) => {
    await onSubmit(typed)
    onClose()
  }
  return (
    <Dialog title={title} onClose={onClose} width="sm">
      <Form
        schema={schemaWhere(isUnlocked)}
        values={{ reason: '', password: '' }}
        submit={verb}
        onSubmit={end}
        onCancel={onClose}
        isDestructive
      >
        <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
        <TextField name="reason" label={t('field.reason')} multiline />
        <UnlockFields isUnlocked={isUnlocked} />
      </Form>
    </Dialog>
  )
}
