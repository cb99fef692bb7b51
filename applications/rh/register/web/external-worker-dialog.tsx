import Typography from '@mui/material/Typography'
import { useWatch } from 'react-hook-form'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import {
  type ExternalKind,
  externalKinds,
  type ExternalWorker,
  externalWorkerFields,
  type ExternalWorkerFields,
  faultsOfExternalWorker,
  isTrainee,
} from '../external-worker.model.ts'
import { externalWorkersCalls } from '../register.calls.ts'
import { nameOf } from './use-register-columns.tsx'

/** The server's rules between fields, at their field before anything is sent. */
const TypedWorker = externalWorkerFields.superRefine((worker, context) => {
  for (const { field, message } of faultsOfExternalWorker(worker))
    context.addIssue({ code: 'custom', path: [field], message, input: worker[field] })
})

const blank = {
  kind: 'agency',
  lastName: '',
  firstNames: '',
  citizenship: null,
  birthDate: null,
  sex: null,
  job: null,
  qualification: null,
  startsOn: '',
  endsOn: null,
  organisationName: null,
  organisationAddress: null,
  tutorName: null,
  place: null,
}

const sending = { staysOnPage: true }

type Props = { siret: string; worker: ExternalWorker | null; onClose: () => void }

export function ExternalWorkerDialog({ siret, worker, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const addition = useSend(externalWorkersCalls.addExternalWorker, sending)
  const edition = useSend(externalWorkersCalls.editExternalWorker, sending)
  const save = async (typed: ExternalWorkerFields) => {
    const { kind, ...change } = typed
    if (worker) await edition.send({ ...change, id: worker.id, version: worker.version })
    else await addition.send({ ...change, kind, siret })
    alert.success(t('rh.external.saved', { name: nameOf(typed) }))
    onClose()
  }
  return (
    <Dialog
      title={worker ? t('rh.external.edit-title', { name: nameOf(worker) }) : t('rh.external.add-title')}
      onClose={onClose}
    >
      {worker?.entryNumber && (
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>{t('rh.external.edit-help')}</Typography>
      )}
      <Form
        schema={TypedWorker}
        values={worker ?? blank}
        submit={t(worker ? 'verb.save' : 'rh.external.create')}
        onSubmit={save}
        onCancel={onClose}
      >
        <SelectField
          name="kind"
          label={t('rh.external.kind')}
          choices={externalKinds.map(value => ({ value, label: t(`rh.external.kind.${value}`) }))}
          disabled={worker !== null}
        />
        <TextField name="lastName" label={t('rh.register.column.lastName')} />
        <TextField name="firstNames" label={t('rh.register.column.firstNames')} />
        <DateField name="startsOn" label={t('field.firstDay')} />
        <DateField name="endsOn" label={t('field.lastDay')} />
        <FieldsOfKind />
      </Form>
    </Dialog>
  )
}

function FieldsOfKind() {
  const t = useT()
  const kind: ExternalKind = useWatch({ name: 'kind' })
  const sender = (
    <>
      <TextField name="organisationName" label={t('rh.field.organisationName')} />
      <TextField name="organisationAddress" label={t('rh.field.organisationAddress')} />
    </>
  )
  if (isTrainee(kind))
    return (
      <>
        <TextField name="tutorName" label={t('rh.register.column.tutorName')} />
        <TextField name="place" label={t('rh.register.column.place')} />
        {sender}
      </>
    )
  return (
    <>
      {sender}
      <TextField name="citizenship" label={t('rh.register.column.citizenship')} />
      <DateField name="birthDate" label={t('rh.register.column.birthDate')} />
      <SelectField
        name="sex"
        label={t('rh.register.column.sex')}
        choices={[1, 2].map(value => ({ value, label: t(`rh.register.sex.${value}`) }))}
      />
      <TextField name="job" label={t('rh.register.column.job')} />
      <TextField name="qualification" label={t('rh.register.column.qualification')} />
    </>
  )
}
