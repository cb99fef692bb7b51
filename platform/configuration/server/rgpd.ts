import { sql } from 'kysely'
import type { z } from 'zod'
import { versionConflict, wrongField } from '#kernel/server/errors.ts'
import type { Language } from '#kernel/shared/names.ts'
import { noteConfiguration } from '#platform/delegation/delegation.server.ts'
import type { PlatformDb } from '#platform/platform-db.ts'
import { type Notice, type Rgpd, type RetentionKind, retentionKinds, type RgpdInput } from '../rgpd.model.ts'
import { lockOrder } from './change-places.ts'

type Asking = Parameters<typeof noteConfiguration>[0]

/** What the client decided; the usual times where it decided nothing. */
export async function rgpd(db: PlatformDb): Promise<Rgpd> {
  const row = await db
    .selectFrom('platform.rgpd_configuration')
    .select(['contactMail', 'retention', 'version'])
    .executeTakeFirst()
  const decided = (row?.retention ?? {}) as Partial<Record<RetentionKind, number>>
  const { rows: notices } = await sql<Notice>`
    select distinct on (language) language, number, body, published_at
      from platform.rgpd_notice order by language, number desc`.execute(db)
  return {
    contactMail: row?.contactMail ?? null,
    retention: retentionKinds.map(({ kind, usual, most }) => ({ kind, months: decided[kind] ?? usual, most })),
    notices,
    version: row?.version ?? 0,
  }
}

/** @throws Refusal 400 past the longest time of a kind; 409 when somebody saved in between */
export async function setRgpd(asking: Asking, { contactMail, retention, version }: z.output<typeof RgpdInput>) {
  const { db } = asking
  for (const [index, { kind, months }] of retention.entries()) {
    const most = retentionKinds.find(known => known.kind === kind)?.most ?? 0
    if (months > most)
      throw wrongField(`retention.${index}.months`, 'too-long', 'configuration.kept-too-long', { most })
  }
  const former = await rgpd(db)
  const columns = {
    contactMail,
    retention: JSON.stringify(Object.fromEntries(retention.map(({ kind, months }) => [kind, months]))),
    version: version + 1,
  }
  const saved = await db
    .insertInto('platform.rgpd_configuration')
    .values(columns)
    .onConflict(conflict =>
      conflict.column('clientId').doUpdateSet(columns).where(sql<boolean>`rgpd_configuration.version = ${version}`),
    )
    .executeTakeFirst()
  if (saved.numInsertedOrUpdatedRows === 0n || (former.version === 0 && version > 0)) throw versionConflict()
  const present = await rgpd(db)
  await noteConfiguration(asking, 'rgpd', 'client', decisions(former), decisions(present))
  return present
}

const decisions = ({ contactMail, retention }: Rgpd) => ({ contactMail, retention })

/** Every text of a language, the newest first. */
export const noticesIn = (db: PlatformDb, language: Language) =>
  db
    .selectFrom('platform.rgpd_notice')
    .select(['language', 'number', 'body', 'publishedAt'])
    .where('language', '=', language)
    .orderBy('number', 'desc')
    .execute() as Promise<Notice[]>

/** A text that says the same as the last one is not published again. */
export async function publishNotice(asking: Asking, { language, body }: { language: Language; body: string }) {
  const { db, caller } = asking
  await lockOrder(db, `rgpd ${language}`)
  const [last] = await noticesIn(db, language)
  if (last?.body === body) return
  const number = (last?.number ?? 0) + 1
  await db.insertInto('platform.rgpd_notice').values({ language, number, body, publishedBy: caller.userId }).execute()
  await noteConfiguration(asking, 'rgpd', language, last?.number ?? null, number)
}
