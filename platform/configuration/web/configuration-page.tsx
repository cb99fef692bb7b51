import { Brought } from '#kernel/web/brought.tsx'
import { useT } from '#kernel/web/i18n.ts'
import { Page } from '#kernel/web/kit/page.tsx'
import { CardSkeleton } from '#kernel/web/kit/skeletons.tsx'
import { securityOfClient } from '#platform/clients/clients.web.ts'
import { componentsIn } from './component-choice.ts'
import { ComponentList } from './component-list.tsx'
import { useConfigurable } from './use-configurable.ts'

/** For the client's admin: everything that is set up, and how far the client's doors are open. */
export function ConfigurationPage() {
  const t = useT()
  const configurable = useConfigurable()
  const count = configurable.data && componentsIn(configurable.data).length
  return (
    <Page
      title={t('configuration.title')}
      context={
        configurable.data &&
        `${t('count.applications', { count: configurable.data.length })} · ${t('configuration.components', { count })}`
      }
    >
      <ComponentList
        configurable={configurable}
        aside={<Brought part={securityOfClient} fallback={<CardSkeleton />} />}
      />
    </Page>
  )
}
