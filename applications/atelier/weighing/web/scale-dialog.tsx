import { z } from 'zod'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { textOrNone } from '#kernel/web/kit/text-or-none.ts'
import { type Scale, scaleFields } from '../weighing.model.ts'
import { weighingCalls } from '../weighing.calls.ts'

const scaleForm = z.strictObject({
  code: scaleFields.code,
  name: scaleFields.name,
  maxKg: z.number().positive(),
  stepKg: z.number().positive(),
  verifiedUntil: textOrNone,
  isArchived: z.boolean(),
})

/** A scale by what stands on its plate, and until when its verification holds. */
export function ScaleDialog({
  workshopId,
  scale,
  onClose,
}: {
  workshopId: string
  scale: Scale | null
  onClose: () => void
}) {
  const t = useT()
  const stays = { staysOnPage: true } as const
  const creation = useSend(weighingCalls.createScale, stays)
  const edition = useSend(weighingCalls.editScale, stays)
  const save = async ({ code, isArchived, ...fields }: z.output<typeof scaleForm>) => {
    if (scale) await edition.send({ ...fields, id: scale.id, isArchived, version: scale.version })
    else await creation.send({ ...fields, code, workshopId })
    onClose()
  }
  return (
    <Dialog title={t(scale ? 'atelier.weighing.scale' : 'atelier.weighing.new-scale')} onClose={onClose} width="sm">
      <Form
        schema={scaleForm}
        values={{
          code: scale?.code ?? '',
          name: scale?.name ?? '',
          maxKg: scale?.maxKg ?? '',
          stepKg: scale?.stepKg ?? '',
          verifiedUntil: scale?.verifiedUntil ?? null,
          isArchived: false,
        }}
        submit={t('verb.save')}
        onSubmit={save}
        onCancel={onClose}
      >
        <TextField name="code" label={t('field.code')} disabled={scale !== null} />
        <TextField name="name" label={t('field.name')} />
        <NumberField name="maxKg" label={t('atelier.weighing.max')} decimals={3} unit="kg" />
        <NumberField name="stepKg" label={t('atelier.weighing.step')} decimals={3} unit="kg" />
        <DateField name="verifiedUntil" label={t('atelier.weighing.verified-until')} />
        {scale && <CheckboxField name="isArchived" label={t('verb.archive')} />}
      </Form>
    </Dialog>
  )
}
