/** Whether the database refused a row because another one holds its place: two who wrote at once, one after the other. */
export const isUniqueViolation = (error: unknown) => (error as { code?: string }).code === '23505'
