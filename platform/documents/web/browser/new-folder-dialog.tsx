import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { useSession } from '#kernel/web/session.ts'
import { companiesCalls } from '#platform/companies/companies.calls.ts'
import { EntryName, type Folder } from '../../document.model.ts'
import { documentsCalls } from '../../documents.calls.ts'

const schema = z.strictObject({ name: EntryName, companyId: z.string().optional() })

/** A folder in another. It may be of one company, unless the one that holds it is. */
export function NewFolderDialog({ parent, onClose }: { parent: Folder; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const { send } = useSend(documentsCalls.createFolder, { staysOnPage: true })
  const create = async ({ name, companyId }: z.output<typeof schema>) => {
    await send({ parentId: parent.id, name, companyId: companyId || null })
    alert.success(t('documents.browser.folder-created', { name }))
    onClose()
  }
  return (
    <Dialog title={t('documents.browser.folder-in', { name: parent.name })} width="xs" onClose={onClose}>
      <Form
        schema={schema}
        values={{ name: '', companyId: '' }}
        submit={t('verb.createFolder')}
        onSubmit={create}
        onCancel={onClose}
      >
        <TextField name="name" label={t('field.name')} autoFocus />
        {parent.company === null && <CompanyField />}
      </Form>
    </Dialog>
  )
}

function CompanyField() {
  const t = useT()
  const clientId = useSession().client?.id ?? ''
  const { data = [] } = useCall(companiesCalls.getCompaniesOfClient, { clientId }, { staysOnPage: true })
  const choices = data.filter(({ archived }) => !archived).map(({ id, name }) => ({ value: id, label: name }))
  if (choices.length < 2) return null
  return (
    <SelectField
      name="companyId"
      label={t('field.company')}
      help={t('documents.browser.company-help')}
      choices={choices}
    />
  )
}
