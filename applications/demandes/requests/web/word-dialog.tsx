import { z } from 'zod'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { textOrNone } from '#kernel/web/kit/text-or-none.ts'
import { reasonOfRefusal, type Request, sentence } from '../request.model.ts'
import { requestsCalls } from '../requests.calls.ts'

/** What is done with a sentence. */
export type WordedAct = 'refuse' | 'close' | 'cancel' | 'message'

/** A step that says why, or what. Once all has come nothing needs to be said to close. */
export function WordDialog({ act, request, onClose }: { act: WordedAct; request: Request; onClose: () => void }) {
  const t = useT()
  const send = useActs(request)
  const optional = act === 'close' && request.state === 'received'
  const text = act === 'refuse' ? reasonOfRefusal : optional ? textOrNone : sentence
  return (
    <Dialog title={t(`demandes.request.do.${act}`)} onClose={onClose} width="sm">
      <Form
        schema={z.strictObject({ text })}
        values={{ text: '' }}
        submit={t(`demandes.request.do.${act}`)}
        onSubmit={async ({ text: said }) => {
          await send[act](said as string)
          onClose()
        }}
        onCancel={onClose}
        draft={`demandes.request.${request.id}.${act}`}
      >
        <TextField name="text" label={t(`demandes.request.words.${act}`)} multiline minRows={3} />
      </Form>
    </Dialog>
  )
}

function useActs({ id, version }: Request): Record<WordedAct, (text: string) => Promise<unknown>> {
  const stays = { staysOnPage: true } as const
  const refuse = useSend(requestsCalls.refuseRequest, stays)
  const close = useSend(requestsCalls.closeRequest, stays)
  const cancel = useSend(requestsCalls.cancelRequest, stays)
  const message = useSend(requestsCalls.addRequestMessage, stays)
  return {
    refuse: reason => refuse.send({ id, version, reason }),
    close: reason => close.send({ id, version, reason }),
    cancel: reason => cancel.send({ id, version, reason }),
    message: text => message.send({ id, text }),
  }
}
