import type { RoomOfPages } from '#kernel/web/pages.ts'
import { dashboardsPage } from '#platform/configuration/configuration.web.ts'
import { shellLabels } from '#platform/shell/shell.web.ts'
import { atelierTexts } from './atelier-texts.ts'
import { articlePages } from './article-sheets/article-sheets.web.ts'
import { lineWorkPages } from './line-work/line-work.web.ts'
import { linePages } from './lines/lines.web.ts'
import { deliveryPages } from './deliveries/deliveries.web.ts'
import { preparationPages } from './preparations/preparations.web.ts'
import { shipmentPages } from './shipments/shipments.web.ts'
import { inventoryPages } from './inventories/inventories.web.ts'
import { weighingPages } from './weighing/weighing.web.ts'
import { lotPages } from './lots/lots.web.ts'
import { planningPages } from './planning/planning.web.ts'
import { exportPages } from './exports/exports.web.ts'
import { resultPages } from './results/results.web.ts'
import { wallPages } from './wall/wall.web.ts'
import { compositionsPages } from './compositions/compositions.web.ts'

export const atelierWeb: RoomOfPages = {
  applicationId: 1,
  labels: [atelierTexts, shellLabels],
  pages: [
    dashboardsPage(1, 'tableauxdebord/atelier', 'atelier.dashboard'),
    ...deliveryPages,
    ...weighingPages,
    ...inventoryPages,
    ...preparationPages,
    ...shipmentPages,
    ...lotPages,
    ...linePages,
    ...articlePages,
    ...planningPages,
    ...lineWorkPages,
    ...wallPages,
    ...resultPages,
    ...exportPages,
    ...compositionsPages,
  ],
}
