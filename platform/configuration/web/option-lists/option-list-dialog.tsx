import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { type OptionList, OptionListCode } from '../../option-list.model.ts'
import { optionListsCalls } from '../../option-lists.calls.ts'
import { TypedOptions } from '../options.model.ts'
import { OptionsField } from '../options-field.tsx'

const TypedList = z.object({
  label: z.string().trim().min(1).max(80),
  code: OptionListCode,
  active: z.boolean(),
  options: TypedOptions,
})

type Props = { elementId: number; list?: OptionList; onClose: () => void }

/** A list and its choices. Its code is chosen once: screens ask for the list by it. */
export function OptionListDialog({ elementId, list, onClose }: Props) {
  const t = useT()
  const alert = useAlert()
  const creation = useSend(optionListsCalls.createOptionList, { staysOnPage: true })
  const edition = useSend(optionListsCalls.editOptionList, { staysOnPage: true })
  const save = async ({ code, active, ...said }: z.output<typeof TypedList>) => {
    if (list) await edition.send({ ...said, active, id: list.id, version: list.version })
    else await creation.send({ ...said, elementId, code })
    alert.success(t('configuration.lists.saved', { label: said.label }))
    onClose()
  }
  return (
    <Dialog
      title={list ? t('configuration.lists.edit-title', { label: list.label }) : t('configuration.lists.add')}
      onClose={onClose}
    >
      <Form
        schema={TypedList}
        values={{
          label: list?.label ?? '',
          code: list?.code ?? '',
          active: list?.active ?? true,
          options: list?.options ?? [],
        }}
        submit={t(list ? 'verb.save' : 'configuration.lists.create')}
        onSubmit={save}
        onCancel={onClose}
      >
        <TextField name="label" label={t('configuration.lists.label')} autoFocus={!list} />
        <TextField
          name="code"
          label={t('field.code')}
          help={t('configuration.lists.code-help')}
          disabled={list !== undefined}
        />
        <OptionsField name="options" label={t('field.options')} />
        {list && <CheckboxField name="active" label={t('configuration.lists.active')} />}
      </Form>
    </Dialog>
  )
}
