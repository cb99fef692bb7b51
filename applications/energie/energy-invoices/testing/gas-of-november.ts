import type { Level } from '#kernel/shared/access.ts'
import type { SentTo } from '#kernel/shared/call.ts'
import { as } from '#kernel/testing/as.ts'
import type { TestPerson } from '#platform/testing/world.ts'
import { pricesField } from '#energie/energie-place.model.ts'
import { gasContract, gasMeter, november, quoted, rate, readOn } from '#energie/testing/gas-contract.ts'
import { energyContractsElement } from '../../energy-contracts/energy-contract.model.ts'
import { invoiceTypesCalls } from '../../invoice-types/invoice-types.calls.ts'
import { invoiceTypesElement } from '../../invoice-types/invoice-types-place.model.ts'
import { metersElement } from '../../meters/meter.model.ts'
import { ratesElement } from '../../rates/rates-place.model.ts'
import { readingsElement } from '../../readings/reading.model.ts'
import type { energyInvoicesCalls } from '../energy-invoices.calls.ts'
import { disputeRight, energyInvoicesElement, validateRight } from '../energy-invoices-place.model.ts'

/** What who handles invoices may do, beside what a contract is made of. */
export const rightsOf = (level: Level, prices: Level = 1): Record<string, Level> => ({
  [energyInvoicesElement]: level,
  [validateRight]: level,
  [disputeRight]: level,
  [pricesField]: prices,
  [invoiceTypesElement]: 2,
  [ratesElement]: 2,
  [metersElement]: 2,
  [energyContractsElement]: 2,
  [readingsElement]: 3,
  'energie/facturation/periodicites': 2,
  'energie/dataBourse/gazpegeod': 3,
  'energie/variables/gazpcs': 2,
})

const blank = { multiple: null, series: null, least: null, most: null, rateTableId: null, vatTableId: null }

/**
 * A gas contract whose November should cost 7 815.95 euros without tax (design of Énergie, section 7), at 2.50 euros above
 * the PEG of 33.40.
 */
export async function gasOfNovember(person: TestPerson, billingPeriodId: string | null = null, abovePeg = 2.5) {
  const factorTableId = await rate(person, 'Conversion', 'factor', [['2025-01-01', 1.1954]])
  const taxId = await rate(person, 'Accise', 'eur_mwh', [
    ['2025-01-01', 10],
    ['2025-11-16', 12],
  ])
  const type = await as(person).call(invoiceTypesCalls.createInvoiceType, {
    name: 'Gaz indexé',
    note: null,
    factorTableId,
    components: [
      { ...blank, name: 'Énergie', kind: 'indexed', price: abovePeg, multiple: 1, series: 'peg' },
      { ...blank, name: 'Accise', kind: 'rate', price: null, rateTableId: taxId },
      { ...blank, name: 'Abonnement', kind: 'month', price: 180 },
    ],
  })
  const meter = await gasMeter(person)
  await readOn(person, meter.id, '2025-10-31', 100_000)
  await readOn(person, meter.id, '2025-11-30', 112_000)
  const contract = await gasContract(person, meter.id, { billingPeriodId, invoiceTypeId: type.id })
  await quoted(person, 'gazpegeod', 'peg', 33.4)
  await quoted(person, 'gazpcs', 'pcs', 11.35)
  await as(person).call(invoiceTypesCalls.testInvoiceType, { id: type.id, contractId: contract.id, ...november })
  await as(person).call(invoiceTypesCalls.activateInvoiceType, {
    id: type.id,
    version: type.version,
    activeFrom: '2025-01-01',
  })
  return { ...contract, meterId: meter.id, typeId: type.id }
}

type Sent = SentTo<typeof energyInvoicesCalls.createEnergyInvoice>

/** As the supplier wrote it: by default 82.45 euros too much, on its energy. */
export function invoiceOf(contractId: string, said: Partial<Sent> & { energyCents?: number } = {}): Sent {
  const { energyCents = 592_745, ...fields } = said
  const line = (component: string, unit: 'kwh' | 'month', quantity: number, price: number, amountCents: number) => ({
    component,
    unit,
    quantity,
    price,
    amountCents,
    vatRate: 0,
    vatCents: 0,
  })
  return {
    contractId,
    number: 'F-2025-11',
    issuedOn: '2025-12-05',
    fromOn: november.from,
    toOn: november.to,
    onEstimate: false,
    exclCents: energyCents + 81_407 + 97_688 + 18_000,
    vatCents: 0,
    note: null,
    lines: [
      line('Énergie', 'kwh', 162_813.48, 36.4064, energyCents),
      line('Accise', 'kwh', 81_406.74, 10, 81_407),
      line('Accise', 'kwh', 81_406.74, 12, 97_688),
      line('Abonnement', 'month', 1, 180, 18_000),
    ],
    ...fields,
  }
}
