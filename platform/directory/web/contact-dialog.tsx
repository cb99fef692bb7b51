import { useRef, useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { ApiError, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { type Contact, ContactForm, type PossibleDouble, spokenName } from '../contact.model.ts'
import { contactsCalls } from '../contacts.calls.ts'
import { ContactFields } from './contact-fields.tsx'
import { PossibleDoubles } from './possible-doubles.tsx'
import { typedContact } from './typed-contact.ts'

type Props = { contact?: Contact; onSaved?: (contact: Contact) => void; onClose: () => void }

/** Writes an outside contact; who has the same mail or phone already is shown before anything is saved. */
export function ContactDialog({ contact, onSaved, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const isAnother = useRef(false)
  const [doubles, setDoubles] = useState<readonly PossibleDouble[]>([])
  const find = useSend(contactsCalls.findDoubles, { staysOnPage: true })
  const save = useSaveContact(contact)

  const submit = async (form: ContactForm) => {
    const { mails, phones } = form
    const found = isAnother.current ? [] : await find.send({ mails, phones, ...(contact && { except: contact.id }) })
    isAnother.current = false
    setDoubles(found)
    if (found.length > 0)
      throw new ApiError({ status: 409, code: 'POSSIBLE_DOUBLE', message: t('directory.contact.double') })
    const saved = await save(form)
    alert.success(t('directory.contact.saved', { name: spokenName(saved) }))
    onSaved?.(saved)
    onClose()
  }

  return (
    <Dialog title={t(contact ? 'directory.contact.edit' : 'directory.contacts.new')} onClose={onClose} width="md">
      <Form
        schema={ContactForm}
        values={typedContact(contact)}
        onSubmit={submit}
        submit={t(contact ? 'verb.save' : 'directory.contacts.add')}
        onCancel={onClose}
        draft={contact ? `directory.contact.${contact.id}` : 'directory.contact.new'}
      >
        {doubles.length > 0 && (
          <PossibleDoubles
            doubles={doubles}
            onAnother={() => {
              isAnother.current = true
            }}
          />
        )}
        <ContactFields />
      </Form>
    </Dialog>
  )
}

function useSaveContact(contact: Contact | undefined) {
  const options = { staysOnPage: true }
  const create = useSend(contactsCalls.createContact, options)
  const edit = useSend(contactsCalls.editContact, options)
  return (form: ContactForm) =>
    contact
      ? edit.send({ ...form, id: contact.id, ...(contact.version !== null && { version: contact.version }) })
      : create.send(form)
}
