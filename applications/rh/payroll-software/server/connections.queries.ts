import { sql } from 'kysely'
import { eachOf } from '#kernel/server/each-of.ts'
import { notFound } from '#kernel/server/errors.ts'
import type { Level } from '#kernel/shared/access.ts'
import { serviceInPlace } from '#platform/providers/providers.server.ts'
import type { RhDb } from '#rh/rh-db.ts'
import { rubricsOn } from '../payroll-code.model.ts'
import type { PayrollConnection } from '../payroll-software.model.ts'

export type Reading = { db: RhDb; levels: ReadonlyMap<string, Level>; today: string }

/** How each company of the reader speaks to its payroll software, by name. */
export async function connectionsOf({ db, levels, today }: Reading, onlyId?: string): Promise<PayrollConnection[]> {
  const companyIds = [...levels.keys()].filter(id => onlyId === undefined || id === onlyId)
  const service = await serviceInPlace(db, 'payroll')
  const known = rubricsOn(today)
  const rows = await db
    .selectFrom('platform.company as c')
    .leftJoin('rh.silae_config as s', 's.companyId', 'c.id')
    .leftJoin('rh.silae_last_call as l', 'l.companyId', 'c.id')
    .select(['c.id as companyId', 'c.name as company', 's.dossier', 's.apiClientId', 's.version', 'l.at'])
    .select(eb => [
      eb.ref('s.mode').$castTo<PayrollConnection['mode'] | null>().as('mode'),
      eb.ref('l.outcome').$castTo<NonNullable<PayrollConnection['lastCall']>['outcome'] | null>().as('outcome'),
      eb('s.secretEncrypted', 'is not', null).as('hasSecret'),
      eb('s.subscriptionKeyEncrypted', 'is not', null).as('hasSubscriptionKey'),
      eb
        .selectFrom('rh.silae_mapping as m')
        .select(eb.fn.countAll<number>().as('decided'))
        .whereRef('m.companyId', '=', 'c.id')
        .where('m.rubric', 'in', eachOf(known, 'text'))
        .as('decided'),
    ])
    .where('c.id', 'in', eachOf(companyIds))
    .where('c.archivedAt', 'is', null)
    .orderBy(sql`kernel.normalise(c.name)`)
    .orderBy('c.id')
    .execute()
  return rows.map(({ at, outcome, decided, hasSecret, hasSubscriptionKey, mode, version, ...row }) => ({
    ...row,
    mode: mode ?? 'file',
    hasSecret: hasSecret === true,
    hasSubscriptionKey: hasSubscriptionKey === true,
    service: service === null ? 'off' : service === 'simulated' ? 'simulated' : 'on',
    lastCall: at && outcome ? { at, outcome } : null,
    missing: known.length - Number(decided ?? 0),
    version: version ?? 0,
    can: { map: (levels.get(row.companyId) ?? 0) >= 2, connect: (levels.get(row.companyId) ?? 0) >= 3 },
  }))
}

/** @throws Refusal 404 */
export async function connectionOf(reading: Reading, companyId: string): Promise<PayrollConnection> {
  const [connection] = await connectionsOf(reading, companyId)
  if (!connection) throw notFound()
  return connection
}
