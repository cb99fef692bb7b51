/** A price or a figure of a day, or of a month by its first day; bounds in ten-thousandths of the unit. */
export type Series = { code: string; unit: string; least: number; most: number }

const price = { unit: 'EUR/MWh', least: -50_000_000, most: 500_000_000 }

/** What each page of values holds. What is not in the brief stands in the README of Energie as our reading. */
export const pagesOfValues = {
  gazpegeod: {
    element: 'energie/dataBourse/gazpegeod',
    step: 'day',
    series: [{ ...price, code: 'peg' }],
  },
  gazco2: {
    element: 'energie/dataBourse/gazco2',
    step: 'day',
    series: [{ code: 'eua', unit: 'EUR/t', least: 0, most: 50_000_000 }],
  },
  elecbase: {
    element: 'energie/dataBourse/elecbase',
    step: 'day',
    series: [{ ...price, code: 'base' }],
  },
  elecgaz: {
    element: 'energie/dataBourse/elecgaz',
    step: 'month',
    series: [{ ...price, code: 'cogeneration-gas' }],
  },
  elecpre: {
    element: 'energie/dataBourse/elecpre',
    step: 'day',
    series: [
      { ...price, code: 'imbalance-up' },
      { ...price, code: 'imbalance-down' },
    ],
  },
  gazpcs: {
    element: 'energie/variables/gazpcs',
    step: 'day',
    /** Gas of the French network has 9.5 to 12.8 kWh a normal cubic metre. */
    series: [{ code: 'pcs', unit: 'kWh/Nm³', least: 95_000, most: 128_000 }],
  },
  autres: {
    element: 'energie/variables/autres',
    step: 'day',
    series: [
      { code: 'temperature', unit: '°C', least: -500_000, most: 600_000 },
      { code: 'radiation', unit: 'J/cm²', least: 0, most: 50_000_000 },
      { code: 'degree-days', unit: '°C·j', least: 0, most: 1_000_000 },
      { code: 'co2', unit: 'kg', least: 0, most: 10_000_000_000 },
    ],
  },
} as const satisfies Record<string, { element: string; step: 'day' | 'month'; series: readonly Series[] }>

export type PageOfValues = keyof typeof pagesOfValues
export const namesOfPages = Object.keys(pagesOfValues) as [PageOfValues, ...PageOfValues[]]
export const elementsOfValues = namesOfPages.map(name => pagesOfValues[name].element) as [string, ...string[]]

/** The series of a page, by their codes. */
export const seriesOf = (page: PageOfValues): readonly Series[] => pagesOfValues[page].series
