import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { auditedWordsOffer, rowsOfRoomsOffer } from '#platform/audit/audited-words.slot.ts'
import { configurationComponentsOffer } from '#platform/delegation/configuration-component.slot.ts'
import { atelierAuditedWords } from './audited-words.ts'
import { atelierComponents } from './atelier-components.model.ts'
import { fabricationRows } from './fabrication-rows.ts'
import { workshopsRoom } from './workshops/workshops.room.ts'
import { linesRoom } from './lines/lines.room.ts'
import { resourcesRoom } from './resources/resources.room.ts'
import { operatorsRoom } from './operators/operators.room.ts'
import { articleSheetsRoom } from './article-sheets/article-sheets.room.ts'
import { theoreticalStockRoom } from './theoretical-stock/theoretical-stock.room.ts'
import { planningRoom } from './planning/planning.room.ts'
import { fabricationOrdersRoom } from './fabrication-orders/fabrication-orders.room.ts'
import { fabricationRulesRoom } from './fabrication-rules/fabrication-rules.room.ts'
import { defectKindsRoom } from './defect-kinds/defect-kinds.room.ts'
import { lineWorkRoom } from './line-work/line-work.room.ts'
import { wallRoom } from './wall/wall.room.ts'
import { lotsRoom } from './lots/lots.room.ts'
import { deliveriesRoom } from './deliveries/deliveries.room.ts'
import { preparationsRoom } from './preparations/preparations.room.ts'
import { shipmentsRoom } from './shipments/shipments.room.ts'
import { inventoriesRoom } from './inventories/inventories.room.ts'
import { weighingRoom } from './weighing/weighing.room.ts'
import { exportsRoom } from './exports/exports.room.ts'
import { resultsRoom } from './results/results.room.ts'
import { sheetsRoom } from './sheets/sheets.room.ts'
import { compositionsRoom } from './compositions/compositions.room.ts'

/** The rooms of Atelier. */
export const atelierRooms = [
  sheetsRoom,
  lotsRoom,
  deliveriesRoom,
  weighingRoom,
  inventoriesRoom,
  shipmentsRoom,
  preparationsRoom,
  workshopsRoom,
  linesRoom,
  resourcesRoom,
  operatorsRoom,
  articleSheetsRoom,
  theoreticalStockRoom,
  planningRoom,
  fabricationOrdersRoom,
  fabricationRulesRoom,
  defectKindsRoom,
  lineWorkRoom,
  wallRoom,
  resultsRoom,
  exportsRoom,
  room({
    fills: [
      fill(auditedWordsOffer, atelierAuditedWords),
      fill(rowsOfRoomsOffer, fabricationRows),
      fill(configurationComponentsOffer, ...atelierComponents),
    ],
  }),
  compositionsRoom,
]
