import { useState } from 'react'
import { z } from 'zod'
import { isPatternOfStream, scaleProtocols } from '#kernel/shared/scale-frames.ts'
import { useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { DateField } from '#kernel/web/kit/date-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { NumberField } from '#kernel/web/kit/number-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { textOrNone } from '#kernel/web/kit/text-or-none.ts'
import { bauds, bitsOfByte, bitsOfStop, parities, type Scale, scaleFields } from '../weighing.model.ts'
import { weighingCalls } from '../weighing.calls.ts'

const protocols = ['none', ...scaleProtocols] as const

const scaleForm = z
  .strictObject({
    code: scaleFields.code,
    name: scaleFields.name,
    maxKg: z.number().positive(),
    stepKg: z.number().positive(),
    verifiedUntil: textOrNone,
    protocol: z.enum(protocols),
    baud: z.literal(bauds),
    dataBits: z.literal(bitsOfByte),
    parity: z.enum(parities),
    stopBits: z.literal(bitsOfStop),
    pattern: textOrNone,
    isArchived: z.boolean(),
  })
  .refine(({ protocol, pattern }) => protocol !== 'ascii_stream' || isPatternOfStream(pattern ?? ''), {
    path: ['pattern'],
    message: 'atelier.weighing.pattern-form',
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
  const [protocol, setProtocol] = useState<string | number>(scale?.serial?.protocol ?? 'none')
  const save = async (written: z.output<typeof scaleForm>) => {
    const { code, name, maxKg, stepKg, verifiedUntil, isArchived } = written
    const fields = { name, maxKg, stepKg, verifiedUntil, serial: lineOf(written) }
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
          protocol: scale?.serial?.protocol ?? 'none',
          baud: scale?.serial?.baud ?? 9600,
          dataBits: scale?.serial?.dataBits ?? 8,
          parity: scale?.serial?.parity ?? 'none',
          stopBits: scale?.serial?.stopBits ?? 1,
          pattern: scale?.serial?.pattern ?? null,
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
        <SelectField
          name="protocol"
          label={t('atelier.weighing.protocol')}
          help={t('atelier.weighing.protocol-help')}
          choices={protocols.map(value => ({ value, label: t(`atelier.weighing.protocol.${value}`) }))}
          onChosen={setProtocol}
        />
        {protocol === 'ascii_stream' && (
          <TextField name="pattern" label={t('atelier.weighing.pattern')} help={t('atelier.weighing.pattern-help')} />
        )}
        {protocol !== 'none' && <LineFields />}
        {scale && <CheckboxField name="isArchived" label={t('verb.archive')} />}
      </Form>
    </Dialog>
  )
}

function LineFields() {
  const t = useT()
  const asTheyAre = (values: readonly number[]) => values.map(value => ({ value, label: String(value) }))
  return (
    <>
      <SelectField name="baud" label={t('atelier.weighing.baud')} choices={asTheyAre(bauds)} />
      <SelectField name="dataBits" label={t('atelier.weighing.data-bits')} choices={asTheyAre(bitsOfByte)} />
      <SelectField
        name="parity"
        label={t('atelier.weighing.parity')}
        choices={parities.map(value => ({ value, label: t(`atelier.weighing.parity.${value}`) }))}
      />
      <SelectField name="stopBits" label={t('atelier.weighing.stop-bits')} choices={asTheyAre(bitsOfStop)} />
    </>
  )
}

function lineOf({ protocol, baud, dataBits, parity, stopBits, pattern }: z.output<typeof scaleForm>) {
  if (protocol === 'none') return null
  return { protocol, baud, dataBits, parity, stopBits, pattern: protocol === 'ascii_stream' ? pattern : null }
}
