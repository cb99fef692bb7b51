import Add from '~icons/ic/baseline-add'
import EditOutlined from '~icons/ic/outline-edit'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useState } from 'react'
import { Link as RouterLink, useParams } from 'react-router'
import { useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { PageSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { namedRoutes } from '#platform/named-routes.model.ts'
import { documentTypesCalls } from '../document-types.calls.ts'
import { EditType } from './edit-type.tsx'
import { ObjectCard } from './object-card.tsx'
import { ObjectDialog } from './object-dialog.tsx'
import { TypeChips } from './type-chips.tsx'

/** What documents of a type speak of: objects of published sources, each with the variables that models may write. */
export function DocumentTypePage() {
  const t = useT()
  const id = Number(useParams().documentTypeId)
  const [doing, setDoing] = useState<'edit' | 'add' | null>(null)
  const asked = useCall(documentTypesCalls.getDocumentTypeById, { id })
  const type = asked.data
  const applicationId = type?.applicationId ?? 0
  const offered = useCall(
    documentTypesCalls.getDocumentVariables,
    { applicationId, typeId: id },
    { enabled: type !== undefined },
  ).data
  const sources = useCall(
    documentTypesCalls.getTableNamesOfDatabase,
    { applicationId },
    { enabled: type !== undefined },
  ).data
  if (asked.isPending) return <PageSkeleton />

  return (
    <Page
      title={type?.label ?? t('field.documentType')}
      before={
        <Link component={RouterLink} to={namedRoutes.sunDocumentGeneratorSetUp} sx={{ justifySelf: 'start' }}>
          {t('documents.type.back')}
        </Link>
      }
      context={
        type && (
          <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
            <bdi>{type.code}</bdi>
            <TypeChips type={type} />
          </Box>
        )
      }
      actions={
        type && (
          <>
            <Button variant="outlined" color="inherit" startIcon={<EditOutlined />} onClick={() => setDoing('edit')}>
              {t('documents.type.edit')}
            </Button>
            <Button variant="contained" startIcon={<Add />} onClick={() => setDoing('add')}>
              {t('documents.object.add')}
            </Button>
          </>
        )
      }
    >
      {asked.isError && <Failed error={asked.error} onRetry={() => asked.refetch()} />}
      {type?.objects.length === 0 && (
        <Empty title={t('documents.object.none')} text={t('documents.object.none-text')} />
      )}
      {type?.objects.map(object => (
        <ObjectCard
          key={object.id}
          type={type}
          object={object}
          source={sources?.find(({ name }) => name === object.source)?.label ?? object.source}
          variables={offered?.find(({ object: name }) => name === object.name)?.variables}
        />
      ))}
      {type && doing === 'edit' && <EditType type={type} onClose={() => setDoing(null)} />}
      {type && doing === 'add' && <ObjectDialog type={type} object={null} onClose={() => setDoing(null)} />}
    </Page>
  )
}
