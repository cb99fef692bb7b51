import Typography from '@mui/material/Typography'
import { z } from 'zod'
import { useAlert } from '#kernel/web/alerts.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import { type Coefficient, coefficientFields, type CoefficientFields } from '../../coefficient.model.ts'
import { coefficientsCalls } from '../../coefficients.calls.ts'
import { referenceListsCalls } from '../../reference-lists.calls.ts'
import { refusalWithin } from '../refusal-within.ts'
import { useTermActs } from '../use-term-acts.ts'
import { MinimaField } from './minima-field.tsx'

const sending = { staysOnPage: true }
/** What is not typed is none. */
const TypedCoefficient = coefficientFields.extend({
  youthReduction: z.boolean().default(false),
  minima: coefficientFields.shape.minima.default([]),
})

const blank = { label: '', value: '', idcc: '', cspCode: '', youthReduction: false, minima: [] }

/** A coefficient with its minima; whoever may not write pay leaves them as they are. */
export function CoefficientDialog({ coefficient, onClose }: { coefficient: Coefficient | null; onClose: () => void }) {
  const t = useT()
  const alert = useAlert()
  const { data: csps = [] } = useCall(referenceListsCalls.getCsps, {}, { staleTime: Infinity })
  const creation = useSend(coefficientsCalls.createCoefficient, sending)
  const edition = useSend(coefficientsCalls.editCoefficient, sending)
  const { mayWritePay } = useTermActs('coefficient')
  const save = async ({ minima, ...fields }: CoefficientFields) => {
    const typed = { ...fields, ...(hasChanged(coefficient, minima) && { minima }) }
    try {
      if (coefficient)
        await edition.send({ coefficient: { ...typed, id: coefficient.id, version: coefficient.version } })
      else await creation.send({ coefficient: typed })
    } catch (failure) {
      throw refusalWithin('coefficient', failure)
    }
    alert.success(t('kernel.record.was-saved', { name: fields.label }))
    onClose()
  }
  return (
    <Dialog
      title={coefficient ? t('rh.term.edit-title', { name: coefficient.label }) : t('rh.coefficient.add')}
      onClose={onClose}
    >
      <Form
        schema={TypedCoefficient}
        values={coefficient ? typedOf(coefficient) : blank}
        submit={t(coefficient ? 'verb.save' : 'rh.coefficient.create')}
        onSubmit={save}
        onCancel={onClose}
      >
        <TextField name="label" label={t('field.name')} autoFocus />
        <TextField name="value" label={t('rh.field.coefficient')} />
        <TextField
          name="idcc"
          label={t('rh.coefficient.idcc')}
          help={t('rh.coefficient.idcc-help')}
          inputMode="numeric"
        />
        <AutocompleteField
          name="cspCode"
          label={t('rh.field.cspCode')}
          suggestions={csps.map(({ code, label }) => ({ value: code, label: `${code} · ${label}` }))}
        />
        <CheckboxField name="youthReduction" label={t('rh.coefficient.youth-reduction')} />
        {mayWritePay ? (
          <MinimaField />
        ) : (
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {t('rh.term.pay-right')}
          </Typography>
        )}
      </Form>
    </Dialog>
  )
}

const typedOf = ({ label, value, idcc, cspCode, youthReduction, minima = [] }: Coefficient) => ({
  label,
  value,
  idcc: idcc ?? '',
  cspCode: cspCode ?? '',
  youthReduction,
  minima,
})

const hasChanged = (coefficient: Coefficient | null, minima: CoefficientFields['minima']) =>
  JSON.stringify(coefficient?.minima ?? []) !== JSON.stringify(minima)
