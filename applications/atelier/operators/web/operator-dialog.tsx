import { useState } from 'react'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { contactsCalls } from '#platform/directory/contacts.calls.ts'
import { linesCalls } from '#atelier/lines/lines.calls.ts'
import type { Operator } from '../operator.model.ts'
import { operatorsCalls } from '../operators.calls.ts'

const typed = z.object({
  firstname: z.string().min(1, 'kernel.field.required').max(40),
  name: z.string().min(1, 'kernel.field.required').max(60),
  badge: z
    .string()
    .regex(/^[A-Za-z0-9-]{0,40}$/, 'atelier.operator.badge-form')
    .nullish(),
  ligneAtelierId: z.string().nullish(),
  active: z.boolean(),
  contactId: z.string().nullish(),
  pin: z
    .string()
    .regex(/^(\d{4,6})?$/, 'atelier.operator.pin-form')
    .nullish(),
})

type Props = { workshopId: string; person: Operator | null; onClose: () => void }

/** Somebody of the floor: how he is called, his badge, the line where he usually works. */
export function OperatorDialog({ workshopId, person, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const stays = { staysOnPage: true } as const
  const lines = useCall(linesCalls.getLigneAtelierByAtelier, { atelierId: workshopId }, stays).data ?? []
  const creation = useSend(operatorsCalls.postOperator, stays)
  const edition = useSend(operatorsCalls.putOperator, stays)
  const save = async (said: z.output<typeof typed>) => {
    const sent = {
      ...said,
      atelierId: workshopId,
      badge: said.badge ?? null,
      ligneAtelierId: said.ligneAtelierId ?? '',
      contactId: said.contactId ?? '',
      pin: said.pin || undefined,
    }
    await (person ? edition.send({ ...sent, id: person.id, version: person.version }) : creation.send(sent))
    alert.success(t('atelier.operator.saved'))
    onClose()
  }
  return (
    <Dialog title={t(person ? 'atelier.operator.edit' : 'atelier.operator.add')} onClose={onClose} width="sm">
      <Form
        schema={typed}
        values={{
          firstname: '',
          name: '',
          badge: '',
          ligneAtelierId: '',
          contactId: '',
          active: true,
          ...person,
          pin: '',
        }}
        submit={t('verb.save')}
        onSubmit={save}
        onCancel={onClose}
      >
        <TextField name="firstname" label={t('field.firstname')} />
        <TextField name="name" label={t('field.lastName')} />
        <TextField name="badge" label={t('atelier.field.badge')} />
        <SelectField
          name="ligneAtelierId"
          label={t('field.line')}
          choices={lines.map(({ id, label }) => ({ value: id, label }))}
        />
        <TextField
          name="pin"
          label={t('atelier.operator.pin')}
          help={t(person?.hasPin ? 'atelier.operator.pin-kept' : 'atelier.operator.pin-help')}
        />
        <StaffField person={person} />
        <CheckboxField name="active" label={t('state.active')} />
      </Form>
    </Dialog>
  )
}

/** Who he is in the directory, for whoever may read it. */
function StaffField({ person }: { person: Operator | null }) {
  const t = useT()
  const [words, setWords] = useState('')
  const asked = { page: 0, size: 20, source: 'employee', ...(words.trim() !== '' && { search: words.trim() }) }
  const { data, error, isFetching } = useCall(contactsCalls.getContacts, asked, { staysOnPage: true })
  const kept = person?.contactId ? [{ value: person.contactId, label: `${person.firstname} ${person.name}` }] : []
  const found = (data?.items ?? []).map(({ id, firstname, name }) => ({
    value: id,
    label: [firstname, name].filter(Boolean).join(' '),
  }))
  return (
    <AutocompleteField
      name="contactId"
      label={t('atelier.operator.in-directory')}
      suggestions={[...found, ...kept.filter(({ value }) => !found.some(one => one.value === value))]}
      help={t(error ? 'atelier.operator.no-directory' : 'atelier.operator.in-directory-help')}
      isLoading={isFetching}
      onType={setWords}
    />
  )
}
