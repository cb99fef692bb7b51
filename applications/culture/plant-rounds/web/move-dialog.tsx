import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { PlantRound } from '../plant-round.model.ts'
import { samplesCalls } from '../samples.calls.ts'

const required = z.string().min(1, 'kernel.form.required')
const moving = z.strictObject({ dueOn: required, observerId: required })

type Props = { round: PlantRound; observers: readonly { id: string; name: string }[]; onClose: () => void }

/** To another day, or to another person. */
export function MoveDialog({ round: { id, code, dueOn, observerId, version }, observers, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const { date } = useFormat()
  const { send } = useSend(samplesCalls.moveRound, { staysOnPage: true })
  return (
    <Dialog title={t('culture.rounds.move-named', { code, day: date(dueOn) })} onClose={onClose} width="sm">
      <Form
        schema={moving}
        values={{ dueOn, observerId }}
        submit={t('verb.move')}
        onSubmit={async fields => {
          await send({ ...fields, id, version })
          alert.success(t('culture.rounds.was-moved', { code }))
          onClose()
        }}
        onCancel={onClose}
      >
        <DateField name="dueOn" label={t('culture.rounds.due-on')} />
        <AutocompleteField
          name="observerId"
          label={t('culture.rounds.observer')}
          suggestions={observers.map(one => ({ value: one.id, label: one.name }))}
        />
      </Form>
    </Dialog>
  )
}
