import SettingsOutlined from '~icons/ic/outline-settings'
import { useT } from '#kernel/web/i18n.ts'
import { useMenu } from '#platform/rights/rights.web.ts'
import { namedRoutes } from '#platform/named-routes.model.ts'
import { capitalise } from '../menu/menu-tree.ts'
import { usePlaceInMenu } from '../menu/use-menu.ts'
import { BarButton } from '#kernel/web/kit/bar-button.tsx'

/** The way to the configuration of the application on screen, for whoever may open it. */
export function SettingsButton() {
  const t = useT()
  const menu = useMenu()
  const module = usePlaceInMenu()?.module
  if (!module?.id || !menu?.configurableApplications.includes(module.id)) return null
  return (
    <BarButton
      icon={SettingsOutlined}
      label={t('shell.settings', { application: capitalise(module.name) })}
      to={`${namedRoutes.userConfigurationDelegation}?${new URLSearchParams({ application: String(module.id) })}`}
    />
  )
}
