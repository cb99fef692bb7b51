import Box from '@mui/material/Box'
import { useWatch } from 'react-hook-form'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { type Group, type NewGroup, NewGroup as schema, visibilities } from '../group.model.ts'
import { groupsCalls } from '../groups.calls.ts'
import { RuleFields } from './rule-fields.tsx'
import { RulePreview } from './rule-preview.tsx'

type Props = { group?: Group; onSaved?: (group: Group) => void; onClose: () => void }

/** Makes or changes a group: by hand, or by a rule whose members are shown as it is written. */
export function GroupDialog({ group, onSaved, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const save = useSaveGroup(group)
  const submit = async (form: NewGroup) => {
    const saved = await save(form)
    alert.success(t('directory.group.saved', { name: saved.name }))
    onSaved?.(saved)
    onClose()
  }
  return (
    <Dialog title={t(group ? 'directory.group.edit' : 'directory.groups.new')} onClose={onClose} width="md">
      <Form
        schema={schema}
        values={{
          name: group?.name ?? '',
          kind: group?.kind ?? 'manual',
          visibility: group?.visibility ?? 'everyone',
          rule: group?.rule.map(({ kind, values }) => ({ kind, values })) ?? [],
          contactIds: [],
        }}
        onSubmit={submit}
        submit={t(group ? 'verb.save' : 'directory.groups.create')}
        onCancel={onClose}
      >
        <GroupFields />
      </Form>
    </Dialog>
  )
}

function GroupFields() {
  const t = useT()
  const isByRule = useWatch({ name: 'kind' }) === 'rule'
  return (
    <Box sx={{ display: 'grid', gap: 2.25, pt: 0.5 }}>
      <TextField name="name" label={t('directory.group.name')} />
      <Box sx={{ display: 'grid', gap: 2.25, gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' } }}>
        <SelectField
          name="kind"
          label={t('directory.group.kind')}
          choices={['manual', 'rule'].map(value => ({ value, label: t(`directory.group.is-${value}`) }))}
        />
        <SelectField
          name="visibility"
          label={t('directory.group.visibility')}
          choices={visibilities.map(value => ({ value, label: t(`directory.group.for-${value}`) }))}
        />
      </Box>
      {isByRule && (
        <>
          <RuleFields />
          <RulePreview />
        </>
      )}
    </Box>
  )
}

function useSaveGroup(group: Group | undefined) {
  const create = useSend(groupsCalls.createGroup, { staysOnPage: true })
  const edit = useSend(groupsCalls.editGroup, { staysOnPage: true })
  return ({ contactIds, ...form }: NewGroup) =>
    group ? edit.send({ ...form, id: group.id, version: group.version }) : create.send({ ...form, contactIds })
}
