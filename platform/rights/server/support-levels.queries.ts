import type { Caller } from '#kernel/server/gate.ts'
import type { Level } from '#kernel/shared/access.ts'
import type { Ask } from './ask.ts'

type Ceiling = { elementId: number; level: Level }
type Supported = Pick<Caller, 'clientId' | 'readOnly'>

/** Support access is granted nothing: it reaches what the client may use, and never further than writing. */
export async function supportLevelsOf(ask: Ask, { clientId, readOnly }: Supported): Promise<Ceiling[]> {
  const rows = await ask<{ elementId: number; ceiling: Level }>(
    'ceilings',
    'select element_id, ceiling from platform.client_right where client_id = $1 and ceiling > 0',
    [clientId],
  )
  const roof = readOnly ? 1 : 2
  return rows.map(({ elementId, ceiling }) => ({ elementId, level: Math.min(ceiling, roof) as Level }))
}

/** The same level on the records of every company; those of an archived one are only read. */
export async function supportPerimeterOf(ask: Ask, { clientId }: Supported, level: Level) {
  if (level === 0) return new Map<string, Level>()
  const rows = await ask<{ id: string; archived: boolean }>(
    'companies',
    'select id, archived_at is not null as archived from platform.company where client_id = $1',
    [clientId],
  )
  return new Map(rows.map(({ id, archived }) => [id, archived ? 1 : level]))
}
