import Add from '~icons/ic/baseline-add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { useState } from 'react'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { Tabs } from '#kernel/web/kit/tabs.tsx'
import { useRowInHand } from '#kernel/web/kit/use-row-in-hand.ts'
import type { EditorProps } from '../../component-editor.slot.ts'
import type { ConfiguredField } from '../../custom-field.model.ts'
import { customFieldsCalls } from '../../custom-fields.calls.ts'
import { OrderedList } from '../ordered-list.tsx'
import { moveBy } from '../move-by.ts'
import { FieldDialog } from './field-dialog.tsx'
import { FieldRow } from './field-row.tsx'
import { FieldsPreview } from './fields-preview.tsx'

/** The fields that the client adds to the records of an element, beside the form that they make. */
export function CustomFieldsEditor({ component: { elementId } }: EditorProps) {
  const t = useT()
  const entities = useCall(customFieldsCalls.getCustomizableEntities, { elementId })
  const { data: fields, error, refetch } = useCall(customFieldsCalls.getConfiguredFields, { elementId })
  const [chosen, setChosen] = useState<string | null>(null)
  const entityName = chosen ?? entities.data?.[0]?.name
  if (error ?? entities.error) return <Failed error={(error ?? entities.error) as Error} onRetry={refetch} />
  if (!fields || !entities.data) return <LinesSkeleton lines={6} />
  if (!entityName)
    return <Empty title={t('configuration.fields.nowhere')} text={t('configuration.fields.nowhere-text')} />
  return (
    <>
      {entities.data.length > 1 && (
        <Tabs
          label={t('configuration.fields.of')}
          value={entityName}
          onChange={setChosen}
          tabs={entities.data.map(({ name, label }) => ({ value: name, label }))}
        />
      )}
      <FieldsOfEntity
        key={entityName}
        elementId={elementId}
        entityName={entityName}
        fields={fields.filter(field => field.entityName === entityName)}
      />
    </>
  )
}

type Props = { elementId: number; entityName: string; fields: readonly ConfiguredField[] }

function FieldsOfEntity({ elementId, entityName, fields }: Props) {
  const t = useT()
  const [edited, setEdited] = useRowInHand(fields, ({ id }) => id)
  const move = moveBy(customFieldsCalls.moveCustomField)
  const add = (
    <Button variant="contained" startIcon={<Add />} onClick={() => setEdited('new')}>
      {t('configuration.fields.add')}
    </Button>
  )
  return (
    <>
      {fields.length === 0 ? (
        <Empty title={t('configuration.fields.none')} text={t('configuration.fields.none-text')} action={add} />
      ) : (
        <Box sx={columns}>
          <Box>
            <OrderedList label={t('field.customFields')} items={fields} nameOf={({ label }) => label} onMove={move}>
              {field => <FieldRow field={field} onEdit={() => setEdited(field)} />}
            </OrderedList>
            <Box sx={{ mt: 1.5 }}>{add}</Box>
          </Box>
          <FieldsPreview fields={fields} />
        </Box>
      )}
      {edited && (
        <FieldDialog
          place={{ elementId, entityName }}
          {...(edited !== 'new' && { field: edited })}
          onClose={() => setEdited(null)}
        />
      )}
    </>
  )
}

const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.25fr) minmax(0, 1fr)' },
}
