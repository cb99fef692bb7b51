import { z } from 'zod'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { type NonConformity, sentence } from '../non-conformity.model.ts'
import { nonConformitiesCalls } from '../non-conformities.calls.ts'

const Reason = z.strictObject({ reason: sentence })

type Props = { act: 'cancel' | 'reopen'; record: NonConformity; onClose: () => void }

/** Why it is none, or why it is taken up again. */
export function ReasonDialog({ act, record: { id, version }, onClose }: Props) {
  const t = useT()
  const cancelling = useSend(nonConformitiesCalls.cancelNonConformity, { staysOnPage: true })
  const reopening = useSend(nonConformitiesCalls.reopenNonConformity, { staysOnPage: true })
  return (
    <Dialog title={t(`qualite.non-conformity.do.${act}`)} onClose={onClose} width="sm">
      <Form
        schema={Reason}
        values={{ reason: '' }}
        submit={t(`qualite.non-conformity.do.${act}`)}
        onSubmit={async ({ reason }) => {
          await (act === 'cancel' ? cancelling : reopening).send({ id, version, reason })
          onClose()
        }}
        onCancel={onClose}
        isDestructive={act === 'cancel'}
      >
        <TextField
          name="reason"
          label={t('field.reason')}
          help={t(`qualite.non-conformity.${act}-help`)}
          multiline
          minRows={3}
        />
      </Form>
    </Dialog>
  )
}
