import { useT } from '#kernel/web/i18n.ts'
import { Page } from '#kernel/web/kit/page.tsx'
import { componentsIn, useComponentChoice } from './component-choice.ts'
import { ComponentList } from './component-list.tsx'
import { useConfigurable } from './use-configurable.ts'

/** Behind the settings button: what the person may set up of the application that was open. */
export function OwnConfigurationPage() {
  const t = useT()
  const { applicationId } = useComponentChoice()
  const configurable = useConfigurable()
  const application = configurable.data?.find(known => known.applicationId === applicationId)
  const shown = application ? [application] : configurable.data
  return (
    <Page
      title={
        application ? t('configuration.own.title-of', { application: application.name }) : t('configuration.own.title')
      }
      context={shown && t('configuration.own.count', { count: componentsIn(shown).length })}
    >
      <ComponentList configurable={configurable} />
    </Page>
  )
}
