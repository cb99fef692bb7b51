import Typography from '@mui/material/Typography'
import { z } from 'zod'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { Comment } from '../anomaly.model.ts'

const Reasoned = z.strictObject({ reason: Comment })
type Props = { count: number; onBack: (reason: string) => Promise<unknown>; onClose: () => void }

/** What was verified goes one step back, and says why. */
export function StepBackDialog({ count, onBack, onClose }: Props) {
  const t = useT()
  return (
    <Dialog title={t('rh.pay.step-back')} onClose={onClose}>
      <Form
        schema={Reasoned}
        values={{ reason: '' }}
        submit={t('rh.pay.step-back')}
        onSubmit={({ reason }) => onBack(reason)}
        onCancel={onClose}
      >
        <Typography>{t('rh.pay.step-back-text', { count })}</Typography>
        <TextField name="reason" label={t('field.reason')} multiline minRows={2} />
      </Form>
    </Dialog>
  )
}
