import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { Fold } from '#kernel/web/kit/fold.tsx'
import { SearchBox } from '#kernel/web/kit/search-box.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { Tabs } from '#kernel/web/kit/tabs.tsx'
import { useSession } from '#kernel/web/session.ts'
import {
  componentsFound,
  componentsIn,
  componentsWhere,
  placeOfComponent,
  useComponentChoice,
} from './component-choice.ts'
import { ComponentSheet } from './component-sheet.tsx'
import { ComponentsOfApplication } from './components-of-application.tsx'
import { useEditors } from './editors.ts'
import type { Configurable } from './use-configurable.ts'

/**
 * The components, sought by word and by application, those that can be set up first; the one that is opened stands in a
 * sheet beside them.
 */
export function ComponentList({ configurable: { data, error, refetch } }: { configurable: Configurable }) {
  const t = useT()
  const { applicationId, componentId, search, change } = useComponentChoice()
  const editorOf = useEditors()
  if (error && !data) return <Failed error={error} onRetry={refetch} />
  if (!data) return <CardSkeleton lines={8} />
  if (data.length === 0) return <Nothing />
  const found = componentsFound(data, { applicationId, search })
  const usable = componentsWhere(found, ({ kind }) => editorOf(kind) !== undefined)
  const planned = componentsWhere(found, ({ kind }) => editorOf(kind) === undefined)
  const listOf = (applications: typeof found) =>
    applications.map(application => (
      <ComponentsOfApplication
        key={application.applicationId}
        application={application}
        onOpen={id => change({ component: String(id) })}
      />
    ))
  const opened = placeOfComponent(data, componentId)
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2, alignContent: 'start' }}>
      <Card
        sx={{
          px: 2,
          pt: 2,
          pb: data.length > 1 ? 0 : 2,
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr)',
          gap: 1,
        }}
      >
        <SearchBox
          value={search}
          onSearch={words => change({ search: words })}
          placeholder={t('configuration.search')}
        />
        {data.length > 1 && (
          <Tabs
            label={t('field.applications')}
            value={String(data.some(known => known.applicationId === applicationId) ? applicationId : '')}
            onChange={chosen => change({ application: chosen })}
            tabs={[
              { value: '', label: t('configuration.all'), count: componentsIn(data).length },
              ...data.map(application => ({
                value: String(application.applicationId),
                label: application.name,
                count: componentsIn([application]).length,
              })),
            ]}
          />
        )}
      </Card>
      {found.length === 0 && (
        <Card>
          <Empty title={t('configuration.not-found')} text={t('configuration.not-found-text')} />
        </Card>
      )}
      {listOf(usable)}
      {planned.length > 0 && (
        <Fold
          key={usable.length === 0 ? 'alone' : 'below'}
          name={t('configuration.planned')}
          count={componentsIn(planned).length}
          startsOpen={usable.length === 0}
        >
          <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5, pt: 1.5 }}>
            {listOf(planned)}
          </Box>
        </Fold>
      )}
      {opened && (
        <ComponentSheet key={opened.component.id} place={opened} onClose={() => change({ component: null })} />
      )}
    </Box>
  )
}

function Nothing() {
  const t = useT()
  const isReadOnly = useSession().client?.readOnly === true
  return (
    <Card>
      <Empty
        title={t('configuration.none')}
        text={t(isReadOnly ? 'configuration.none-read-only' : 'configuration.none-text')}
      />
    </Card>
  )
}
