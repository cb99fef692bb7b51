import { useAlert } from '#kernel/web/alerts.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { type Quality, QualityFields } from '../family.model.ts'
import { familiesCalls } from '../families.calls.ts'

export function QualityDialog({ quality, onClose }: { quality: Quality | null; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const creation = useSend(familiesCalls.createQuality, { staysOnPage: true })
  const edition = useSend(familiesCalls.editQuality, { staysOnPage: true })
  const save = async (fields: QualityFields) => {
    if (quality) await edition.send({ ...fields, id: quality.id, version: quality.version })
    else await creation.send(fields)
    alert.success(t('kernel.record.was-saved', { name: fields.name }))
    onClose()
  }
  return (
    <Dialog title={quality ? quality.name : t('trade.new-quality')} onClose={onClose} width="xs">
      <Form
        schema={QualityFields}
        values={{ code: quality?.code ?? '', name: quality?.name ?? '' }}
        submit={t('verb.save')}
        onSubmit={save}
        onCancel={onClose}
      >
        <TextField name="code" label={t('field.code')} autoFocus />
        <TextField name="name" label={t('field.name')} />
      </Form>
    </Dialog>
  )
}
