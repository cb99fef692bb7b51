import Typography from '@mui/material/Typography'
import { z } from 'zod'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { reason } from '#platform/envelopes/envelope.model.ts'
import type { SigningInside } from '#platform/envelopes/signing.model.ts'
import type { Signing } from './use-signing.ts'

const schema = z.strictObject({ reason })

type Props = {
  signing: Signing
  inside: SigningInside
  /** That document alone; all of them without it. */
  documentId: string | undefined
  onDeclined: () => void
  onClose: () => void
}

/** Why, and what happens then: nobody is held to sign. */
export function DeclineDialog({ signing, inside, documentId, onDeclined, onClose }: Props) {
  const t = useT()
  const document = inside.documents.find(({ id }) => id === documentId)
  const decline = async (typed: z.output<typeof schema>) => {
    await signing.decline({ ...typed, ...(documentId && { documentId }) })
    if (!documentId) return onDeclined()
    await signing.reload()
    onClose()
  }
  return (
    <Dialog
      title={document ? t('signing.refuse-named', { name: document.name }) : t('signing.refuse')}
      onClose={onClose}
    >
      <Form
        schema={schema}
        values={{ reason: '' }}
        onSubmit={decline}
        submit={t('signing.refuse-send')}
        onCancel={onClose}
        isDestructive
      >
        <Typography variant="body2">
          {t(document ? 'signing.refuse-one-text' : 'signing.refuse-text', {
            sender: inside.sender,
            company: inside.company,
          })}
        </Typography>
        <TextField name="reason" label={t('signing.reason')} multiline minRows={3} autoFocus />
      </Form>
    </Dialog>
  )
}
