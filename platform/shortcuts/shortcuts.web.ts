import type { LabelModules } from '#kernel/shared/labels.ts'
import type { BroughtPart } from '#kernel/web/brought.tsx'
import type { WebRoom } from '#kernel/web/pages.ts'
import type { BarTool } from '#platform/shell/bar-tool.slot.ts'
import { namedRoutes } from '#platform/named-routes.model.ts'

export const shortcutsLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

/** The shortcuts button of the bar. */
export const shortcutsMenu: BarTool = {
  labels: [shortcutsLabels],
  load: async () => (await import('./web/shortcuts-menu.tsx')).ShortcutsMenu,
}

/** A card of the home page. */
export const shortcutsAtHome: BroughtPart = {
  labels: [shortcutsLabels],
  load: async () => (await import('./web/shortcuts-at-home.tsx')).ShortcutsAtHome,
}

export const shortcutsWeb: WebRoom = {
  labels: [shortcutsLabels],
  pages: [
    {
      path: namedRoutes.sunShortcuts,
      name: 'sunShortcuts',
      layout: 'adminOfClient',
      title: 'shortcuts.title',
      load: async () => (await import('./web/admin/shortcuts-page.tsx')).ShortcutsPage,
    },
  ],
}
