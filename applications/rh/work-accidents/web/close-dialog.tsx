import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { Analysis, type WorkAccident } from '../work-accident.model.ts'
import { workAccidentsCalls } from '../work-accidents.calls.ts'

type Props = { accident: WorkAccident; onClose: () => void }

/** Why it happened, and what is done so that it does not again. */
export function CloseDialog({ accident, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(workAccidentsCalls.closeWorkAccident, { staysOnPage: true })
  const name = `${accident.firstname} ${accident.name}`
  const save = async (analysis: Analysis) => {
    await send({ ...analysis, id: accident.id, version: accident.version })
    alert.success(t('rh.accident.was-closed', { name }))
    onClose()
  }
  return (
    <Dialog title={t('rh.accident.of-person', { name })} onClose={onClose}>
      <Form
        schema={Analysis}
        values={{ cause: accident.cause ?? '', measures: accident.measures ?? '' }}
        submit={t('rh.accident.close')}
        onSubmit={save}
        onCancel={onClose}
        draft={`rh.accident.close.${accident.id}`}
      >
        <TextField name="cause" label={t('rh.accident.cause')} multiline minRows={3} autoFocus />
        <TextField name="measures" label={t('rh.accident.measures')} multiline minRows={3} />
      </Form>
    </Dialog>
  )
}
