import { rowsOfCompositions } from './compositions.ts'
import { rowsOfControls } from './controls.ts'
import { rowsOfDeliveries } from './deliveries.ts'
import { rowsOfDisputes } from './disputes.ts'
import type { Member } from './memberships.ts'
import { rowsOfForecasts } from './forecasts.ts'
import { rowsOfGreenhouseWork } from './greenhouse-work.ts'
import { rowsOfNonConformities } from './non-conformities.ts'
import { rowsOfInventories } from './inventories.ts'
import { rowsOfSalesForecasts } from './sales-forecasts.ts'
import { rowsOfShipments } from './shipments.ts'
import { idsFor, type Organisation } from './organisation.ts'
import { rowsOfPastSales } from './past-sales.ts'
import { rowsOfPlantRounds } from './plant-rounds.ts'
import { rowsOfPlantings } from './plantings.ts'
import { workshopPlans } from './plans/workshops.ts'
import { goodsOf } from './workshop-goods.ts'
import { workshopMasters } from './workshop-masters.ts'

/** Three weeks of a workshop: harvested, received, mixed, packed, shipped; what is of the last days is still there. */
export function rowsOfWorkshop(organisation: Organisation, members: readonly Member[], today: Temporal.PlainDate) {
  const shop = workshopPlans.find(({ client }) => client === organisation.plan.slug)
  if (!shop) return {}
  const { slug, canary } = organisation.plan
  const id = idsFor(`workshop of ${slug}`)
  const masters = workshopMasters(organisation, shop, id, `${today}T06:00:00Z`)
  const goods = goodsOf(masters, { id, slug, today, canary: canary ?? null })
  const [holder] = members
  const plantings = rowsOfPlantings(organisation, masters, today)
  const held = goods.lots.filter(
    ({ kind, harvestedOn }) => kind === 'harvest' && harvestedOn === today.subtract({ days: 1 }).toString(),
  )
  const made = rowsOfCompositions({ masters, id: idsFor(`compositions of ${slug}`), today })
  const brought = rowsOfDeliveries({
    masters,
    goods,
    clientId: organisation.clientId,
    id: idsFor(`deliveries of ${slug}`),
    today,
    by: holder?.userId ?? null,
  })
  const counted = rowsOfInventories({
    masters,
    goods,
    clientId: organisation.clientId,
    id: idsFor(`inventories of ${slug}`),
    today,
    by: holder?.userId ?? null,
    counter: (members[1] ?? holder)?.userId ?? null,
  })
  const leaving = rowsOfShipments({
    masters,
    goods,
    clientId: organisation.clientId,
    id: idsFor(`shipments of ${slug}`),
    today,
    by: holder?.userId ?? null,
    supportId: brought.containers.find(({ use }) => use === 'support')?.id ?? null,
  })
  const past = rowsOfPastSales({ masters, id: idsFor(`past sales of ${slug}`), today, canary: canary ?? null })
  const { 'platform.number_series': numbers, ...disputed } = rowsOfDisputes({
    masters,
    goods,
    slug,
    today,
    id: idsFor(`disputes of ${slug}`),
    by: holder?.userId ?? null,
  })
  const controlled = rowsOfControls({
    masters,
    slug,
    today,
    id: idsFor(`controls of ${slug}`),
    by: members.slice(0, 2).map(({ userId }) => userId),
  })
  const { numbers: numbersOfNonConformities, ...notConform } = rowsOfNonConformities({
    masters,
    slug,
    today,
    id: idsFor(`non-conformities of ${slug}`),
    members,
    records: controlled['qualite.control_record'],
  })
  return {
    ...masters.rows,
    'platform.article_family': [...masters.rows['platform.article_family'], ...made['platform.article_family']],
    'platform.article': [...masters.rows['platform.article'], ...made['platform.article']],
    'commerce.sales_forecast': rowsOfSalesForecasts(organisation, {
      masters,
      pallets: goods.pallets,
      today,
      by: holder?.userId ?? null,
    }),
    'culture.planting': plantings,
    ...rowsOfForecasts(organisation, { plantings, lots: goods.lots, today, by: holder?.userId ?? null }),
    ...rowsOfPlantRounds(organisation, { plantings, members, today }),
    ...rowsOfGreenhouseWork(organisation, masters, { today, by: holder?.userId ?? null }),
    'atelier.composition': made['atelier.composition'],
    'atelier.composition_line': made['atelier.composition_line'],
    'atelier.lot': goods.lots,
    'atelier.lot_origin': goods.origins,
    'atelier.stock_move': [...goods.moves, ...leaving.moves],
    'atelier.transformation': goods.transformations,
    'atelier.transformation_input': goods.inputs,
    'atelier.transformation_output': goods.outputs,
    'atelier.lot_hold': held.slice(0, 2).map(({ id: lotId }, place) => ({
      id: id(),
      lotId,
      status: place === 0 ? 'held' : 'pending',
      reason: `${canary ? `${canary} ` : ''}${place === 0 ? 'Vitre brisée au-dessus du bloc' : 'Analyse de résidus en cours'}`,
      source: 'person',
      heldBy: holder?.userId ?? null,
      heldAt: `${today}T09:20:00Z`,
    })),
    'atelier.container': brought.containers,
    'atelier.scale': brought.scales,
    'atelier.graded_crop': brought.graded,
    'atelier.delivery': brought.deliveries,
    'atelier.delivery_line': brought.lines,
    'atelier.weighing': brought.weighings,
    'atelier.inventory': counted.inventories,
    'atelier.inventory_location': counted.places,
    'atelier.inventory_line': counted.lines,
    'atelier.inventory_count': counted.counts,
    'platform.number_series': [
      ...brought.numbers,
      ...counted.numbers,
      ...leaving.numbers,
      ...numbers,
      ...numbersOfNonConformities,
    ],
    'platform.sales_document': [...goods.notes, ...leaving.notes, ...past.notes],
    'platform.sales_document_line': [...goods.pallets, ...leaving.noteLines, ...past.lines],
    'atelier.gs1_prefix': leaving.prefixes,
    'atelier.shipment': leaving.shipments,
    'atelier.shipment_line': leaving.lines,
    'atelier.pallet': leaving.pallets,
    'atelier.pallet_line': leaving.palletLines,
    ...disputed,
    ...controlled,
    ...notConform,
  }
}
