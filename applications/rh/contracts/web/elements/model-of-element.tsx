import Typography from '@mui/material/Typography'
import { useWatch } from 'react-hook-form'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { documentModelsCalls } from '#platform/document-models/document-models.calls.ts'
import type { ElementKind } from '../../contract-element.model.ts'

const typeOf: Record<ElementKind, string> = {
  amendment: 'AMENDMENT',
  suspension: 'SUSPENSION',
  endingOfContract: 'END_OF_CONTRACT',
}

/** The model of which the document of an element is made, if any. */
export function ModelOfElement({ kind, companyId }: { kind: ElementKind; companyId: string }) {
  const t = useT()
  const chosen = useWatch({ name: 'documentModelId' }) as string | null
  const { data: models = [] } = useCall(documentModelsCalls.getUsableModels, { typeCode: typeOf[kind], companyId })
  return (
    <>
      <SelectField
        name="documentModelId"
        label={t('rh.element.model')}
        choices={models.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {!chosen && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('rh.element.model-help')}
        </Typography>
      )}
    </>
  )
}
