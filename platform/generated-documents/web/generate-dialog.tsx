import Alert from '@mui/material/Alert'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { z } from 'zod'
import { asOneLine } from '#kernel/shared/written-text.ts'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { CheckboxField } from '#kernel/web/kit/checkbox-field.tsx'
import { Dialog } from '#kernel/web/kit/dialog.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Form } from '#kernel/web/kit/form.tsx'
import { SelectField } from '#kernel/web/kit/select-field.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { TextField } from '#kernel/web/kit/text-field.tsx'
import type { ModelForRecords } from '#platform/document-models/document-model.model.ts'
import { documentModelsCalls } from '#platform/document-models/document-models.calls.ts'
import { addressOfRun, type RecordToWriteFor } from '../generation.model.ts'
import { generationRunsCalls } from '../generation-runs.calls.ts'

type Props = { source: string; records: readonly RecordToWriteFor[]; onClose: (hasBegun: boolean) => void }

/** Asks which model, then has a document made of each record: the page of the run says how far it is. */
export function GenerateDialog({ source, records, onClose }: Props) {
  const t = useT()
  const { data: models, error, refetch } = useCall(documentModelsCalls.getModelsFor, { source }, { staysOnPage: true })
  return (
    <Dialog title={t('generated-documents.generate', { count: records.length })} onClose={() => onClose(false)}>
      {error && !models && <Failed error={error} onRetry={refetch} />}
      {!error && !models && <CardSkeleton lines={3} />}
      {models?.length === 0 && <Alert severity="info">{t('generated-documents.no-model')}</Alert>}
      {models && models.length > 0 && <Wish models={models} records={records} onClose={onClose} />}
    </Dialog>
  )
}

const schema = z.strictObject({
  modelId: z.string(),
  name: z.string().overwrite(asOneLine).min(1).max(80),
  keeps: z.boolean(),
})
type Typed = z.output<typeof schema>

function Wish({ models, records, onClose }: Omit<Props, 'source'> & { models: readonly ModelForRecords[] }) {
  const t = useT()
  const navigate = useNavigate()
  const [origin] = useState(() => crypto.randomUUID())
  const { send } = useSend(generationRunsCalls.createGenerationRun, { staysOnPage: true })
  const [first] = models as [ModelForRecords]

  const begin = async ({ modelId, name, keeps }: Typed) => {
    const { object } = models.find(({ id }) => id === modelId) as ModelForRecords
    const items = records.map(record => ({
      documentName: `${name} ${record.name}`,
      sourceObjects: { [object]: record.id },
    }))
    const run = await send({ modelId, name, keeps, items, origin })
    onClose(true)
    await navigate(addressOfRun(run.id))
  }

  return (
    <Form
      schema={schema}
      values={{ modelId: first.id, name: first.name, keeps: true }}
      submit={t('generated-documents.begin', { count: records.length })}
      onSubmit={begin}
      onCancel={() => onClose(false)}
      asksBeforeLeaving={false}
    >
      <SelectField
        name="modelId"
        label={t('generated-documents.model')}
        choices={models.map(({ id, name, type }) => ({ value: id, label: `${name} · ${type}` }))}
      />
      <TextField name="name" label={t('generated-documents.names')} help={t('generated-documents.names-help')} />
      <CheckboxField name="keeps" label={t('generated-documents.keep')} />
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('generated-documents.may-leave')}
      </Typography>
    </Form>
  )
}
