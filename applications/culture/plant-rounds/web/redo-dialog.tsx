import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { type RoundInFull, sentenceOfRound } from '../plant-round.model.ts'
import { plantRoundsCalls } from '../plant-rounds.calls.ts'

const redoing = z.strictObject({ sentence: sentenceOfRound })

/** What its observer is to look at again. */
export function RedoDialog({ round: { id, code, version }, onClose }: { round: RoundInFull; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(plantRoundsCalls.redoRound, { staysOnPage: true })
  return (
    <Dialog title={t('culture.rounds.redo-named', { code })} onClose={onClose} width="sm">
      <Form
        schema={redoing}
        values={{ sentence: '' }}
        submit={t('verb.send')}
        onSubmit={async ({ sentence }) => {
          await send({ id, sentence, version })
          alert.success(t('culture.rounds.was-sent-back', { code }))
          onClose()
        }}
        onCancel={onClose}
      >
        <TextField name="sentence" label={t('culture.rounds.redo-sentence')} multiline minRows={2} />
      </Form>
    </Dialog>
  )
}
