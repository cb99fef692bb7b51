/** The sheets that leave with goods, or are kept of their making; that of fabrication is printed apart. */
export const sheetTypes = ['PREPARATION_SHEET', 'PALLET_SHEET', 'DELIVERY_SHEET', 'TEST_SHEET'] as const

/** Every sheet of the workshop that is written as a model. */
export const writtenSheets = [...sheetTypes, 'MANUFACTURING_SHEET'] as const
