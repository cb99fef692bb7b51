import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { textOrNone } from '#kernel/web/kit/text-or-none.ts'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { type Worker, WorkerFields } from '../worker.model.ts'
import { workersCalls } from '../workers.calls.ts'

const workerForm = WorkerFields.extend({ userId: textOrNone })

/** The form of one, or of a new one. */
export function WorkerDialog({ row, onClose }: { row: Worker | null; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const creation = useSend(workersCalls.createWorker, { staysOnPage: true })
  const edition = useSend(workersCalls.editWorker, { staysOnPage: true })
  const { data: accounts = [] } = useCall(workersCalls.getWorkerAccounts, {}, { staysOnPage: true })
  const save = async (fields: WorkerFields) => {
    if (row) await edition.send({ ...fields, id: row.id, version: row.version })
    else await creation.send(fields)
    alert.success(t('kernel.record.was-saved', { name: fields.name }))
    onClose()
  }
  return (
    <Dialog title={row ? row.name : t('culture.workers.new')} onClose={onClose}>
      <Form
        schema={workerForm}
        values={row ? writtenOf(row) : { name: '', team: null, badge: null, userId: null, note: null }}
        submit={t('verb.save')}
        onSubmit={save}
        onCancel={onClose}
        draft={`culture.workers.${row?.id ?? 'new'}`}
      >
        <TextField name="name" label={t('field.name')} autoFocus />
        <TextField name="team" label={t('culture.workers.team')} />
        <TextField name="badge" label={t('culture.workers.badge')} help={t('culture.workers.badge-help')} />
        <AutocompleteField
          name="userId"
          label={t('culture.workers.member')}
          help={t('culture.workers.member-help')}
          suggestions={accounts.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <TextField name="note" label={t('field.note')} multiline minRows={3} />
      </Form>
    </Dialog>
  )
}

const writtenOf = ({ name, team, badge, userId, note }: Worker): WorkerFields => ({ name, team, badge, userId, note })
