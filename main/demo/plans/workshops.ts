type Crop = {
  code: string
  family: string
  /** What is packed of it. */
  packed: { code: string; name: string; caseG: number; gtin: string }
  /** Codes of the blocks that grow it. */
  blocks: readonly string[]
  /** Kilograms of a day, the least and the most. */
  kg: readonly [number, number]
  lotsADay: number
}

export type WorkshopPlan = {
  client: string
  company: string
  code: string
  name: string
  /** Where its crops grow: a site of the client by its company, its greenhouse, its blocks. */
  grower: { company: string; house: string; code: string }
  crops: readonly Crop[]
  customers: readonly { code: string; name: string; city: string; phone: string }[]
  suppliers: readonly { code: string; name: string; city: string; phone: string }[]
}

const customers = [
  { code: 'HALLES', name: 'Halles du Maine', city: 'Le Mans', phone: '+33261910201' },
  { code: 'PRIMANJ', name: 'Prim’Anjou', city: 'Angers', phone: '+33261910202' },
  { code: 'COOPATL', name: 'Coop Atlantique', city: 'Nantes', phone: '+33261910203' },
  { code: 'MAUGES', name: 'Marché des Mauges', city: 'Cholet', phone: '+33261910204' },
]

/** What the workshops of the demo receive, pack and ship; numbers kept for works of fiction (Arcep, decision 2009-0980). */
export const workshopPlans: readonly WorkshopPlan[] = [
  {
    client: 'val-de-loire',
    company: 'Val de Loire Conditionnement',
    code: 'ST',
    name: 'Station Beaulieu',
    grower: { company: 'Serres du Val de Loire', house: 'Serre Nord', code: 'SN' },
    crops: [
      {
        code: 'GR',
        family: 'Tomate grappe',
        packed: { code: 'TG-500', name: 'Tomate grappe 500 g × 10', caseG: 5_000, gtin: '3453120000011' },
        blocks: ['7', '8', '9', '10'],
        kg: [920, 1_480],
        lotsADay: 2,
      },
      {
        code: 'CT',
        family: 'Tomate cocktail',
        packed: { code: 'TC-250', name: 'Tomate cocktail 250 g × 12', caseG: 3_000, gtin: '3453120000028' },
        blocks: ['3', '5'],
        kg: [600, 1_300],
        lotsADay: 1,
      },
      {
        code: 'CO',
        family: 'Concombre',
        packed: { code: 'CO-12', name: 'Concombre × 12', caseG: 4_800, gtin: '3453120000035' },
        blocks: ['2'],
        kg: [1_400, 2_300],
        lotsADay: 1,
      },
    ],
    customers,
    suppliers: [
      { code: 'LAYON', name: 'GAEC du Layon', city: 'Thouarcé', phone: '+33261910211' },
      { code: 'VARENNES', name: 'EARL Les Varennes', city: 'Varennes-sur-Loire', phone: '+33261910212' },
    ],
  },
  {
    client: 'bocage',
    company: 'Conserverie du Bocage',
    code: 'BO',
    name: 'Atelier de Bressuire',
    grower: { company: 'Conserverie du Bocage', house: 'Champs des Mauges', code: 'CM' },
    crops: [
      {
        code: 'HV',
        family: 'Haricot vert',
        packed: { code: 'HV-800', name: 'Haricots verts 800 g × 6', caseG: 4_800, gtin: '3453120000042' },
        blocks: ['1', '2'],
        kg: [800, 1_600],
        lotsADay: 1,
      },
    ],
    customers: customers.slice(0, 2),
    suppliers: [{ code: 'THOUET', name: 'GAEC du Thouet', city: 'Bressuire', phone: '+33261910213' }],
  },
]
