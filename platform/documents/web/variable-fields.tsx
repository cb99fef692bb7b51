import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { AnswerOf } from '#kernel/shared/call.ts'
import { useT } from '#kernel/web/i18n.ts'
import { AutocompleteField } from '#kernel/web/kit/autocomplete-field.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { type DocumentObject, formatsOf, type VariableType } from '../document-type.model.ts'
import type { documentTypesCalls } from '../document-types.calls.ts'
import { writtenInModels } from './written-in-models.ts'

type Field = AnswerOf<typeof documentTypesCalls.getColumnNamesOfTable>[number]
type Typed = { path: string; fr: string; format: string | null }

/** The field, and how it is written: a field brings its own name until one writes another. */
export function VariableFields({ fields, object }: { fields: readonly Field[]; object: DocumentObject }) {
  const t = useT()
  const { setValue } = useFormContext<Typed>()
  const { path, fr, format } = useWatch<Typed>() as Typed
  const field = fields.find(({ name }) => name === path)
  const brought = useRef(path === '' ? '' : fr)
  const former = useRef(path)
  const formats: readonly string[] = field ? formatsOf[field.type as VariableType] : []

  useEffect(() => {
    if (!field || path === former.current) return
    former.current = path
    if (fr === brought.current) setValue('fr', field.label)
    brought.current = field.label
    if (format === null || !formats.includes(format)) setValue('format', formats[0] ?? null)
  })

  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: 'repeat(2, minmax(0, 1fr))' }, pt: 1 }}>
      <AutocompleteField
        name="path"
        label={t('documents.variable.field')}
        suggestions={fields.map(({ name, label }) => ({ value: name, label }))}
      />
      <SelectField
        name="format"
        label={t('field.format')}
        disabled={formats.length === 0}
        choices={formats.map(value => ({ value, label: t(`documents.variable.format.${value}`) }))}
      />
      {field && (
        <Typography variant="body2" sx={{ color: 'text.secondary', gridColumn: '1 / -1' }}>
          {t('documents.variable.in-models')} : <bdi>{writtenInModels(object, { path })}</bdi>
        </Typography>
      )}
    </Box>
  )
}
