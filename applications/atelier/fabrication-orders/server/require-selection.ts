import type { Given } from '#kernel/server/answers.ts'
import type { Call } from '#kernel/shared/call.ts'
import { dayInWords } from '#kernel/shared/dates-in-words.ts'
import { wrongField } from '#kernel/server/errors.ts'
import type { AtelierTables } from '#atelier/atelier-db.ts'
import { rulesOfCompany } from '#atelier/fabrication-rules/fabrication-rules.server.ts'
import { olderLot } from '../older-lot.model.ts'
import { lotsToPour } from './available-lots.queries.ts'

type Order = { orderId: string; companyId: string; workshopId: string; articleId: string; plannedOn: string }
type Choice = { lotIds: readonly string[]; isScanned: boolean; field: 'lots' | 'lotId'; reason: string | undefined }

/**
 * Lots that were added to an order are chosen as its company wants (component 111).
 * @throws Refusal 400 SCAN_REQUIRED of what was not scanned, REASON_REQUIRED where an older harvest stands free
 */
export async function requireSelection(
  { db, clock, language }: Pick<Given<Call, AtelierTables>, 'db' | 'clock' | 'language'>,
  { orderId, companyId, workshopId, articleId, plannedOn: day }: Order,
  { lotIds: chosen, isScanned, field, reason }: Choice,
) {
  if (chosen.length === 0) return
  const { lotSelection } = await rulesOfCompany(db, companyId)
  if (lotSelection === 'scan' && !isScanned) throw wrongField(field, 'SCAN_REQUIRED', 'atelier.order.scan-required')
  if (lotSelection !== 'fifo' || reason) return
  const { available, ofOrder } = await lotsToPour({ db, clock }, { orderId, workshopId, articleId, day })
  const older = olderLot({ available, ofOrder, chosen })
  if (older?.harvestedOn)
    throw wrongField('reason', 'REASON_REQUIRED', 'atelier.order.older-lot', {
      number: older.numLot,
      day: dayInWords(older.harvestedOn, language),
    })
}
