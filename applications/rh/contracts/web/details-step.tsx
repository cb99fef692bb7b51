import Typography from '@mui/material/Typography'
import { useWatch } from 'react-hook-form'
import { useCall } from '#kernel/web/api.ts'
import { componentOf } from '#kernel/web/brought.tsx'
import { useLanguage, useT } from '#kernel/web/i18n.ts'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { documentModelsCalls } from '#platform/document-models/document-models.calls.ts'
import { readingLanguages } from '#rh/contract-terms/type-of-contract.model.ts'
import { dpaeFieldsPart } from '#rh/positions/positions.web.ts'
import { FieldsGrid } from './fields-grid.tsx'

const DpaeFields = componentOf(dpaeFieldsPart, <CardSkeleton lines={8} />)

/** What goes with the contract: its document, and what is declared of the post. */
export function DetailsStep({ companyId }: { companyId: string | null }) {
  const t = useT()
  const language = useLanguage()
  const { data: models = [] } = useCall(documentModelsCalls.getUsableModels, {
    typeCode: 'WORK_CONTRACT',
    ...(companyId && { companyId }),
  })
  const model = useWatch({ name: 'documentModel' }) as string | null
  const names = new Intl.DisplayNames(language, { type: 'language' })
  return (
    <>
      <SectionCard title={t('rh.contract.document')}>
        <FieldsGrid>
          <SelectField
            name="documentModel"
            label={t('rh.contract.model')}
            choices={models.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <SelectField
            name="readingLanguage"
            label={t('rh.contract.reading-language')}
            choices={readingLanguages.map(code => ({ value: code, label: names.of(code) ?? code }))}
          />
        </FieldsGrid>
        {!model && (
          <Typography variant="body2" sx={{ color: 'text.secondary', mt: 1.5 }}>
            {t('rh.contract.model-help')}
          </Typography>
        )}
      </SectionCard>
      <DpaeFields />
    </>
  )
}
