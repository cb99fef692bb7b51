import Add from '~icons/ic/baseline-add'
import Button from '@mui/material/Button'
import { useQueries } from '@tanstack/react-query'
import { useState } from 'react'
import { queryOf, useCall } from '#kernel/web/api.ts'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Page } from '#kernel/web/kit/page.tsx'
import { SectionCard } from '#kernel/web/kit/section-card.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { applicationsCalls } from '#platform/applications/applications.calls.ts'
import { documentTypesCalls } from '../document-types.calls.ts'
import { NewType } from './new-type.tsx'
import { TypeList } from './type-list.tsx'

/** What clients may make models of, application by application. */
export function DocumentTypesPage() {
  const t = useT()
  const [isAdding, setIsAdding] = useState(false)
  const applications = useCall(applicationsCalls.getAllApplications, {})
  const known = applications.data ?? []
  const asked = useQueries({
    queries: known.map(({ id }) => queryOf(documentTypesCalls.getDocumentTypes, { applicationId: id })),
  })
  const failed = [applications, ...asked].find(({ error }) => error)
  const types = asked.flatMap(({ data }) => data ?? [])
  const isWaiting = applications.isPending || asked.some(({ isPending }) => isPending)
  return (
    <Page
      title={t('documents.title')}
      context={!isWaiting && t('documents.type.count', { count: types.filter(({ archived }) => !archived).length })}
      actions={
        <Button variant="contained" startIcon={<Add />} onClick={() => setIsAdding(true)}>
          {t('documents.type.new')}
        </Button>
      }
    >
      {failed?.error && <Failed error={failed.error} onRetry={() => failed.refetch()} />}
      {isWaiting && !failed && <CardSkeleton lines={6} />}
      {!isWaiting && types.length === 0 && <Empty title={t('documents.type.none')} />}
      {known.map(({ id, name }) => {
        const own = types.filter(({ applicationId }) => applicationId === id)
        return (
          own.length > 0 && (
            <SectionCard key={id} title={name}>
              <TypeList types={own} />
            </SectionCard>
          )
        )
      })}
      {isAdding && <NewType applications={known} onClose={() => setIsAdding(false)} />}
    </Page>
  )
}
