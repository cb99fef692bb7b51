/** The field that a column or a table keeps, as its label is called: `company_id` is `company`, `starts_on` `startsOn`. */
export const fieldOfColumn = (column: string) =>
  column.replace(/_id$/, '').replace(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
