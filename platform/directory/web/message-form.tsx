import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Form } from '#kernel/web/kit/form.tsx'
import { ManyField } from '#kernel/web/kit/many-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { useLevel } from '#platform/rights/rights.web.ts'
import { spokenName } from '../contact.model.ts'
import { contactsCalls } from '../contacts.calls.ts'
import { groupsCalls } from '../groups.calls.ts'
import { type MessageForm as Written, MessageForm as schema } from '../message.model.ts'
import { standingOfContact } from './standing-of-contact.ts'

type Named = { id: string; name: string }

type Props = {
  values: Written
  /** The contacts that the values name. */
  named: readonly Named[]
  draft: string
  /** Saves, and gives what follows once the form has forgotten its draft. */
  onSave: (form: Written) => Promise<() => void>
  onCancel: () => void
}

/** To whom, and what. */
export function MessageForm({ values, named, draft, onSave, onCancel }: Props) {
  const t = useT()
  const save = async (form: Written) => {
    const follow = await onSave(form)
    queueMicrotask(follow)
  }
  return (
    <Card sx={{ p: 2.5, maxWidth: 900 }}>
      <Form
        schema={schema}
        values={values}
        onSubmit={save}
        submit={t('directory.message.save')}
        onCancel={onCancel}
        draft={draft}
      >
        <Box sx={{ display: 'grid', gap: 2.25 }}>
          <SelectField
            name="channel"
            label={t('directory.message.channel')}
            choices={['mail', 'notification'].map(value => ({ value, label: t(`directory.message.by-${value}`) }))}
            help={t('directory.message.channel-help')}
          />
          <GroupsField />
          <ContactsField named={named} />
          <TextField name="subject" label={t('field.subject')} />
          <TextField name="body" label={t('field.text')} multiline minRows={8} />
        </Box>
      </Form>
    </Card>
  )
}

function GroupsField() {
  const t = useT()
  const groups = useCall(groupsCalls.getGroups, {}, { staysOnPage: true })
  return (
    <ManyField
      name="groupIds"
      label={t('field.groups')}
      suggestions={(groups.data ?? []).map(({ id, name }) => ({ value: id, label: name }))}
      isLoading={groups.isPending}
    />
  )
}

const mostSuggested = 10

/** For who may read contacts: the others write to groups. */
function ContactsField({ named }: { named: readonly Named[] }) {
  const t = useT()
  const reads = useLevel('annuaire/contacts') > 0
  const [words, setWords] = useState('')
  const found = useCall(
    contactsCalls.getContacts,
    { page: 0, size: mostSuggested, ...(words && { search: words }) },
    { enabled: reads, staysOnPage: true },
  )
  if (!reads) return null
  const suggestions = (found.data?.items ?? [])
    .filter(({ can }) => can.writeTo)
    .map(contact => ({
      value: contact.id,
      label: [spokenName(contact), standingOfContact(contact)].filter(Boolean).join(' · '),
    }))
  const known = named.filter(({ id }) => !suggestions.some(({ value }) => value === id))
  return (
    <ManyField
      name="contactIds"
      label={t('field.contacts')}
      suggestions={[...suggestions, ...known.map(({ id, name }) => ({ value: id, label: name }))]}
      isLoading={found.isFetching}
      onType={setWords}
    />
  )
}
