import { useT } from '#kernel/web/i18n.ts'
import { Page } from '#kernel/web/kit/page.tsx'
import { componentsIn } from './component-choice.ts'
import { ComponentList } from './component-list.tsx'
import { useConfigurable } from './use-configurable.ts'

/** For the client's admin: everything that is set up, what can be set up already first. */
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
      <ComponentList configurable={configurable} />
    </Page>
  )
}
