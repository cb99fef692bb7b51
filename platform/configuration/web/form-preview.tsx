import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'
import { type FieldValues, FormProvider, type UseFormReturn } from 'react-hook-form'
import { useT } from '#kernel/web/i18n.ts'
import { FormRulesContext } from '#kernel/web/kit/form-context.ts'

type Props<Values extends FieldValues> = {
  form: UseFormReturn<Values>
  /** Names of the fields that must be filled in. */
  required: readonly string[]
  children: ReactNode
  /** Stands under the form. */
  note?: ReactNode
}

/** A form as people will meet it. One may try it; nothing is kept. */
export function FormPreview<Values extends FieldValues>({ form, required, children, note }: Props<Values>) {
  const t = useT()
  const titleId = useId()
  return (
    <Card component="section" aria-labelledby={titleId} sx={{ p: 2, bgcolor: 'background.default' }}>
      <Typography id={titleId} variant="overline" component="h3" sx={{ color: 'text.secondary' }}>
        {t('configuration.preview')}
      </Typography>
      <FormProvider {...form}>
        <FormRulesContext value={{ required: new Set(required), marksOptional: false }}>
          <Box sx={{ display: 'grid', gap: 2, mt: 1.5 }}>{children}</Box>
        </FormRulesContext>
      </FormProvider>
      {note}
    </Card>
  )
}
