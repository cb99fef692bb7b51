import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { useCall, useSend } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Chip } from '#kernel/web/kit/chip.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { SideSheet } from '#kernel/web/kit/side-sheet.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { useFormat } from '#kernel/web/use-format.ts'
import type { DocumentModel, ModelVersion } from '../../document-model.model.ts'
import { documentModelsCalls } from '../../document-models.calls.ts'
import { VersionChanges } from './version-changes.tsx'

/** Every text that the model has had; a former one can be taken up again. */
export function VersionsSheet({ model, onClose }: { model: DocumentModel; onClose: () => void }) {
  const t = useT()
  const { data, error, refetch } = useCall(documentModelsCalls.getModelVersions, { id: model.id })
  const restoring = useSend(documentModelsCalls.restoreVersion, {
    staysOnPage: true,
    onDone: () => window.location.reload(),
  })
  return (
    <SideSheet title={t('field.versions')} context={model.name} onClose={onClose}>
      {error && <Failed error={error} onRetry={refetch} />}
      {!data && !error && <CardSkeleton lines={4} />}
      {data?.map((version, at) => (
        <OneVersion
          key={version.number}
          modelId={model.id}
          version={version}
          former={data[at + 1]?.number}
          isServing={version.number === model.publishedVersion}
          onRestore={
            model.can.edit && version.publishedAt
              ? () => restoring.start({ id: model.id, number: version.number, version: model.version })
              : undefined
          }
        />
      ))}
    </SideSheet>
  )
}

type Props = {
  modelId: string
  version: ModelVersion
  /** The one before it. */
  former: number | undefined
  isServing: boolean
  onRestore: (() => void) | undefined
}

function OneVersion({ modelId, version, former, isServing, onRestore }: Props) {
  const t = useT()
  const [isCompared, setCompared] = useState(false)
  const { moment } = useFormat()
  const { number, note, savedAt, savedBy, publishedAt, publishedBy } = version
  return (
    <Box sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider', display: 'grid', gap: 0.5 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="subtitle2">{t('document-models.version', { number })}</Typography>
        {isServing && <Chip label={t('document-models.serves')} tone="success" />}
        {!publishedAt && <Chip label={t('document-models.is-written')} tone="warning" />}
      </Box>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {publishedAt
          ? t('document-models.published-by', { name: publishedBy, moment: moment(publishedAt) })
          : t('document-models.saved-by-at', { name: savedBy, moment: moment(savedAt) })}
      </Typography>
      {note && <Typography variant="body2">{note}</Typography>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {former !== undefined && (
          <Button size="small" aria-expanded={isCompared} onClick={() => setCompared(!isCompared)}>
            {t('document-models.compare', { number: former })}
          </Button>
        )}
        {onRestore && (
          <Button size="small" onClick={onRestore}>
            {t('document-models.take-up')}
          </Button>
        )}
      </Box>
      {isCompared && former !== undefined && <VersionChanges modelId={modelId} older={former} newer={number} />}
    </Box>
  )
}
