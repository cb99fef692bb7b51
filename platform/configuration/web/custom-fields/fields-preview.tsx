import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { useId } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { useT } from '#kernel/web/i18n.ts'
import { FormRulesContext } from '#kernel/web/kit/form-context.ts'
import type { CustomField } from '../../custom-field.model.ts'
import { CustomFieldInput } from './custom-field-input.tsx'
import { typedValuesOf } from './typed-values.ts'

/** The form as people will meet it. One may try it; nothing is kept. */
export function FieldsPreview({ fields }: { fields: readonly CustomField[] }) {
  const t = useT()
  const titleId = useId()
  const shown = fields.filter(({ active }) => active)
  const form = useForm({ values: typedValuesOf(shown, {}), resetOptions: { keepDirtyValues: true } })
  const required = new Set(shown.filter(field => field.required).map(({ key }) => key))
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: 2, bgcolor: 'background.default' }}>
      <Typography id={titleId} variant="overline" component="h3" sx={{ color: 'text.secondary' }}>
        {t('configuration.preview')}
      </Typography>
      <FormProvider {...form}>
        <FormRulesContext value={{ required, marksOptional: false }}>
          <Box sx={{ display: 'grid', gap: 2, mt: 1.5 }}>
            {shown.map(field => (
              <CustomFieldInput key={field.key} field={field} />
            ))}
          </Box>
        </FormRulesContext>
      </FormProvider>
    </Card>
  )
}
