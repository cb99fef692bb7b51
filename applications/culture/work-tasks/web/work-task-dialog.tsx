import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { unitsOfWork, type WorkTask, WorkTaskFields } from '../work-task.model.ts'
import { workTasksCalls } from '../work-tasks.calls.ts'

/** The form of one, or of a new one. */
export function WorkTaskDialog({ row, onClose }: { row: WorkTask | null; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const creation = useSend(workTasksCalls.createWorkTask, { staysOnPage: true })
  const edition = useSend(workTasksCalls.editWorkTask, { staysOnPage: true })
  const save = async (fields: WorkTaskFields) => {
    if (row) await edition.send({ ...fields, id: row.id, version: row.version })
    else await creation.send(fields)
    alert.success(t('kernel.record.was-saved', { name: fields.name }))
    onClose()
  }
  return (
    <Dialog title={row ? row.name : t('culture.work-tasks.new')} onClose={onClose}>
      <Form
        schema={WorkTaskFields}
        values={row ? writtenOf(row) : { name: '', unit: 'row', standardPerHour: null, everyDays: null, note: null }}
        submit={t('verb.save')}
        onSubmit={save}
        onCancel={onClose}
        draft={`culture.work-tasks.${row?.id ?? 'new'}`}
      >
        <TextField name="name" label={t('field.name')} autoFocus />
        <SelectField
          name="unit"
          label={t('culture.work-tasks.unit')}
          choices={unitsOfWork.map(value => ({ value, label: t(`culture.work-tasks.unit.${value}`) }))}
        />
        <NumberField name="standardPerHour" label={t('culture.work-tasks.standard')} />
        <NumberField name="everyDays" label={t('culture.work-tasks.every-days')} />
        <TextField name="note" label={t('field.note')} multiline minRows={3} />
      </Form>
    </Dialog>
  )
}

const writtenOf = ({ id: _, version: __, archivedAt: ___, ...fields }: WorkTask): WorkTaskFields => fields
