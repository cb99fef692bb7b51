import Box from '@mui/material/Box'
import { useState } from 'react'
import { useAlert } from '#kernel/web/alerts.ts'
import { atFields, useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Facts } from '#kernel/web/kit/facts.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import { type CustomField, type CustomFieldsSectionProps, typedValuesSchema } from '../../custom-field.model.ts'
import { customFieldsCalls } from '../../custom-fields.calls.ts'
import { CustomFieldInput } from './custom-field-input.tsx'
import { changedValues, typedValuesOf } from './typed-values.ts'
import { valueInWords } from './value-in-words.ts'

/** What the client wanted to know besides, of one record. */
export function CustomFieldsSection({ entityName, values, onSave }: CustomFieldsSectionProps) {
  const t = useT()
  const [isEdited, setIsEdited] = useState(false)
  const { data: fields = [] } = useCall(customFieldsCalls.getCustomFields, { entityName })
  if (fields.length === 0) return null
  return (
    <SectionCard title={t('configuration.section')} {...(onSave && !isEdited && { onEdit: () => setIsEdited(true) })}>
      {onSave && isEdited ? (
        <ValuesForm fields={fields} values={values} onSave={onSave} onClose={() => setIsEdited(false)} />
      ) : (
        <Values fields={fields} values={values} />
      )}
    </SectionCard>
  )
}

type ValuesProps = { fields: readonly CustomField[]; values: CustomFieldsSectionProps['values'] }

function Values({ fields, values }: ValuesProps) {
  const t = useT()
  const words = { format: useFormat(), yes: t('answer.yes'), no: t('answer.no') }
  const facts = fields.map(field => ({ label: field.label, value: valueInWords(field, values[field.key], words) }))
  return <Facts facts={facts} />
}

type FormProps = ValuesProps & { onSave: NonNullable<CustomFieldsSectionProps['onSave']>; onClose: () => void }

function ValuesForm({ fields, values, onSave, onClose }: FormProps) {
  const t = useT()
  const alert = useAlert()
  const save = async (typed: Record<string, unknown>) => {
    const changed = changedValues(fields, values, typed)
    try {
      if (Object.keys(changed).length > 0) await onSave(changed)
    } catch (failure) {
      throw atTheirFields(failure)
    }
    alert.success(t('configuration.section-saved'))
    onClose()
  }
  return (
    <Form
      schema={typedValuesSchema(fields)}
      values={typedValuesOf(fields, values)}
      onSubmit={save}
      submit={t('verb.save')}
      onCancel={onClose}
    >
      <Box sx={grid}>
        {fields.map(field => (
          <CustomFieldInput key={field.key} field={field} value={values[field.key]} />
        ))}
      </Box>
    </Form>
  )
}

/** A record's call holds the values somewhere inside; the form knows them by their key. */
const atTheirFields = (failure: unknown) => atFields(failure, field => field.split('.').at(-1) ?? '')

const grid = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  pt: 0.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
}
