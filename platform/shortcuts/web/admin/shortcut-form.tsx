import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { SideSheet } from '#kernel/web/kit/side-sheet.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { type Shortcut, ShortcutInput, shortcutTypes } from '../../shortcut.model.ts'
import { shortcutsCalls } from '../../shortcuts.calls.ts'
import { IconField } from './icon-field.tsx'
import { ServicesField } from './services-field.tsx'
import { ShortcutPreview } from './shortcut-preview.tsx'

const Typed = z.object(ShortcutInput)
const blank = { label: '', icon: 'link', url: '', ShortcutType: 2, services: [] }
const words = { 1: 'shortcuts.type.action', 2: 'shortcuts.type.link' }
const sending = {
  staysOnPage: true,
}

type Props = { shortcut: Shortcut | undefined; onClose: () => void }

/** A shortcut beside the list, with what its people will see. */
export function ShortcutForm({ shortcut, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const create = useSend(shortcutsCalls.createShortcut, sending)
  const edit = useSend(shortcutsCalls.editShortcut, sending)
  const save = async (typed: z.output<typeof Typed>) => {
    if (shortcut) await edit.send({ ...typed, id: shortcut.id, active: shortcut.active, version: shortcut.version })
    else await create.send(typed)
    alert.success(t(shortcut ? 'shortcuts.admin.saved' : 'shortcuts.admin.created', { label: typed.label }))
    onClose()
  }
  return (
    <SideSheet title={t(shortcut ? 'shortcuts.admin.edit' : 'shortcuts.admin.new')} onClose={onClose}>
      <Form
        schema={Typed}
        values={shortcut ? valuesOf(shortcut) : blank}
        submit={t(shortcut ? 'verb.save' : 'shortcuts.admin.create')}
        onSubmit={save}
        onCancel={onClose}
      >
        <ShortcutPreview />
        <TextField name="label" label={t('field.label')} autoFocus />
        <TextField name="url" label={t('field.address')} help={t('shortcuts.admin.url-help')} inputMode="url" />
        <SelectField
          name="ShortcutType"
          label={t('field.type')}
          help={t('shortcuts.admin.type-help')}
          choices={shortcutTypes.map(({ id }) => ({ value: id, label: t(words[id]) }))}
        />
        <IconField name="icon" label={t('field.icon')} />
        <ServicesField name="services" label={t('shortcuts.admin.services')} />
      </Form>
    </SideSheet>
  )
}

const valuesOf = ({ label, icon, url, ShortcutType, services }: Shortcut) => ({
  label,
  icon,
  url,
  ShortcutType: ShortcutType.id,
  services: services.map(({ id }) => id),
})
