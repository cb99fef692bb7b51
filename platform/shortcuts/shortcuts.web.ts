import type { LabelModules } from '#kernel/shared/labels.ts'
import { fill } from '#kernel/shared/offer.ts'
import type { WebRoom } from '#kernel/web/pages.ts'
import { type BarTool, barToolsOffer } from '#platform/bar-tool.slot.ts'
import { type HomeCard, homeCardsOffer } from '#platform/home-panel.slot.ts'
import { namedRoutes } from '#platform/named-routes.model.ts'

export const shortcutsLabels: LabelModules = {
  fr: () => import('./labels/fr.ts'),
  en: () => import('./labels/en.ts'),
  es: () => import('./labels/es.ts'),
  ar: () => import('./labels/ar.ts'),
}

/** The shortcuts button of the bar. */
const shortcutsMenu: BarTool = {
  place: 'shortcuts',
  labels: [shortcutsLabels],
  load: async () => (await import('./web/shortcuts-menu.tsx')).ShortcutsMenu,
}

const shortcutsAtHome: HomeCard = {
  labels: [shortcutsLabels],
  load: async () => (await import('./web/shortcuts-at-home.tsx')).ShortcutsAtHome,
}

export const shortcutsWeb: WebRoom = {
  labels: [shortcutsLabels],
  fills: [fill(barToolsOffer, shortcutsMenu), fill(homeCardsOffer, shortcutsAtHome)],
  pages: [
    {
      path: namedRoutes.sunShortcuts,
      name: 'sunShortcuts',
      layout: 'adminOfClient',
      title: 'field.shortcuts',
      load: async () => (await import('./web/admin/shortcuts-page.tsx')).ShortcutsPage,
    },
  ],
}
