import Add from '~icons/ic/baseline-add'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { LinesSkeleton } from '#kernel/web/kit/skeletons.tsx'
import type { DocumentObject, DocumentType, DocumentVariable } from '../document-type.model.ts'
import { DeleteVariable } from './delete-variable.tsx'
import { ObjectDialog } from './object-dialog.tsx'
import { VariableDialog } from './variable-dialog.tsx'
import { VariableTable } from './variable-table.tsx'

type Props = {
  type: DocumentType
  object: DocumentObject
  /** What the source is, in words. */
  source: string
  variables: readonly DocumentVariable[] | undefined
}

type Doing = { act: 'object' | 'add' } | { act: 'edit' | 'delete'; variable: DocumentVariable }

/** One thing that documents of the type speak of, with what they may say of it. */
export function ObjectCard({ type, object, source, variables }: Props) {
  const t = useT()
  const [doing, setDoing] = useState<Doing | null>(null)
  const close = () => setDoing(null)
  return (
    <SectionCard
      title={object.label}
      onEdit={() => setDoing({ act: 'object' })}
      actions={
        <Button
          size="small"
          variant="outlined"
          color="inherit"
          startIcon={<Add />}
          onClick={() => setDoing({ act: 'add' })}
        >
          {t('documents.variable.add')}
        </Button>
      }
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1.5, color: 'text.secondary' }}>
        <Typography variant="body2">
          <bdi>{object.name}</bdi>
          {` · ${t('documents.object.source-is', { source })} · ${t('documents.variable.count', { count: variables?.length ?? 0 })}`}
        </Typography>
        {object.many && <Chip label={t('documents.object.many-short')} />}
      </Box>
      {variables === undefined && <LinesSkeleton lines={2} />}
      {variables?.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('documents.variable.none')}
        </Typography>
      )}
      {variables && variables.length > 0 && (
        <VariableTable
          object={object}
          variables={variables}
          onEdit={variable => setDoing({ act: 'edit', variable })}
          onDelete={variable => setDoing({ act: 'delete', variable })}
        />
      )}
      {doing?.act === 'object' && <ObjectDialog type={type} object={object} onClose={close} />}
      {doing?.act === 'add' && (
        <VariableDialog type={type} object={object} variable={null} taken={variables ?? []} onClose={close} />
      )}
      {doing?.act === 'edit' && (
        <VariableDialog type={type} object={object} variable={doing.variable} taken={variables ?? []} onClose={close} />
      )}
      {doing?.act === 'delete' && <DeleteVariable object={object} variable={doing.variable} onClose={close} />}
    </SectionCard>
  )
}
