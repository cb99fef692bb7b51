import { room } from '#kernel/server/room.ts'
import { fill } from '#kernel/shared/offer.ts'
import { configurationComponentsOffer } from '#platform/delegation/configuration-component.slot.ts'
import { energieComponents } from './energie-components.model.ts'
import { sourcesRoom } from './sources/sources.room.ts'
import { metersRoom } from './meters/meters.room.ts'
import { billingPeriodsRoom } from './billing-periods/billing-periods.room.ts'
import { energyCompaniesRoom } from './energy-companies/energy-companies.room.ts'
import { energyContractsRoom } from './energy-contracts/energy-contracts.room.ts'
import { readingsRoom } from './readings/readings.room.ts'
import { dailyValuesRoom } from './daily-values/daily-values.room.ts'
import { ratesRoom } from './rates/rates.room.ts'
import { invoiceTypesRoom } from './invoice-types/invoice-types.room.ts'
import { energyInvoicesRoom } from './energy-invoices/energy-invoices.room.ts'
import { volumesRoom } from './volumes/volumes.room.ts'
import { pointsRoom } from './points/points.room.ts'
import { plansRoom } from './plans/plans.room.ts'

/** The rooms of Energie. */
export const energieRooms = [
  room({ fills: [fill(configurationComponentsOffer, ...energieComponents)] }),
  sourcesRoom,
  metersRoom,
  billingPeriodsRoom,
  energyCompaniesRoom,
  energyContractsRoom,
  readingsRoom,
  dailyValuesRoom,
  ratesRoom,
  invoiceTypesRoom,
  energyInvoicesRoom,
  volumesRoom,
  pointsRoom,
  plansRoom,
]
