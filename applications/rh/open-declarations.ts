import { sql } from 'kysely'

/** The declaration of contract `c` is not over: it is to be made, on its way, or to be made again. Literals, as an index has them. */
export const isDeclarationOpen = sql<boolean>`c.declaration in ('to_do', 'scheduled', 'in_progress', 'rejected', 'outdated')`
