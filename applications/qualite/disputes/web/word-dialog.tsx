import { z } from 'zod'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { type Dispute, replyOfProduction, sentence } from '../dispute.model.ts'
import { disputesCalls } from '../disputes.calls.ts'

/** What is done with a sentence. */
export type WordedAct = 'ask' | 'skip' | 'reply' | 'askMore' | 'dismiss' | 'cancel' | 'reopen' | 'message'

/** A step that says why, or what. */
export function WordDialog({ act, dispute, onClose }: { act: WordedAct; dispute: Dispute; onClose: () => void }) {
  const t = useT()
  const send = useActs(dispute)
  const schema = z.strictObject({ text: act === 'reply' ? replyOfProduction : sentence })
  return (
    <Dialog title={t(`qualite.dispute.do.${act}`)} onClose={onClose} width="sm">
      <Form
        schema={schema}
        values={{ text: '' }}
        submit={t(`qualite.dispute.do.${act}`)}
        onSubmit={async ({ text }) => {
          await send[act](text)
          onClose()
        }}
        onCancel={onClose}
        draft={`qualite.dispute.${dispute.id}.${act}`}
      >
        <TextField name="text" label={t(`qualite.dispute.words.${act}`)} multiline minRows={4} />
      </Form>
    </Dialog>
  )
}

function useActs({ id, version }: Dispute): Record<WordedAct, (text: string) => Promise<unknown>> {
  const stays = { staysOnPage: true } as const
  const ask = useSend(disputesCalls.askProduction, stays)
  const skip = useSend(disputesCalls.skipProduction, stays)
  const reply = useSend(disputesCalls.replyToQuality, stays)
  const askMore = useSend(disputesCalls.askMoreOfDispute, stays)
  const dismiss = useSend(disputesCalls.dismissDispute, stays)
  const cancel = useSend(disputesCalls.cancelDispute, stays)
  const reopen = useSend(disputesCalls.reopenDispute, stays)
  const message = useSend(disputesCalls.addDisputeMessage, stays)
  return {
    ask: question => ask.send({ id, version, question }),
    skip: reason => skip.send({ id, version, reason }),
    reply: text => reply.send({ id, version, text }),
    askMore: question => askMore.send({ id, version, question }),
    dismiss: reason => dismiss.send({ id, version, reason }),
    cancel: reason => cancel.send({ id, version, reason }),
    reopen: reason => reopen.send({ id, version, reason }),
    message: text => message.send({ id, text }),
  }
}
