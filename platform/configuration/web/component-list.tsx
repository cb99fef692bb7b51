import Box from '@mui/material/Box'
import Card from '@mui/material/Card'
import type { ReactNode } from 'react'
import { useT } from '#kernel/web/i18n.ts'
import { Empty } from '#kernel/web/kit/empty.tsx'
import { Failed } from '#kernel/web/kit/failed.tsx'
import { SearchBox } from '#kernel/web/kit/search-box.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { Tabs } from '#kernel/web/kit/tabs.tsx'
import { useSession } from '#kernel/web/session.ts'
import { componentsFound, componentsIn, placeOfComponent, useComponentChoice } from './component-choice.ts'
import { ComponentSheet } from './component-sheet.tsx'
import { ComponentsOfApplication } from './components-of-application.tsx'
import type { Configurable } from './use-configurable.ts'

type Props = {
  configurable: Configurable
  /** Stands beside the components, whatever their number. */
  aside?: ReactNode
}

/** The components, sought by word and by application; the one that is opened stands in a sheet beside them. */
export function ComponentList({ configurable: { data, error, refetch }, aside }: Props) {
  const t = useT()
  const { applicationId, componentId, search, change } = useComponentChoice()
  if (error && !data) return <Failed error={error} onRetry={refetch} />
  if (!data) return <CardSkeleton lines={8} />
  if (data.length === 0)
    return (
      <Beside aside={aside}>
        <Nothing />
      </Beside>
    )
  const found = componentsFound(data, { applicationId, search })
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
      <Beside aside={aside}>
        {found.length === 0 && (
          <Card>
            <Empty title={t('configuration.not-found')} text={t('configuration.not-found-text')} />
          </Card>
        )}
        {found.map(application => (
          <ComponentsOfApplication
            key={application.applicationId}
            application={application}
            onOpen={id => change({ component: String(id) })}
          />
        ))}
      </Beside>
      {opened && (
        <ComponentSheet key={opened.component.id} place={opened} onClose={() => change({ component: null })} />
      )}
    </Box>
  )
}

const Beside = ({ aside, children }: { aside: ReactNode; children: ReactNode }) => (
  <Box sx={aside ? columns : undefined}>
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2.5, alignContent: 'start' }}>
      {children}
    </Box>
    {aside}
  </Box>
)

const columns = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 2.8fr) minmax(260px, 1fr)' },
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
